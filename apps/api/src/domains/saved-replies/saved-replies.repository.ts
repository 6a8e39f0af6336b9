import { type Selectable, sql } from 'kysely';
import type { Db, SavedRepliesTable, Trx } from '../../database/schema.ts';

export type SavedReplyRow = Selectable<SavedRepliesTable>;

/** All of them, by name. */
export async function findReplies(db: Db): Promise<SavedReplyRow[]> {
  return db
    .selectFrom('saved_replies')
    .selectAll()
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

/** Locks the table against other writers until the transaction ends, and returns all replies. */
export async function lockReplies(trx: Trx): Promise<SavedReplyRow[]> {
  await sql`lock table saved_replies in share row exclusive mode`.execute(trx);
  return findReplies(trx);
}

export async function writeReply(trx: Trx, reply: SavedReplyRow): Promise<void> {
  const { name, text_en, text_fr, text_zh, updated_at } = reply;
  await trx
    .insertInto('saved_replies')
    .values(reply)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, text_en, text_fr, text_zh, updated_at }))
    .execute();
}

export async function removeReply(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('saved_replies').where('id', '=', id).execute();
}
