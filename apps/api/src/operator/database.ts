// The database as the operator's commands use it.
import { Client, DatabaseError } from 'pg';
import { type Database, openDatabase } from '../database/database.ts';
import { isDatabaseAway } from '../database/errors.ts';
import { findStanding } from '../database/standing.ts';
import { Refused } from './outcome.ts';

const CONNECT_MS = 10_000;

/** Nothing can be done with the database of DATABASE_URL. */
export class DatabaseUnusable extends Refused {
  override name = 'DatabaseUnusable';
}

/** Works on one connection. @throws Refused if the database does not answer */
export async function withClient<T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'mutuals',
    keepAlive: true,
  });
  // A lost connection shows in the query that uses it.
  client.on('error', () => undefined);
  try {
    await client.connect().catch((error: unknown) => {
      throw error instanceof DatabaseError ? new DatabaseUnusable(refusalOf(error)) : error;
    });
    return await work(client);
  } catch (error) {
    throw asRefusal(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The database's own line, which names no secret, for what it refuses. */
function asRefusal(error: unknown): unknown {
  if (isDatabaseAway(error))
    return new DatabaseUnusable(
      `The database of DATABASE_URL does not answer (${codeOf(error)})${codeOf(error) === 'ENOTFOUND' ? ': there is no such host' : ''}.`,
    );
  if (error instanceof DatabaseError) return new Refused(refusalOf(error));
  return error;
}

const refusalOf = ({ message }: DatabaseError): string => `The database refuses: ${message}.`;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'the connection was lost';

/** Refuses a database that is empty (unless `mayBeEmpty`), half restored, or of another program, before anything is read from it or changed in it. @throws DatabaseUnusable */
export async function requireOurs(client: Client, { mayBeEmpty = false } = {}): Promise<void> {
  const standing = await findStanding(client);
  if (standing.is === 'foreign') throw new DatabaseUnusable(standing.problem);
  if (standing.is === 'restoring')
    throw new DatabaseUnusable('A restore of this database did not end: run "mutuals restore" again.');
  if (standing.is === 'empty' && !mayBeEmpty)
    throw new DatabaseUnusable('The database of DATABASE_URL is empty: run "mutuals migrate", or restore a backup.');
}

/** Works with a pool of two connections on a database of ours. @throws Refused if it does not answer, or is none */
export async function withPool<T>(databaseUrl: string, work: (database: Database) => Promise<T>): Promise<T> {
  await withClient(databaseUrl, requireOurs);
  const database = openDatabase(databaseUrl, { maxConnections: 2 });
  try {
    return await work(database);
  } catch (error) {
    throw asRefusal(error);
  } finally {
    await database.close();
  }
}
