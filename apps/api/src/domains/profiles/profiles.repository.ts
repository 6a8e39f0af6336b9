import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type {
  Db,
  ProfileCountersTable,
  ProfilesTable,
  ProofKind,
  ProofMethod,
  ReplyHabit,
} from '../../database/schema.ts';
import { maySee } from '../pairs/pairs.public.ts';
import type { ShownLinkRow } from './project-links.repository.ts';

export type ProfileRow = Pick<Selectable<ProfilesTable>, (typeof columns)[number]>;

const columns = [
  'id',
  'user_id',
  'profile_type',
  'subtype',
  'name',
  'bio',
  'avatar_url',
  'cover_url',
  'picture_descriptions',
  'tags',
  'languages',
  'interests',
  'skills',
  'details',
  'is_verified',
  'proven_kinds',
  'tier',
  'created_at',
  'updated_at',
  'deleted_at',
  'hidden_at',
] as const satisfies readonly (keyof ProfilesTable)[];

/** The counters of a profile. */
export type ProfileCounts = Pick<Selectable<ProfileCountersTable>, 'views' | 'likes' | 'matches'>;
/** What a profile has proven and shows, as JSON: its times are texts. */
export interface ShownProofRow {
  kind: ProofKind;
  subject: string;
  name: string | null;
  count: number | null;
  method: ProofMethod;
  provedAt: string;
  checkedAt: string;
  state: 'proven' | 'unconfirmed';
}
/** The X account that a profile's owner signed in with last. The time is a text. */
export interface XAccountRow {
  name: string;
  signedInAt: string;
}
/** A profile with its counters and proofs, to be shown in full; `x_account` is for `xProofOf` alone (D36). */
export type CountedProfileRow = ProfileRow &
  ProfileCounts & { reply_habit: ReplyHabit | null; proofs: readonly ShownProofRow[]; x_account: XAccountRow | null };

/** What a match or conversation shows of the partner, who may be deleted. */
export type PartnerRow = Pick<ProfileRow, 'id' | 'profile_type' | 'subtype' | 'name' | 'avatar_url' | 'is_verified'> & {
  is_deleted: boolean;
};

/**
 * A PartnerRow as one value, for a query that joins `profiles` under an alias. One that may not be seen is as a deleted one
 * (D64).
 */
export const partnerColumn = (profile: string, isSeen: RawBuilder<boolean>) => {
  const column = (name: keyof ProfilesTable) => sql.ref(`${profile}.${name}`);
  return sql<PartnerRow>`json_build_object(
    'id', ${column('id')}, 'profile_type', ${column('profile_type')}, 'subtype', ${column('subtype')}, 'name', ${column('name')},
    'avatar_url', ${column('avatar_url')}, 'is_verified', ${column('is_verified')},
    'is_deleted', ${column('deleted_at')} is not null or not ${isSeen})`;
};

/** A profile that its owner acts as. */
export interface ActingProfile {
  id: string;
  userId: string;
}

/** The columns of a ProfileRow, for queries that join profiles; the search vector is never read. */
export const profileColumns = columns;

/**
 * The X account that the owner signed in with last. Null where the sign-in service named none or did not say when, and
 * once somebody else signed in with that name later: X gives a freed name to others.
 */
const xAccount = sql<XAccountRow | null>`(
  select json_build_object('name', person.twitter_username, 'signedInAt', person.twitter_signed_in_at) from users as person
  where person.id = profiles.user_id and person.twitter_username is not null and person.twitter_signed_in_at is not null and not exists (
    select from users as other where lower(other.twitter_username) = lower(person.twitter_username)
      and other.twitter_signed_in_at > person.twitter_signed_in_at))`.as('x_account');

export async function insertProfile(
  trx: Db,
  profile: Insertable<ProfilesTable>,
): Promise<ProfileRow & Pick<CountedProfileRow, 'x_account'>> {
  return trx.insertInto('profiles').values(profile).returning(columns).returning(xAccount).executeTakeFirstOrThrow();
}

/** The counters of a joined `profile_counters` row; 0 without one. */
const counts = (['views', 'likes', 'matches'] as const).map((name) =>
  sql<number>`coalesce(${sql.ref(`profile_counters.${name}`)}, 0)`.as(name),
);

/** How soon a living profile usually answers, if its person shows it. */
const replyHabit = sql<ReplyHabit | null>`(
  select known.habit from reply_habits as known join users as person on person.id = profiles.user_id
  where known.profile_id = profiles.id and person.shows_reply_habit and profiles.deleted_at is null)`;

/**
 * What a profile has proven and shows, the newest first (D84, D87); `limits.proofsPerProfile` bounds it. The project of a seat has a
 * name for those who may see it (D64).
 */
const shownProofs = (viewerUserId: string | null) => sql<ShownProofRow[]>`(
  select coalesce(json_agg(json_build_object('kind', shown.kind, 'subject', shown.subject, 'name', project.name, 'count', shown.count,
    'method', shown.method, 'provedAt', shown.proved_at, 'checkedAt', shown.checked_at, 'state', shown.state)
    order by shown.proved_at desc, shown.id desc), '[]')
  from proofs shown left join profiles project on project.id = shown.project_id and project.deleted_at is null
    and ${maySee(viewerUserId, 'project.user_id')}
  where shown.profile_id = profiles.id and shown.is_shown and shown.state in ('proven', 'unconfirmed'))`;

