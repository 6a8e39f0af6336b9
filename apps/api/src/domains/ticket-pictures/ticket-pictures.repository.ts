import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, TicketPicturesTable, Trx } from '../../database/schema.ts';

export type TicketPictureRow = Pick<Selectable<TicketPicturesTable>, 'id' | 'seq' | 'width' | 'height' | 'key'>;

const SHOWN = ['id', 'seq', 'width', 'height', 'key'] as const;

export async function insertPicture(db: Db, picture: Insertable<TicketPicturesTable>): Promise<void> {
  await db.insertInto('ticket_pictures').values(picture).execute();
}

/** The pictures of some messages of a ticket without their bytes, in the order of sending. */
export async function findPictures(db: Db, ticketId: string, seqs: readonly number[]): Promise<TicketPictureRow[]> {
  return db
    .selectFrom('ticket_pictures')
    .select(SHOWN)
    .where('ticket_id', '=', ticketId)
    .where('is_sent', '=', true)
    .where(sql<boolean>`seq = any(${seqs}::int[])`)
    .orderBy('seq')
    .orderBy('place')
    .execute();
}

/** A person's unsent uploads since a time, the newest first. */
export async function findUnsent(db: Db, userId: string, since: Date, most: number): Promise<TicketPictureRow[]> {
  return db
    .selectFrom('ticket_pictures')
    .select(SHOWN)
    .where('user_id', '=', userId)
    .where('is_sent', '=', false)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
}

export async function findPicture(db: Db, id: string): Promise<{ id: string; key: Buffer; bytes: Buffer } | undefined> {
  return db.selectFrom('ticket_pictures').select(['id', 'key', 'bytes']).where('id', '=', id).executeTakeFirst();
}

/** Attaches a person's unsent pictures to a message; returns how many were found. */
export async function sendPictures(
  trx: Trx,
  { userId, ticketId, seq, ids }: { userId: string; ticketId: string; seq: number; ids: readonly string[] },
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('ticket_pictures')
    .set({
      ticket_id: ticketId,
      seq,
      place: sql<number>`array_position(${[...ids]}::uuid[], id) - 1`,
      is_sent: true,
    })
    .where('id', 'in', ids)
    .where('user_id', '=', userId)
    .where('is_sent', '=', false)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
