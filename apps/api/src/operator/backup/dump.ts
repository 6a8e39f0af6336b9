// The contents of a database as frames, read in one snapshot: the data alone, because migrations make the schema.
import { type Client, escapeIdentifier } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type ChainState, frame, type Manifest, type TableFrame } from './frames.ts';

/** What belongs to the migrations, of ours and of the job queue. */
const OF_MIGRATIONS = ['public.schema_migrations', 'graphile_worker.migrations'];
export const SCHEMAS = ['public', 'graphile_worker'];
const FRAME_BYTES = 64 * 1024;
const PICTURES_AT_ONCE = 1000;

/** Texts of values that every session reads alike, and no timeout. */
export const SESSION = `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = 0;
  set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set extra_float_digits = 1; set bytea_output = 'hex'`;

export const tableName = ({ schema, name }: Pick<TableFrame, 'schema' | 'name'>): string =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
export const columnsOf = ({ columns }: TableFrame): string => columns.map(escapeIdentifier).join(', ');

/**
 * Reads the database in one snapshot; others go on writing meanwhile. Holds a few rows in memory.
 * @param onManifest gets the manifest once it is read
 */
export async function* dump(
  client: Client,
  now: Date,
  onManifest: (manifest: Manifest) => void,
): AsyncGenerator<Buffer> {
  await client.query(SESSION);
  await client.query('begin isolation level repeatable read, read only');
  const manifest = await readManifest(client, now);
  onManifest(manifest);
  yield frame('M', manifest);
  const rows: Record<string, number> = {};
  for (const table of await readTables(client)) {
    yield frame('T', table);
    const stream = client.query(copyTo(`copy ${tableName(table)} (${columnsOf(table)}) to stdout`));
    for await (const part of gathered(stream)) yield frame('D', part);
    rows[`${table.schema}.${table.name}`] = stream.rowCount;
  }
  yield* picturesOf(client);
  // After the rows: a sequence belongs to no snapshot, and must be ahead of them.
  yield frame('E', { rows, sequences: await readSequences(client) });
  await client.query('commit');
}

async function readManifest(client: Client, now: Date): Promise<Manifest> {
  const { rows: migrations } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  );
  const { rows: chains } = await client.query<ChainState>(
    `select chain_id as "chainId", count(payments.id)::integer as payments, max(block_number)::float8 as "bookedBlock"
     from payments full join chain_cursors using (chain_id) group by chain_id order by chain_id`,
  );
  const { rows } = await client.query<Pick<Manifest, 'nextAddressIndex' | 'people' | 'pictures'>>(
    `select (case when is_called then last_value + 1 else last_value end)::float8 as "nextAddressIndex",
       (select count(*) from users)::float8 as people, (select count(*) from picture_files)::float8 as pictures
     from deposit_address_index`,
  );
  const { nextAddressIndex = 0, people = 0, pictures = 0 } = rows[0] ?? {};
  return {
    product: 'mutuals',
    format: 1,
    createdAt: now.toISOString(),
    migrations,
    chains,
    nextAddressIndex,
    people,
    pictures,
  };
}

/** Tables that hold something to keep: not unlogged ones, such as counts of rate limits. Generated columns are left out. */
export async function readTables(client: Client): Promise<TableFrame[]> {
  const { rows } = await client.query<TableFrame>(
    `select nspname as schema, relname as name,
       array_agg(attname::text order by attnum) filter (where attgenerated = '') as columns
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace join pg_attribute on attrelid = pg_class.oid
     where relkind = 'r' and relpersistence = 'p' and nspname = any ($1) and attnum > 0 and not attisdropped
       and nspname || '.' || relname <> all ($2)
       and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
     group by nspname, relname order by nspname, relname`,
    [SCHEMAS, OF_MIGRATIONS],
  );
  return rows;
}

/** Parts of a stream, joined to frames of a useful size. */
async function* gathered(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const part of stream) {
    parts.push(part);
    length += part.length;
    if (length < FRAME_BYTES) continue;
    yield Buffer.concat(parts, length);
    parts = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(parts, length);
}

/** The pictures that the store must have, so that the list can be read without a database. */
async function* picturesOf(client: Client): AsyncGenerator<Buffer> {
  for (let last = ''; ;) {
    const { rows } = await client.query<{ hash: string }>(
      'select hash from picture_files where hash > $1 order by hash limit $2',
      [last, PICTURES_AT_ONCE],
    );
    if (rows.length > 0)
      yield frame(
        'P',
        rows.map(({ hash }) => hash),
      );
    last = rows.at(-1)?.hash ?? '';
    if (rows.length < PICTURES_AT_ONCE) return;
  }
}

async function readSequences(client: Client) {
  const { rows } = await client.query<{ schema: string; name: string }>(
    'select schemaname as schema, sequencename as name from pg_sequences where schemaname = any ($1) order by 1, 2',
    [SCHEMAS],
  );
  const sequences = [];
  for (const row of rows) {
    // Not pg_sequences.last_value, which hides a value that was set and not given out.
    const { rows: states } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${tableName(row)}`,
    );
    for (const state of states) sequences.push({ ...row, ...state });
  }
  return sequences;
}