/** Profiles with their counts, as one viewer sees what they have proven; null for a guest, and for their owner. */
const selectCounted = (db: Db, viewerUserId: string | null) =>
  db
    .selectFrom('profiles')
    .leftJoin('profile_counters', 'profile_counters.profile_id', 'profiles.id')
    .select(columns)
    .select(counts)
    .select([replyHabit.as('reply_habit'), shownProofs(viewerUserId).as('proofs'), xAccount]);

/** A living profile. */
export async function findProfile(db: Db, id: string): Promise<ProfileRow | undefined> {
  return db
    .selectFrom('profiles')
    .select(columns)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** A living profile that a person may see (D64). */
export async function findSeenProfile(db: Db, viewerUserId: string, id: string): Promise<ProfileRow | undefined> {
  return db
    .selectFrom('profiles')
    .select(columns)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(maySee(viewerUserId, 'profiles.user_id'))
    .executeTakeFirst();
}

/** Not deleted by its owner. A profile that the team hid has a `deleted_at` too, so that nothing else shows it. */
export const isKept = sql<boolean>`(deleted_at is null or hidden_at is not null)`;

/** A profile that its owner has not deleted and the viewer may see, hidden or not, with its counters. */
export async function findKeptProfile(
  db: Db,
  viewerUserId: string | null,
  id: string,
): Promise<CountedProfileRow | undefined> {
  return selectCounted(db, viewerUserId)
    .where('id', '=', id)
    .where(isKept)
    .where(maySee(viewerUserId, 'profiles.user_id'))
    .executeTakeFirst();
}

/** The living ones of these profiles, in the order of the ids, with their counters. */
export async function findCountedProfiles(
  db: Db,
  ids: readonly string[],
  viewerUserId: string,
): Promise<CountedProfileRow[]> {
  if (ids.length === 0) return [];
  return selectCounted(db, viewerUserId)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy(sql`array_position(${ids}::uuid[], id)`)
    .execute();
}

/** The living ones of these profiles, with their counters and approved links, unordered. */
export async function findLinkedProfiles(
  db: Db,
  ids: readonly string[],
  viewerUserId: string,
): Promise<(CountedProfileRow & { links: ShownLinkRow[] })[]> {
  if (ids.length === 0) return [];
  const links = sql<ShownLinkRow[]>`(
    select coalesce(json_agg(json_build_object('id', link.id, 'profile_id', link.profile_id, 'url', link.url, 'approved_at', link.approved_at)
      order by link.position), '[]')
    from project_links link where link.profile_id = profiles.id and link.approved_at is not null)`;
  return selectCounted(db, viewerUserId)
    .select(links.as('links'))
    .where('profiles.id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Profiles by their ids, deleted ones too, unordered. */
export async function findProfilesWithDeleted(db: Db, ids: readonly string[]): Promise<ProfileRow[]> {
  return ids.length === 0 ? [] : db.selectFrom('profiles').select(columns).where('id', 'in', ids).execute();
}

/** Locks all profiles of two people, always in the same order, until the transaction ends: as a like locks two of them. */
export async function lockProfilesOf(trx: Db, userIds: readonly [string, string]): Promise<void> {
  await trx
    .selectFrom('profiles')
    .select('id')
    .where('user_id', 'in', userIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Locks a living profile until the transaction ends, and returns it with its counters. */
export async function lockProfile(trx: Db, id: string): Promise<CountedProfileRow | undefined> {
  return selectCounted(trx, null)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate('profiles')
    .executeTakeFirst();
}

/** Locks a profile that its owner has not deleted, hidden or not, until the transaction ends. */
export async function lockKeptProfile(trx: Db, id: string): Promise<ProfileRow | undefined> {
  return trx
    .selectFrom('profiles')
    .select(columns)
    .where('id', '=', id)
    .where(isKept)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The ids of the profiles that a person can act as. */
export async function findActingIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('profiles')
    .select('id')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** A person's profiles, hidden ones too, oldest first, with their counters. */
export async function findKeptProfilesOf(db: Db, userId: string): Promise<CountedProfileRow[]> {
  return selectCounted(db, null)
    .where('user_id', '=', userId)
    .where(isKept)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** A person's number of profiles. Hidden ones count, so that showing one again never exceeds the limit (D37). */
export async function countProfilesOf(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('profiles')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where(isKept)
    .executeTakeFirstOrThrow();
  return count;
}

export async function updateProfile(trx: Db, id: string, changes: Updateable<ProfilesTable>): Promise<ProfileRow> {
  return trx.updateTable('profiles').set(changes).where('id', '=', id).returning(columns).executeTakeFirstOrThrow();
}

/** Shows a hidden profile again, unless its person asked for the deletion of their account (D68). */
export async function showHidden(trx: Db, id: string): Promise<ProfileRow> {
  return trx
    .updateTable('profiles')
    .set((eb) => ({ hidden_at: null, hidden_reason: null, deleted_at: eb.ref('left_at') }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Replaces a profile's tag postings, which must be folded; a deleted profile has none. */
export async function replaceTags(
  trx: Db,
  profile: Pick<ProfileRow, 'id' | 'profile_type' | 'tier'>,
  tags: readonly string[],
): Promise<void> {
  await trx.deleteFrom('profile_tags').where('profile_id', '=', profile.id).execute();
  if (tags.length === 0) return;
  const rows = tags.map((tag) => ({
    profile_id: profile.id,
    tag,
    profile_type: profile.profile_type,
    tier: profile.tier,
  }));
  await trx.insertInto('profile_tags').values(rows).execute();
}
