import { type Insertable, type Selectable, sql } from 'kysely';
import { behind, type ListPart, type PartRequest, readPart } from '../../database/list-part.ts';
import type { BlocksTable, Db } from '../../database/schema.ts';
import { isBlockedBy, maySee } from '../pairs/pairs.public.ts';
import { partnerColumn, type PartnerRow } from '../profiles/profiles.public.ts';

/** A block in the list of who blocked. */
export interface ListedBlock {
  id: string;
  created_at: Date;
  /** What was seen when blocking; as deleted if it is, or if the other person has blocked as well (D64). */
  profile: PartnerRow;
}

const blocksOf = (db: Db, userId: string) =>
  db
    .selectFrom('blocks')
    .innerJoin('profiles as seen', 'seen.id', 'blocks.blocked_profile_id')
    .where('blocks.blocker_user_id', '=', userId)
    .select([
      'blocks.id',
      'blocks.created_at',
      partnerColumn('seen', sql`not ${isBlockedBy(userId, 'seen.user_id')}`).as('profile'),
    ]);

const LAST_BLOCKED = { at: sql<Date>`blocks.created_at`, id: sql<string>`blocks.id` };

/** A part of a person's blocks, the last one first. */
export async function findBlocks(db: Db, userId: string, request: PartRequest): Promise<ListPart<ListedBlock>> {
  const all = blocksOf(db, userId);
  return readPart(db, behind(all, LAST_BLOCKED, request), { by: LAST_BLOCKED, all, request });
}

/** A person's block of another one. */
export async function findBlock(db: Db, userId: string, blockedUserId: string): Promise<ListedBlock | undefined> {
  return blocksOf(db, userId).where('blocks.blocked_user_id', '=', blockedUserId).executeTakeFirst();
}

/** A profile to be blocked, with what its person and the caller have with each other. */
export interface Blockable {
  userId: string;
  /** It is living, and no block stands between the two. */
  isSeen: boolean;
  /** The caller matched with it or liked it: they know it, whatever became of it. */
  isKnown: boolean;
}

/** A profile, deleted or not, for a person who blocks it. What it did alone, like a like, is no reason to know it (D1). */
export async function findBlockable(db: Db, userId: string, profileId: string): Promise<Blockable | undefined> {
  const { rows } = await sql<Blockable>`
    select seen.user_id as "userId", seen.deleted_at is null and ${maySee(userId, 'seen.user_id')} as "isSeen",
      exists (select from matches where profile_a_id = seen.id and user_b_id = ${userId}
        union all select from matches where profile_b_id = seen.id and user_a_id = ${userId}
        union all select from profiles own join swipes on swipes.actor_profile_id = own.id and swipes.target_profile_id = seen.id
          where own.user_id = ${userId} and swipes.kind <> 'dislike') as "isKnown"
    from profiles seen where seen.id = ${profileId}`.execute(db);
  return rows[0];
}

export async function insertBlock(trx: Db, block: Insertable<BlocksTable>): Promise<void> {
  await trx.insertInto('blocks').values(block).execute();
}

/** How many people a person has blocked. */
export async function countBlocks(trx: Db, userId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('blocks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('blocker_user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes a person's own block; undefined if it is not there, or another person's. */
export async function deleteBlock(
  trx: Db,
  userId: string,
  id: string,
): Promise<Pick<Selectable<BlocksTable>, 'blocked_user_id'> | undefined> {
  return trx
    .deleteFrom('blocks')
    .where('id', '=', id)
    .where('blocker_user_id', '=', userId)
    .returning('blocked_user_id')
    .executeTakeFirst();
}
