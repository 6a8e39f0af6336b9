import { limits } from '@mutuals/api-client/limits';
import { type Expression, type Insertable, type Selectable, sql } from 'kysely';
import { behind, type ListPart, type PartRequest, reachOf, readPart } from '../../database/list-part.ts';
import type { Db, SwipeKind, SwipesTable } from '../../database/schema.ts';
import { maySee } from '../pairs/pairs.public.ts';

export type SwipeRow = Selectable<SwipesTable>;

/** The decisions of two profiles on each other. */
export async function findSwipesBetween(db: Db, oneProfileId: string, otherProfileId: string): Promise<SwipeRow[]> {
  const of = (actor: string, target: string) =>
    db.selectFrom('swipes').selectAll().where('actor_profile_id', '=', actor).where('target_profile_id', '=', target);
  return of(oneProfileId, otherProfileId).unionAll(of(otherProfileId, oneProfileId)).execute();
}

/** One profile's decision on another; a dislike up to `hidesFrom` no longer counts. */
export async function findDecision(
  db: Db,
  actorProfileId: string,
  targetProfileId: string,
  hidesFrom: Date,
): Promise<SwipeKind | undefined> {
  const decision = await db
    .selectFrom('swipes')
    .select('kind')
    .where('actor_profile_id', '=', actorProfileId)
    .where('target_profile_id', '=', targetProfileId)
    .where((eb) => eb.or([eb('kind', '<>', 'dislike'), eb('created_at', '>', hidesFrom)]))
    .executeTakeFirst();
  return decision?.kind;
}

/** Stores a like, or replaces a dislike by it. Both profiles must be locked. */
export async function putLike(trx: Db, like: Insertable<SwipesTable>): Promise<void> {
  const { actor_profile_id: _actor, target_profile_id: _target, ...decision } = like;
  await trx
    .insertInto('swipes')
    .values(like)
    .onConflict((conflict) =>
      conflict.columns(['actor_profile_id', 'target_profile_id']).doUpdateSet({ ...decision, is_seen: false }),
    )
    .execute();
}

/**
 * Stores a dislike, unless there is a valid decision: a like, or a dislike newer than `hidesFrom`. Returns the valid
 * decision, and whether it was stored now.
 */
export async function putDislike(
  trx: Db,
  {
    actorProfileId,
    targetProfileId,
    now,
    hidesFrom,
  }: { actorProfileId: string; targetProfileId: string; now: Date; hidesFrom: Date },
): Promise<{ kind: SwipeKind; isNew: boolean }> {
  const stored = await trx
    .insertInto('swipes')
    .values({
      actor_profile_id: actorProfileId,
      target_profile_id: targetProfileId,
      kind: 'dislike',
      like_id: null,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['actor_profile_id', 'target_profile_id'])
        .doUpdateSet({ created_at: now })
        .where('swipes.kind', '=', 'dislike')
        .where('swipes.created_at', '<=', hidesFrom),
    )
    .returning('kind')
    .executeTakeFirst();
  if (stored !== undefined) return { kind: stored.kind, isNew: true };
  const { kind } = await trx
    .selectFrom('swipes')
    .select('kind')
    .where('actor_profile_id', '=', actorProfileId)
    .where('target_profile_id', '=', targetProfileId)
    .executeTakeFirstOrThrow();
  return { kind, isNew: false };
}

/** Makes the likes of two profiles on each other passes of now, so that neither deck shows the other (D39). */
export async function turnLikesIntoPasses(trx: Db, profileIds: readonly [string, string], now: Date): Promise<void> {
  await trx
    .updateTable('swipes')
    .set({ kind: 'dislike', like_id: null, made_match: false, created_at: now })
    .where('actor_profile_id', 'in', profileIds)
    .where('target_profile_id', 'in', profileIds)
    .execute();
}

/** A card that was shown: `actorProfileId`'s, to `targetProfileId`. */
export interface ShownCard {
  targetProfileId: string;
  actorProfileId: string;
}

/**
 * Notes that these cards were shown to their receivers; writes only where the one super-liked the other. In the order of
 * ids, and past rows that somebody else is writing: two pages never wait for each other.
 */
