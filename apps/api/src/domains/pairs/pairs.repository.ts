import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/schema.ts';

/**
 * Whether two people may see each other (D64), as conditions of queries. Everything that shows, counts, lists or tells of
 * another person's profile asks here. Whom a person never sees is read once a query, by two indexes, into an array that is
 * empty for most: a row then costs one comparison, and no plan changes.
 */

const blockedBy = (userId: string) => sql`select blocked_user_id from blocks where blocker_user_id = ${userId}::uuid`;

/** A subquery: the people whom a person never sees. */
export const unseenBy = (userId: string) => sql`(
  ${blockedBy(userId)} union all select blocker_user_id from blocks where blocked_user_id = ${userId}::uuid)`;

/**
 * Whether the person in a column may be seen by a viewer: neither has blocked the other.
 *
 * @param viewerUserId null for a guest, whom nobody can block
 * @param owner a column with a user id, for instance `profiles.user_id`
 */
export const maySee = (viewerUserId: string | null, owner: string): RawBuilder<boolean> =>
  viewerUserId === null
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.ref(owner)} <> all (array${unseenBy(viewerUserId)}))`;

/**
 * Whether a viewer has blocked the person in a column. Where a deleted profile would stay (D39), what is left of the pair is
 * gone for who blocked, and looks as after a deletion to who was blocked.
 */
export const hasBlocked = (viewerUserId: string, owner: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(owner)} = any (array(${blockedBy(viewerUserId)})))`;

/** Whether a person has blocked anybody; asked first where `hasBlocked` costs a look-up a row. */
export const blocksAnybody = (viewerUserId: string): RawBuilder<boolean> =>
  sql<boolean>`exists (${blockedBy(viewerUserId)})`;

/** Whether the person in a column has blocked a viewer; for few rows. */
export const isBlockedBy = (viewerUserId: string, owner: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from blocks as back where back.blocker_user_id = ${sql.ref(owner)} and back.blocked_user_id = ${viewerUserId}::uuid)`;

/** Whether a block stands between two people, columns or ids; for one pair, not for lists. */
export const isBlocked = (
  one: Expression<string>,
  other: Expression<string>,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from blocks where (blocker_user_id, blocked_user_id) in ((${one}, ${other}), (${other}, ${one})))`;

/**
 * Whether a block stands between two people now. Asked again once their profiles are locked, which whoever blocks locks
 * too: then it holds until the transaction ends.
 */
export async function findIsBlocked(trx: Db, userId: string, otherUserId: string): Promise<boolean> {
  const [one, other] = [sql<string>`${userId}::uuid`, sql<string>`${otherUserId}::uuid`];
  const { is } = await trx.selectNoFrom(isBlocked(one, other).as('is')).executeTakeFirstOrThrow();
  return is;
}
