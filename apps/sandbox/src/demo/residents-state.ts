// What the residents act on, read from the database, so that a restart forgets nothing.
import type { Db, Schema, Tier } from '@mutuals/api/seeding';
import { type Selectable, sql } from 'kysely';

export interface Newcomer {
  readonly profileId: string;
  readonly createdAt: Date;
  readonly likes: number;
}

/** A conversation between a resident and a visitor that may need the resident. */
export interface OpenConversation {
  readonly id: string;
  readonly ownProfileId: string;
  readonly ownUserId: string;
  readonly partnerProfileId: string;
  readonly lastSeq: number;
  /** When the last message came, or the match. */
  readonly since: Date;
  readonly isUnread: boolean;
  /** Whether the partner wrote last. */
  readonly isAsked: boolean;
}

const profileColumns = [
  'id',
  'user_id',
  'profile_type',
  'subtype',
  'name',
  'bio',
  'tags',
  'languages',
  'interests',
  'skills',
  'tier',
] as const satisfies readonly (keyof Schema['profiles'])[];

/** The fields of a profile that a resident uses. */
export type KnownProfile = Pick<Selectable<Schema['profiles']>, (typeof profileColumns)[number]>;

export interface Candidate extends KnownProfile {
  readonly tier: Tier;
  /** The newcomer's decision on it, and whether it likes the newcomer already. */
  readonly decided: 'liked' | 'disliked' | null;
  readonly likesAlready: boolean;
}

const NEWCOMERS = 20;
const CONVERSATIONS = 50;

/** Visitors' profiles with fewer likes from residents than they should get, the newest first. */
export async function findNewcomers(db: Db, residents: readonly string[], wanted: number): Promise<Newcomer[]> {
  const { rows } = await sql<{ id: string; created_at: Date; likes: number }>`
    select p.id, p.created_at, given.likes
    from profiles p
    cross join lateral (
      select count(*)::integer as likes from swipes s join profiles liker on liker.id = s.actor_profile_id
      where s.target_profile_id = p.id and s.kind <> 'dislike' and liker.user_id = any(${residents}::uuid[])) given
    where p.deleted_at is null and p.user_id <> all(${residents}::uuid[]) and given.likes < ${wanted}
    order by p.created_at desc limit ${NEWCOMERS}`.execute(db);
  return rows.map((row) => ({ profileId: row.id, createdAt: row.created_at, likes: row.likes }));
}

/** Conversations with something unread or a question for a resident, or without any message. */
export async function findOpenConversations(db: Db, residents: readonly string[]): Promise<OpenConversation[]> {
  const { rows } = await sql<{
    id: string;
    own: string;
    own_user: string;
    partner: string;
    last_seq: number;
    since: Date;
    unread: number;
    asked: boolean | null;
  }>`
    select c.id, own.profile_id as own, own.user_id as own_user, partner.profile_id as partner, c.last_seq,
      coalesce(c.last_message_at, c.created_at) as since, own.unread_count as unread, m.sender_profile_id = partner.profile_id as asked
    from conversation_members own
    join conversations c on c.id = own.conversation_id
    join conversation_members partner on partner.conversation_id = c.id and partner.profile_id <> own.profile_id
    join profiles p on p.id = partner.profile_id and p.deleted_at is null
    join profiles mine on mine.id = own.profile_id and mine.deleted_at is null
    left join messages m on m.conversation_id = c.id and m.seq = c.last_seq
    where own.user_id = any(${residents}::uuid[]) and partner.user_id <> all(${residents}::uuid[])
      and (own.unread_count > 0 or c.last_seq = 0 or m.sender_profile_id = partner.profile_id)
    order by since desc limit ${CONVERSATIONS}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    ownProfileId: row.own,
    ownUserId: row.own_user,
    partnerProfileId: row.partner,
    lastSeq: row.last_seq,
    since: row.since,
    isUnread: row.unread > 0,
    isAsked: row.asked === true,
  }));
}

/** Every resident's profile, with its decisions and the newcomer's. */
export async function findCandidates(db: Db, residents: readonly string[], newcomerId: string): Promise<Candidate[]> {
  const rows = await db
    .selectFrom('profiles as p')
    .leftJoin('swipes as given', (join) =>
      join.onRef('given.target_profile_id', '=', 'p.id').on('given.actor_profile_id', '=', newcomerId),
    )
    .leftJoin('swipes as got', (join) =>
      join.onRef('got.actor_profile_id', '=', 'p.id').on('got.target_profile_id', '=', newcomerId),
    )
    .select(profileColumns.map((column) => `p.${column}` as const))
    .select(['given.kind as given_kind', 'got.kind as got_kind'])
    .where('p.user_id', 'in', residents)
    .where('p.deleted_at', 'is', null)
    .execute();
  return rows.map(({ given_kind: given, got_kind: got, ...row }) => ({
    ...row,
    decided: given === null ? null : given === 'dislike' ? 'disliked' : 'liked',
    likesAlready: got !== null && got !== 'dislike',
  }));
}

/** The users of these Privy ids. */
export async function findUsers(db: Db, privyIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('users').select(['id', 'privy_id']).where('privy_id', 'in', privyIds).execute();
  return new Map(rows.map((row) => [row.privy_id, row.id]));
}

/** A profile that is not deleted. */
export async function findProfile(db: Db, id: string): Promise<KnownProfile | undefined> {
  return db
    .selectFrom('profiles')
    .select(profileColumns)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The last messages of a conversation, oldest first. */
export async function findLastMessages(db: Db, conversationId: string, limit: number) {
  const rows = await db
    .selectFrom('messages')
    .select(['sender_profile_id', 'content', 'type', 'created_at'])
    .where('conversation_id', '=', conversationId)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
  return rows.toReversed();
}
