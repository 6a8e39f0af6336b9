// Puts the contents of a backup into a migrated, empty database.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Client, escapeIdentifier } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { columnsOf, readTables, SCHEMAS, SESSION, tableName } from './dump.ts';
import { contentOf, type EndFrame, type Frame, isEnd, isManifest, isTable, type Manifest } from './frames.ts';
import { BackupUnreadable } from './seal.ts';

/**
 * Reads a whole backup, so that nothing is changed where it is cut or damaged.
 * @throws BackupUnreadable
 */
export async function inspect(frames: AsyncIterable<Frame>): Promise<Manifest> {
  let manifest: Manifest | null = null;
  let isEnded = false;
  for await (const each of frames) {
    if (isEnded) throw new BackupUnreadable('The backup goes on after its end.');
    if (manifest === null) manifest = contentOf(each, isManifest);
    isEnded = each.type === 'E';
  }
  if (manifest === null || !isEnded) throw new BackupUnreadable('The backup has no end.');
  return manifest;
}

/**
 * Loads all rows in one transaction. Triggers do not run, because their effects are among the rows; foreign keys are
 * made anew, which checks them all.
 * @throws what the database throws; nothing is loaded then
 */
export async function load(client: Client, frames: AsyncGenerator<Frame>): Promise<void> {
  await client.query(SESSION);
  await client.query('begin');
  const restoreRules = await suspendRules(client);
  await emptyTables(client);
  const rows = new Map<string, number>();
  let next = await frames.next();
  while (next.done !== true) {
    const each: Frame = next.value;
    if (each.type === 'T') {
      const table = contentOf(each, isTable);
      const target = client.query(copyFrom(`copy ${tableName(table)} (${columnsOf(table)}) from stdin`));
      const takeRows = async function* (): AsyncGenerator<Buffer> {
        for (next = await frames.next(); next.done !== true && next.value.type === 'D'; next = await frames.next())
          yield next.value.payload;
      };
      await pipeline(Readable.from(takeRows()), target);
      rows.set(`${table.schema}.${table.name}`, target.rowCount);
      continue;
    }
    if (each.type === 'E') await finish(client, contentOf(each, isEnd), rows);
    next = await frames.next();
  }
  await restoreRules();
  // The processes that held these jobs are no more.
  await client.query(
    `update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null`,
  );
  await client.query(
    `update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_at is not null`,
  );
  await client.query('commit');
}

async function finish(
  client: Client,
  { rows, sequences }: EndFrame,
  loaded: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [table, count] of Object.entries(rows))
    if (loaded.get(table) !== count)
      throw new BackupUnreadable(`Of ${table}, ${loaded.get(table) ?? 0} of ${count} rows could be loaded.`);
  for (const { schema, name, lastValue, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`,
      lastValue,
      isCalled,
    ]);
}

/** Migrations put a few rows into some tables. */
async function emptyTables(client: Client): Promise<void> {
  const tables = await readTables(client);
  await client.query(`truncate ${tables.map(tableName).join(', ')}`);
}

/** Drops the foreign keys and disables the triggers; returns what brings them back. */
async function suspendRules(client: Client): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint join pg_namespace on pg_namespace.oid = connamespace
     where contype = 'f' and conparentid = 0 and nspname = any ($1) order by 1, 2`,
    [SCHEMAS],
  );
  const { rows: triggers } = await client.query<{ table: string; name: string; mode: string }>(
    `select tgrelid::regclass::text as table, quote_ident(tgname) as name,
       case tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end as mode
     from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_namespace on pg_namespace.oid = relnamespace
     where not tgisinternal and tgenabled <> 'D' and nspname = any ($1) order by 1, 2`,
    [SCHEMAS],
  );
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { table, name } of triggers) await client.query(`alter table ${table} disable trigger ${name}`);
  return async () => {
    await client.query('set constraints all immediate');
    for (const { table, name, mode } of triggers)
      await client.query(`alter table ${table} enable ${mode} trigger ${name}`);
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  };
}
