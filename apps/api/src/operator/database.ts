// The database as the operator's commands use it.
import { Client, DatabaseError } from 'pg';
import { type Database, openDatabase } from '../database/database.ts';
import { isDatabaseAway } from '../database/errors.ts';
import { Refused } from './outcome.ts';

const CONNECT_MS = 10_000;

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
    await client.connect();
    return await work(client);
  } catch (error) {
    throw asRefusal(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The database's own line, which names no secret, for what it refuses. */
function asRefusal(error: unknown): unknown {
  if (isDatabaseAway(error)) return new Refused(`The database of DATABASE_URL does not answer (${codeOf(error)}).`);
  if (error instanceof DatabaseError) return new Refused(`The database refuses: ${error.message}.`);
  return error;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'the connection was lost';

/** Works with a pool of two connections. @throws Refused if the database does not answer */
export async function withPool<T>(databaseUrl: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(databaseUrl, { maxConnections: 2 });
  try {
    return await work(database);
  } catch (error) {
    throw asRefusal(error);
  } finally {
    await database.close();
  }
}
