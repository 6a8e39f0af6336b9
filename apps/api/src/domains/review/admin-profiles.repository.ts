import { type RawBuilder, type Selectable, sql } from 'kysely';
import { UUID } from '../../lib/uuid.ts';
import { anyOf, holding } from '../../database/holding.ts';
import { type ListPart, type PartRequest, readJoinedPart } from '../../database/list-part.ts';
import { lastAction } from '../audit/audit.public.ts';
import { isKept } from '../profiles/profiles.public.ts';
import type { Db, ProfilesTable, ProfileType, Trx, UsersTable } from '../../database/schema.ts';

/** The filters of the team's list of profiles; null disables one. */
export interface AdminProfileFilter {
  search: string | null;
  profileType: ProfileType | null;
  /** `renamed`: the verified name differs from the current one (D52). */
  state: 'verified' | 'renamed' | 'hidden' | null;
  userId: string | null;
}

const columns = [
  'profiles.id',
  'profiles.profile_type',
  'profiles.subtype',
  'profiles.name',
  'profiles.bio',
  'profiles.avatar_url',
  'profiles.tags',
  'profiles.is_verified',
  'profiles.verified_name',
  'profiles.hidden_at',
  'profiles.hidden_reason',
  'profiles.created_at',
  'profiles.user_id',
] as const;

type Profile = Selectable<ProfilesTable>;
export type AdminProfileRow = Pick<
  Profile,
  | 'id'
  | 'profile_type'
  | 'subtype'
  | 'name'
  | 'bio'
  | 'avatar_url'
  | 'tags'
  | 'is_verified'
  | 'verified_name'
  | 'hidden_at'
  | 'hidden_reason'
  | 'created_at'
  | 'user_id'
> &
  Pick<Selectable<UsersTable>, 'privy_id' | 'display_name'> & { views: number; likes: number; matches: number };

const count = (name: 'views' | 'likes' | 'matches') =>
  sql<number>`coalesce(${sql.ref(`profile_counters.${name}`)}, 0)`.as(name);

async function matching(db: Db, { search, profileType, state, userId }: AdminProfileFilter) {
  const text = search ?? '';
  const named = text === '' || UUID.test(text) ? null : await hasName(db, text, state);
  return db
    .selectFrom('profiles')
    .where(state === 'hidden' ? sql<boolean>`hidden_at is not null` : sql<boolean>`deleted_at is null`)
    .$if(state === 'verified', (query) => query.where(sql<boolean>`is_verified`))
    .$if(state === 'renamed', (query) => query.where(sql<boolean>`verified_name <> name`))
    .$if(profileType !== null, (query) => query.where('profile_type', '=', profileType))
    .$if(userId !== null, (query) => query.where('user_id', '=', userId))
    .$if(UUID.test(text), (query) =>
      query.where((eb) => eb.or([eb('profiles.id', '=', text), eb('profiles.user_id', '=', text)])),
    )
    .$if(named !== null, (query) => query.where(named ?? sql<boolean>`true`));
}

/** Whether a profile's folded name contains a text, folded too. */
async function hasName(db: Db, text: string, state: AdminProfileFilter['state']): Promise<RawBuilder<boolean>> {
  const { rows } = await sql<{ folded: string }>`select search_words(${text}, false) as folded`.execute(db);
  const folded = rows[0]?.folded ?? '';
  if (folded === '') return sql`false`;
  const called = holding(folded, [sql`folded_name`], sql`text_pairs(folded_name)`);
  // The index of pairs leaves out hidden profiles, which are few.
  if (state === 'hidden') return called.isSo;
  return anyOf(db, 'profiles', [called]);
}

const withOwners = (db: Db) =>
  db
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .leftJoin('profile_counters', 'profile_counters.profile_id', 'profiles.id')
    .select(columns)
    .select(['users.privy_id', 'users.display_name', count('views'), count('likes'), count('matches')]);

/** A part of the matching profiles, the newest first, with their counters and owners. */
export async function findAdminProfiles(
  db: Db,
  filter: AdminProfileFilter,
  request: PartRequest,
): Promise<ListPart<AdminProfileRow>> {
  const all = await matching(db, filter);
  const by = { at: sql<Date>`profiles.created_at`, id: sql<string>`profiles.id` };
  return readJoinedPart(db, all.select('profiles.id'), { by, all, request }, (ids) =>
    withOwners(db).where('profiles.id', 'in', ids).execute(),
  );
}

/** A profile for the team, hidden or not; undefined if its owner deleted it. */
export async function findAdminProfile(db: Db, id: string): Promise<AdminProfileRow | undefined> {
  return withOwners(db).where('profiles.id', '=', id).where(isKept).executeTakeFirst();
}

/** Whether a decision in force hides a profile: one on it, or a suspension of its owner (D65). */
export async function isHiddenByDecision(trx: Trx, { id, user_id }: Pick<Profile, 'id' | 'user_id'>): Promise<boolean> {
  const decision = await trx
    .selectFrom('decisions')
    .select('id')
    .where('user_id', '=', user_id)
    .where('ended_at', 'is', null)
    .where((eb) =>
      eb.or([eb('measure', '=', 'suspend'), eb.and([eb('measure', '=', 'hide_profile'), eb('profile_id', '=', id)])]),
    )
    .limit(1)
    .executeTakeFirst();
  return decision !== undefined;
}

/** The team's last change of whether a profile is verified, and under which names; undefined if there is none, or it was undone. */
export async function findLastVerification(
  trx: Trx,
  id: string,
): Promise<{ actorId: string; at: Date; before: string | null; after: string | null } | undefined> {
  const row = await lastAction(trx, id, ['verifyProfile', 'undoVerification'])
    .select([sql<string | null>`before ->> 'name'`.as('before'), sql<string | null>`after ->> 'name'`.as('after')])
    .executeTakeFirst();
  return row?.action === 'verifyProfile' ? row : undefined;
}

/** Locks a profile until the transaction ends. */
export async function lockAnyProfile(trx: Trx, id: string): Promise<void> {
  await trx.selectFrom('profiles').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}
