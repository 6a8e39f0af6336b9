// What the doctor asks the database.
import type { Client } from 'pg';
import type { Clock } from '../../clock.ts';
import type { Migration } from '../../database/migrate.ts';
import { DatabaseUnusable, requireOurs, withClient } from '../database.ts';
import { Ails, type Check, NotLookedAt } from './check.ts';
import { CannotCompare, findDrift } from './schema-drift.ts';

const OLDEST_VERSION = 150_000;
const MOST_SKEW_MS = 5000;
const SHOWN = 10;
/** A new database is made and migrated. */
const DRIFT_LIMIT_MS = 60_000;

interface Options {
  readonly databaseUrl: string;
  readonly connections: number;
  readonly migrations: readonly Migration[];
  readonly clock: Clock;
}

export function databaseChecks({ databaseUrl, connections, migrations, clock }: Options): Check[] {
  return [
    { name: 'database', look: () => withClient(databaseUrl, (client) => lookAtServer(client, connections)) },
    {
      name: 'clock of the database',
      look: () => withClient(databaseUrl, (client) => lookAtClock(client, clock)).catch(notLookedAt),
    },
    { name: 'migrations', look: () => lookAtMigrations(databaseUrl, migrations) },
  ];
}

/** What is wrong with the database is said once, by its own check. */
function notLookedAt(error: unknown): never {
  throw error instanceof DatabaseUnusable ? new NotLookedAt('not looked at: the database cannot be used.') : error;
}

/** Looks into a database of ours. Throws NotLookedAt where it is none, and what `look` throws. */
export const withOurs = <T>(databaseUrl: string, look: (client: Client) => Promise<T>): Promise<T> =>
  withClient(databaseUrl, async (client) => {
    await requireOurs(client);
    return look(client);
  }).catch(notLookedAt);

/** Makes and migrates a database beside this one, to compare them. */
export const driftCheck = (databaseUrl: string, migrations: readonly Migration[]): Check => ({
  name: 'schema',
  timeLimitMs: DRIFT_LIMIT_MS,
  look: () => withOurs(databaseUrl, (client) => lookForDrift(client, databaseUrl, migrations)),
});

async function lookAtServer(client: Client, connections: number): Promise<string> {
  const { rows } = await client.query<{
    version: string;
    number: number;
    encoding: string;
    collation: string;
    folds: boolean;
    trgm: boolean;
    most: number;
    bytes: string;
  }>(`select current_setting('server_version') as version, current_setting('server_version_num')::integer as number,
    current_setting('server_encoding') as encoding, datcollate as collation, lower('ÉЖ') = 'éж' as folds,
    exists (select from pg_available_extensions where name = 'pg_trgm') as trgm,
    current_setting('max_connections')::integer as most, pg_size_pretty(pg_database_size(current_database())) as bytes
    from pg_database where datname = current_database()`);
  const [is] = rows;
  if (is === undefined) throw new Ails('the server says nothing of itself.');
  const ailing = [
    ...(is.number < OLDEST_VERSION ? [`PostgreSQL ${is.version} is too old: 15 or newer is needed.`] : []),
    ...(is.encoding === 'UTF8' ? [] : [`its encoding is ${is.encoding}: it must be UTF8.`]),
    ...(is.folds
      ? []
      : [`its locale ${is.collation} does not know capital letters: É is no é, and names are not found.`]),
    ...(is.trgm ? [] : ['the extension pg_trgm is not there: install the contrib package of PostgreSQL.']),
    ...(is.most < connections + 20
      ? [`max_connections is ${is.most}, and one server with its jobs needs up to ${connections * 2 + 20}.`]
      : []),
  ];
  if (ailing.length > 0) throw new Ails(...ailing);
  return `PostgreSQL ${is.version}, ${is.encoding}, locale ${is.collation}, pg_trgm; ${is.bytes}.`;
}

async function lookAtClock(client: Client, clock: Clock): Promise<string> {
  const before = clock.now().getTime();
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
  const own = (before + clock.now().getTime()) / 2;
  const skew = Math.round((rows[0]?.now.getTime() ?? 0) - own);
  if (Math.abs(skew) > MOST_SKEW_MS)
    throw new Ails(
      `it is ${Math.round(Math.abs(skew) / 1000)} s ${skew > 0 ? 'ahead of' : 'behind'} this machine's: check that NTP runs on both.`,
    );
  return `it differs from this machine's by ${skew} ms.`;
}

async function appliedIn(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by name');
  return rows.map(({ name }) => name);
}

async function lookAtMigrations(databaseUrl: string, migrations: readonly Migration[]): Promise<string> {
  const applied = await withClient(databaseUrl, async (client) => {
    await requireOurs(client).catch((error: unknown) => {
      throw error instanceof DatabaseUnusable ? new Ails(...error.problems) : error;
    });
    return appliedIn(client);
  }).catch(notLookedAt);
  const waiting = migrations.filter(({ name }) => !applied.includes(name)).length;
  const newer = applied.filter((name) => !migrations.some((migration) => migration.name === name));
  if (waiting > 0) throw new Ails(`${waiting} wait: start a server of this version, or see "mutuals migrate --plan".`);
  if (newer.length > 0) throw new Ails(`the database is of a newer version: it has ${newer.at(-1)}.`);
  return `${applied.length}, up to ${applied.at(-1) ?? 'none'}.`;
}

async function lookForDrift(
  client: Client,
  databaseUrl: string,
  migrations: readonly Migration[],
): Promise<string | null> {
  const applied = await appliedIn(client);
  if (applied.some((name) => !migrations.some((migration) => migration.name === name)))
    throw new Ails('it cannot be compared: the database is of a newer version.');
  try {
    const found = await findDrift(
      client,
      databaseUrl,
      migrations.filter(({ name }) => applied.includes(name)),
    );
    if (found.length === 0) return 'it is what the migrations make.';
    const more = found.length > SHOWN ? [`${found.length - SHOWN} more differences.`] : [];
    throw new Ails(...found.slice(0, SHOWN), ...more);
  } catch (error) {
    if (error instanceof CannotCompare) return `it was not compared: ${error.message}`;
    throw error;
  }
}