export async function markSuperLikesSeen(db: Db, cards: readonly ShownCard[]): Promise<void> {
  if (cards.length === 0) return;
  const targets = cards.map(({ targetProfileId }) => targetProfileId);
  const actors = cards.map(({ actorProfileId }) => actorProfileId);
  await sql`
    with shown as (
      select swipes.actor_profile_id, swipes.target_profile_id
      from swipes join unnest(${targets}::uuid[], ${actors}::uuid[]) as card(target, actor)
        on swipes.target_profile_id = card.target and swipes.actor_profile_id = card.actor
      where swipes.kind = 'super_like' and not swipes.is_seen
      order by swipes.actor_profile_id, swipes.target_profile_id for no key update of swipes skip locked
    )
    update swipes set is_seen = true from shown
    where swipes.actor_profile_id = shown.actor_profile_id and swipes.target_profile_id = shown.target_profile_id
  `.execute(db);
}

/**
 * Takes at most `most` super-likes from before an instant that nobody saw, skipping locked ones; returns the senders of
 * those that come back, once for each. A receiver who decided on the sender has seen it. The super-like itself stays what
 * it is, because its sender can read it: a change would tell that the receiver was not here.
 */
export async function takeUnseenSuperLikes(
  trx: Db,
  before: Date,
  most: number,
): Promise<{ taken: number; returned: { profileId: string; userId: string }[] }> {
  const { rows } = await sql<{ profileId: string; userId: string; isReturned: boolean }>`
    with due as (
      select actor_profile_id, target_profile_id, exists (
        select from swipes answer
        where answer.actor_profile_id = swipes.target_profile_id and answer.target_profile_id = swipes.actor_profile_id
      ) as is_answered
      from swipes where kind = 'super_like' and not is_seen and created_at <= ${before}
      order by created_at limit ${most} for update skip locked
    )
    update swipes set is_seen = true
    from due join profiles sender on sender.id = due.actor_profile_id
    where swipes.actor_profile_id = due.actor_profile_id and swipes.target_profile_id = due.target_profile_id
    returning sender.id as "profileId", sender.user_id as "userId", not due.is_answered as "isReturned"
  `.execute(trx);
  return { taken: rows.length, returned: rows.filter(({ isReturned }) => isReturned) };
}

/** A like with the profile on its other side. */
export interface LikeRow {
  likeId: string;
  ownProfileId: string;
  otherProfileId: string;
  isSuperLike: boolean;
  /** Their conversation; null unless both like each other. */
  conversationId: string | null;
  createdAt: Date;
}

export interface LikesRequest extends PartRequest {
  /** Whose likes. */
  userId: string;
  /**
   * Whether to include unanswered likes from profiles that are deleted or across a block. A tier that may not see who liked
   * must see them: their disappearance would reveal who it was (D1).
   */
  withDeleted: boolean;
  /** Whether to return only unanswered likes. */
  waitingOnly: boolean;
}

/**
 * Whether a profile is living and may be seen by a person. A scalar subquery is one lookup a row, and never a join that
 * reads all profiles.
 */
const isSeen = (profileId: string, userId: string) => sql<boolean>`(
  select other.deleted_at is null and ${maySee(userId, 'other.user_id')} from profiles as other
  where other.id = ${sql.ref(profileId)})`;

const NEWEST = { at: sql<Date>`created_at`, id: sql<string>`like_id` };

/** Whether a like was answered by a like, so that there is a match. Also one lookup a row. */
const isAnswered = (profile: string, other: string) => sql<boolean>`exists (
  select from matches where profile_a_id = least(${sql.ref(profile)}, ${sql.ref(other)})
    and profile_b_id = greatest(${sql.ref(profile)}, ${sql.ref(other)}) and ended_at is null)`;

/** Whether a like is listed: its profile may be seen, or those that may not are included. */
const isTold = (own: string, other: string, { userId, withDeleted }: Pick<LikesRequest, 'userId' | 'withDeleted'>) =>
  withDeleted ? sql<boolean>`(${isSeen(other, userId)} or not ${isAnswered(own, other)})` : isSeen(other, userId);

