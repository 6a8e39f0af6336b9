// The migrated template from which test databases are copied, and the names of both.
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Client } from 'pg';
import { migrate } from '../database/migrate.ts';

const TEMPLATE = 'mutuals_template_';
export const TEST_DATABASE = 'mutuals_test_';

const TEMPLATE_LOCK = 7_205_759_405;
const DATABASE_FOLDER = new URL('../database/', import.meta.url);
const MIGRATIONS_FOLDER = new URL('../../migrations/', import.meta.url);

/** The name of a template with the current migrations; the first call creates it, once for concurrent callers. */
export async function ensureTemplate(admin: Client, serverAddress: string): Promise<string> {
  const name = await templateName();
  if (await exists(admin, name)) return name;
  await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    if (!(await exists(admin, name))) await build(admin, serverAddress, name);
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
  return name;
}

/** Drops test databases whose process was killed, and templates of other migrations. Only the last user may. */
export async function dropLeftovers(admin: Client): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1) or (starts_with(datname, $2) and datname <> $3)',
    [TEST_DATABASE, TEMPLATE, await templateName()],
  );
  for (const { datname } of rows)
    await admin.query(`drop database if exists ${admin.escapeIdentifier(datname)} with (force)`);
}

/** The same server, another database. */
export function addressOf(serverAddress: string, database: string): string {
  const address = new URL(serverAddress);
  address.pathname = `/${database}`;
  return address.href;
}

/** Named by its inputs, so that a changed migration creates a new one. */
async function templateName(): Promise<string> {
  const hash = createHash('sha256').update(await graphileWorkerManifest());
  hash.update(await fs.readFile(new URL('migrate.ts', DATABASE_FOLDER)));
  const names = (await fs.readdir(MIGRATIONS_FOLDER)).filter((name) => name.endsWith('.sql')).toSorted();
  for (const name of names) hash.update(name).update(await fs.readFile(new URL(name, MIGRATIONS_FOLDER)));
  return TEMPLATE + hash.digest('hex').slice(0, 16);
}

/** The job queue has its own migrations. */
async function graphileWorkerManifest(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('graphile-worker');
  return fs.readFile(path.join(path.dirname(entry), '..', 'package.json'), 'utf8');
}

async function exists(admin: Client, name: string): Promise<boolean> {
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
  return rowCount === 1;
}

/** Under another name until complete: a killed build must not pass for a template. */
async function build(admin: Client, serverAddress: string, name: string): Promise<void> {
  const draft = admin.escapeIdentifier(`${name}_draft`);
  await admin.query(`drop database if exists ${draft} with (force)`);
  await admin.query(`create database ${draft}`);
  await migrate(addressOf(serverAddress, `${name}_draft`));
  await admin.query(`alter database ${draft} rename to ${admin.escapeIdentifier(name)}`);
  await admin.query(`alter database ${admin.escapeIdentifier(name)} with allow_connections false`);
}
