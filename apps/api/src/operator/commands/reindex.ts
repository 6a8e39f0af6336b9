import { type Client, DatabaseError } from 'pg';
import { requireOurs, withClient } from '../database.ts';
import { type Outcome, Refused } from '../outcome.ts';

/** Any number, the same for all: two would wait for each other's snapshots. */
const LOCK = 7_205_759_410;

interface Index {
  /** With its schema, quoted. */
  readonly name: string;
  readonly bytes: number;
}

/**
 * Builds indexes anew, one after the other, while people go on reading and writing: those of searches, which grow by
 * every change of a text, and unfinished ones; or all of them. Stopped at any time it leaves every index usable; what it had begun is dropped
 * by the next run.
 * @param tell gets a line for each index once it is done
 * @throws Refused
 */
export async function reindex(
  { databaseUrl }: { readonly databaseUrl: string },
  isAll: boolean,
  tell: (line: string) => void,
): Promise<Outcome> {
  return withClient(databaseUrl, async (client) => {
    await requireOurs(client);
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [LOCK]);
    if (rows[0]?.held !== true) throw new Refused('Another reindex works on this database.');
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    const left = await findLeftOvers(client);
    for (const name of left) await client.query(`drop index concurrently if exists ${name}`);
    if (left.length > 0) tell(`${left.length} that an earlier run left unfinished were dropped.`);
    const indexes = await findIndexes(client, isAll);
    const done: { name: string; before: number; after: number }[] = [];
    const problems: string[] = [];
    for (const { name, bytes } of indexes) {
      const failure = await rebuild(client, name);
      if (failure !== null) {
        problems.push(`${name} stays as it was: ${failure}.`);
        continue;
      }
      const after = await sizeOf(client, name);
      done.push({ name, before: bytes, after });
      tell(`${done.length} of ${indexes.length}  ${name}: ${kilobytes(bytes)}, now ${kilobytes(after)}`);
    }
    return {
      lines: [`${done.length} indexes were built anew.`],
      problems,
      data: { dropped: left, indexes: done },
    };
  });
}

/** Null, or the database's own line: an index that cannot be built stops no other. */
async function rebuild(client: Client, name: string): Promise<string | null> {
  try {
    await client.query(`reindex index concurrently ${name}`);
    return null;
  } catch (error) {
    if (error instanceof DatabaseError) return error.message;
    throw error;
  }
}

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1024)} kB`;

/** The largest last: what fails for want of disk fails after the rest is done. */
async function findIndexes(client: Client, isAll: boolean): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `select format('%I.%I', nspname, relname) as name, pg_relation_size(pg_class.oid)::float8 as bytes
     from pg_index join pg_class on pg_class.oid = indexrelid join pg_namespace on pg_namespace.oid = relnamespace
       join pg_am on pg_am.oid = relam
     where relkind = 'i' and relpersistence = 'p' and nspname in ('public', 'graphile_worker')
       and (amname in ('gin', 'gist') or not indisvalid or $1)
     order by bytes, 1`,
    [isAll],
  );
  return rows;
}

/** What PostgreSQL calls an index that it had begun to build in place of another. */
async function findLeftOvers(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name
     from pg_index join pg_class on pg_class.oid = indexrelid join pg_namespace on pg_namespace.oid = relnamespace
     where not indisvalid and relname ~ '_cc(new|old)\\d*$' and nspname in ('public', 'graphile_worker') order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function sizeOf(client: Client, name: string): Promise<number> {
  const { rows } = await client.query<{ bytes: number }>('select pg_relation_size($1::regclass)::float8 as bytes', [
    name,
  ]);
  return rows[0]?.bytes ?? 0;
}