const conversationOf = (profile: string, other: string) => sql<string | null>`(
  select conversations.id from matches join conversations on conversations.match_id = matches.id
  where profile_a_id = least(${sql.ref(profile)}, ${sql.ref(other)})
    and profile_b_id = greatest(${sql.ref(profile)}, ${sql.ref(other)}) and matches.ended_at is null)`;

/** Written into the statement: with a parameter, a plan for all values could not use the indexes of likes. */
const NO_LIKE = sql.lit<SwipeKind>('dislike');

/**
 * A part of the likes that these profiles received or sent, newest first. An index serves the likes of each profile. A
 * like has an id of its own, which reveals nothing about who liked (D1).
 */
export async function findLikes(
  db: Db,
  side: 'received' | 'sent',
  profileIds: readonly string[],
  { userId, withDeleted, waitingOnly, ...request }: LikesRequest,
): Promise<ListPart<LikeRow>> {
  if (profileIds.length === 0) return { rows: [], total: 0, next: null };
  const [own, other] =
    side === 'received'
      ? (['target_profile_id', 'actor_profile_id'] as const)
      : (['actor_profile_id', 'target_profile_id'] as const);
  const likesOf = (profile: Expression<string>) =>
    db
      .selectFrom('swipes')
      .where(`swipes.${own}`, '=', profile)
      .where('swipes.kind', '<>', NO_LIKE)
      .where(isTold(`swipes.${own}`, `swipes.${other}`, { userId, withDeleted }))
      .$if(waitingOnly, (query) => query.where(({ not }) => not(isAnswered(`swipes.${own}`, `swipes.${other}`))))
      .select(['like_id', `swipes.${other} as other_id`, 'kind', 'created_at']);
  const mine = sql<{ id: string }>`unnest(${[...profileIds]}::uuid[])`.as<'mine'>(sql`mine(id)`);
  const ofMine = sql<string>`mine.id`;
  const query = db
    .selectFrom(mine)
    .innerJoinLateral(behind(likesOf(ofMine), NEWEST, request).limit(reachOf(request)).as('likes'), (join) =>
      join.onTrue(),
    )
    .select(['mine.id as own_id', 'like_id', 'other_id', 'kind', 'created_at'])
    .select(conversationOf('mine.id', 'likes.other_id').as('conversation_id'));
  const all = db.selectFrom(mine).innerJoinLateral(likesOf(ofMine).as('likes'), (join) => join.onTrue());
  const part = await readPart(db, query, { by: NEWEST, all, request });
  return {
    ...part,
    // The database gives every like an id; only dislikes have none.
    rows: part.rows.map((row) => ({
      likeId: row.like_id ?? '',
      ownProfileId: row.own_id,
      otherProfileId: row.other_id,
      isSuperLike: row.kind === 'super_like',
      conversationId: row.conversation_id,
      createdAt: row.created_at,
    })),
  };
}

/**
 * A subquery: the unanswered likes of a person's living profiles since `since` (null for all), up to 100 because
 * screens say "99+".
 */
export function waitingCount(
  db: Db,
  userId: string,
  { since, withDeleted }: { since: Date | null } & Pick<LikesRequest, 'withDeleted'>,
) {
  const received = db
    .selectFrom('profiles as own')
    .innerJoin('swipes', 'swipes.target_profile_id', 'own.id')
    .where('own.user_id', '=', userId)
    .where('own.deleted_at', 'is', null)
    .where('swipes.kind', '<>', NO_LIKE)
    .where(isTold('swipes.target_profile_id', 'swipes.actor_profile_id', { userId, withDeleted }))
    .where(({ not }) => not(isAnswered('swipes.target_profile_id', 'swipes.actor_profile_id')))
    .$if(since !== null, (query) => query.where('swipes.created_at', '>', since))
    .select('swipes.like_id')
    .limit(limits.countMax);
  return db
    .selectFrom(received.as('likes'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .$asScalar()
    .$notNull();
}
