import type { Picture } from '@mutuals/api-client/pictures';
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { DataExportsTable, Db, Trx } from '../../database/schema.ts';
import { type Section, sectionOf } from './sections.rules.ts';

export type ExportRow = Selectable<DataExportsTable>;

export async function findExport(db: Db, userId: string): Promise<ExportRow | undefined> {
  return db.selectFrom('data_exports').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function findExportById(db: Db, id: string): Promise<ExportRow | undefined> {
  return db.selectFrom('data_exports').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Stores a new export in the place of the last one, with its file. */
export async function replaceExport(trx: Trx, row: Insertable<DataExportsTable>): Promise<ExportRow> {
  await trx.deleteFrom('data_exports').where('user_id', '=', row.user_id).execute();
  return trx.insertInto('data_exports').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Stores a part of a file; false if the export is gone, or was finished by another attempt. */
export async function addPart(
  db: Db,
  { exportId, attempt, seq, bytes }: { exportId: string; attempt: string; seq: number; bytes: Buffer },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into data_export_parts (export_id, attempt, seq, bytes)
    select id, ${attempt}, ${seq}, ${bytes} from data_exports where id = ${exportId} and ready_at is null for key share
  `.execute(db);
  return numAffectedRows === 1n;
}

/** Makes an attempt's parts the file, unless another one was faster; deletes the parts of all others. */
export async function finishExport(
  trx: Trx,
  { exportId, attempt, bytes }: { exportId: string; attempt: string; bytes: number },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('data_exports')
    .set({ ready_at: now, attempt, bytes })
    .where('id', '=', exportId)
    .where('ready_at', 'is', null)
    .execute();
  await sql`
    delete from data_export_parts part using data_exports export
    where part.export_id = ${exportId} and export.id = part.export_id and part.attempt <> export.attempt
  `.execute(trx);
}

/** Deletes what attempts that were cut off left. */
export async function deleteParts(db: Db, exportId: string, attempt: string): Promise<void> {
  await db.deleteFrom('data_export_parts').where('export_id', '=', exportId).where('attempt', '=', attempt).execute();
}

export async function findPart(db: Db, exportId: string, attempt: string, seq: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('data_export_parts')
    .select('bytes')
    .where('export_id', '=', exportId)
    .where('attempt', '=', attempt)
    .where('seq', '=', seq)
    .executeTakeFirst();
  return row?.bytes;
}

/** A person and every profile that they ever had. */
export interface Holders {
  userId: string;
  profileIds: readonly string[];
}

export async function findProfileIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('profiles').select('id').where('user_id', '=', userId).execute();
  return rows.map(({ id }) => id);
}

/** The columns that rows are sorted by, where a table has them. */
const SORTED_BY = ['conversation_id', 'ticket_id', 'session_id', 'created_at', 'seq'];
const ROWS_AT_ONCE = 100;

/** A person's rows of a kind, a few at a time from one snapshot. */
export async function* readRows(
  db: Db,
  section: Section,
  holders: Holders,
): AsyncGenerator<Readonly<Record<string, unknown>>> {
  const columns = Object.keys(section.columns);
  const order = SORTED_BY.filter((column) => columns.includes(column)).map((column) => sql.ref(column));
  const trx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  try {
    await sql`
      declare exported no scroll cursor for
      select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(section.table)}
      where ${isOwn(section, holders)} ${order.length === 0 ? sql`` : sql`order by ${sql.join(order)}`}
    `.execute(trx);
    for (let count = ROWS_AT_ONCE; count === ROWS_AT_ONCE;) {
      const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(ROWS_AT_ONCE)} from exported`.execute(trx);
      yield* rows;
      count = rows.length;
    }
  } finally {
    await trx.rollback().execute();
  }
}

/** Whether a row is the person's: by one of the columns of its rule. */
function isOwn({ of, except = {} }: Section, holders: Holders): RawBuilder<boolean> {
  const conditions = Object.entries(of).map(([column, holder]) => {
    if (holder === 'user') return sql<boolean>`${sql.ref(column)} = ${sql.lit(holders.userId)}`;
    if (holder === 'profile')
      return sql<boolean>`${sql.ref(column)} = any(${sql.lit(`{${holders.profileIds.join()}}`)}::uuid[])`;
    const [table = '', key = ''] = holder.split('.');
    return sql<boolean>`${sql.ref(column)} in (select ${sql.ref(key)} from ${sql.table(table)} where ${isOwn(sectionOf(table), holders)})`;
  });
  const exceptions = Object.entries(except).map(([column, value]) => sql`and ${sql.ref(column)} <> ${sql.lit(value)}`);
  return sql<boolean>`(${sql.join(conditions, sql` or `)}) ${sql.join(exceptions, sql` `)}`;
}

/** The pictures that a person uploaded. */
export async function findPictures(db: Db, userId: string): Promise<Picture[]> {
  return db
    .selectFrom('pictures')
    .innerJoin('picture_files as file', 'file.hash', 'pictures.hash')
    .select(['file.hash', 'file.width', 'file.height', 'file.thumbhash'])
    .where('pictures.user_id', '=', userId)
    .orderBy('file.hash')
    .execute();
}

/** The ids of the pictures in a person's tickets. */
export async function findTicketPictureIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('ticket_pictures')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('user_id', '=', userId),
        eb('ticket_id', 'in', eb.selectFrom('tickets').select('tickets.id').where('tickets.user_id', '=', userId)),
      ]),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function findTicketPicture(db: Db, id: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('ticket_pictures').select('bytes').where('id', '=', id).executeTakeFirst();
  return row?.bytes;
}
