import { type ListPart, type PartRequest, readPart } from '../../database/list-part.ts';
import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { anyOf, exactly, holding } from '../../database/holding.ts';
import type { Db, Language, Role, Tier, Trx, UsersTable } from '../../database/schema.ts';

export type UserRow = Selectable<UsersTable>;
type IdentityColumns = Required<
  Pick<
    Updateable<UsersTable>,
    | 'twitter_username'
    | 'twitter_avatar_url'
    | 'twitter_created_at'
    | 'twitter_signed_in_at'
    | 'wallet_address'
    | 'email'
    | 'identity_issued_at'
  >
> & { identity_issued_at: Date };

export async function findByPrivyId(db: Db, privyId: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('privy_id', '=', privyId).executeTakeFirst();
}

/** A person, who must exist. */
export async function findUser(db: Db, userId: string): Promise<UserRow> {
  return db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
}

/** A person's language. */
export async function findLanguage(db: Db, userId: string): Promise<Language> {
  const { language } = await db
    .selectFrom('users')
    .select('language')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return language;
}

/** Inserts a person; undefined if another request inserted them first. */
export async function insertUnlessKnown(db: Db, user: Insertable<UsersTable>): Promise<UserRow | undefined> {
  return db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('privy_id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Stores the data of a newer identity token; undefined if a still newer one came first, or the account lost its person (D68). */
export async function updateIdentity(
  db: Db,
  { id, privy_id }: Pick<UserRow, 'id' | 'privy_id'>,
  columns: IdentityColumns,
): Promise<UserRow | undefined> {
  return db
    .updateTable('users')
    .set(columns)
    .where('id', '=', id)
    .where('privy_id', '=', privy_id)
    .where((eb) =>
      eb.or([eb('identity_issued_at', 'is', null), eb('identity_issued_at', '<', columns.identity_issued_at)]),
    )
    .returningAll()
    .executeTakeFirst();
}

export async function updateChosen(
  db: Db,
  userId: string,
  columns: Pick<Updateable<UsersTable>, 'display_name' | 'avatar_url' | 'language' | 'shows_reply_habit'>,
): Promise<UserRow> {
  return db.updateTable('users').set(columns).where('id', '=', userId).returningAll().executeTakeFirstOrThrow();
}

/** Filters of the list of people; null disables one. */
export interface UserFilter {
  /** A part of a name, an X handle or a wallet, or a whole Privy id. */
  search: string | null;
  tier: Tier | null;
  /** Whether an owner assigned them a role. */
  inTeam: boolean | null;
}

const WALLET = /^0x[\da-f]{40}$/i;

const called = (text: string) =>
  holding(
    text,
    [sql`lower(users.display_name)`, sql`lower(users.twitter_username)`],
    sql`text_pairs(users.display_name || ' ' || coalesce(users.twitter_username, ''))`,
  );

/** Whether a person's name or handle contains a text. */
export const isCalled = async (db: Db, text: string) => anyOf(db, 'users', [called(text)]);

/**
 * Whether a person's name, handle or wallet contains a text, or it is their Privy id; a whole wallet address matches
 * exactly.
 */
export async function findsUser(db: Db, text: string): Promise<RawBuilder<boolean>> {
  if (WALLET.test(text)) return sql<boolean>`lower(users.wallet_address) = ${text.toLowerCase()}`;
  const hasWallet = holding(text, [sql`lower(users.wallet_address)`], sql`text_pairs(users.wallet_address)`);
  return anyOf(db, 'users', [called(text), hasWallet, exactly(sql`users.privy_id = ${text}`)]);
}

/** At most `most` ids of people who meet a condition. Read first, so that their things are counted and listed by id. */
export async function findIds(db: Db, condition: RawBuilder<boolean>, most: number): Promise<string[]> {
  const rows = await db.selectFrom('users').select('users.id').where(condition).limit(most).execute();
  return rows.map(({ id }) => id);
}

function matching(db: Db, { tier, inTeam }: UserFilter, found: RawBuilder<boolean> | null) {
  return db
    .selectFrom('users')
    .$if(tier !== null, (query) => query.where('tier', '=', tier))
    .$if(inTeam !== null, (query) => query.where('role', inTeam ? 'is not' : 'is', null))
    .$if(found !== null, (query) => query.where(found ?? sql<boolean>`true`));
}

/** People with a role or one of these Privy ids, by name. */
export async function findTeam(db: Db, privyIds: readonly string[], most: number): Promise<UserRow[]> {
  return db
    .selectFrom('users')
    .selectAll()
    .where((eb) =>
      privyIds.length === 0
        ? eb('role', 'is not', null)
        : eb.or([eb('role', 'is not', null), eb('privy_id', 'in', privyIds)]),
    )
    .orderBy('display_name')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** A part of the matching people, the newest first. */
export async function findUsers(db: Db, filter: UserFilter, request: PartRequest): Promise<ListPart<UserRow>> {
  const by = { at: sql<Date>`created_at`, id: sql<string>`id` };
  const all = matching(db, filter, filter.search ? await findsUser(db, filter.search) : null);
  return readPart(db, all.selectAll(), { by, all, request });
}

/** Locks a person until the transaction ends; undefined if unknown. */
export async function lockByPrivyId(trx: Trx, privyId: string): Promise<UserRow | undefined> {
  return trx.selectFrom('users').selectAll().where('privy_id', '=', privyId).forNoKeyUpdate().executeTakeFirst();
}

export async function updateRole(trx: Trx, userId: string, role: Role | null): Promise<UserRow> {
  return trx.updateTable('users').set({ role }).where('id', '=', userId).returningAll().executeTakeFirstOrThrow();
}

/** Serialises a person's writes to their own things until the transaction ends; returns the tier of their profiles. */
export async function lockUser(
  trx: Db,
  userId: string,
): Promise<Pick<UserRow, 'tier' | 'suspended_until' | 'deletion_due_at' | 'signed_out_at'>> {
  return trx
    .selectFrom('users')
    .select(['tier', 'suspended_until', 'deletion_due_at', 'signed_out_at'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Holds a person's last sign-out everywhere until the transaction ends; others may hold it too. */
export async function holdSignIn(trx: Trx, userId: string): Promise<Pick<UserRow, 'signed_out_at'>> {
  return trx.selectFrom('users').select('signed_out_at').where('id', '=', userId).forShare().executeTakeFirstOrThrow();
}

/** Locks a person's plan until the transaction ends, and returns it. */
export async function lockPlan(
  trx: Trx,
  userId: string,
): Promise<Pick<UserRow, 'tier' | 'tier_expires_at' | 'cancel_at_period_end' | 'suspended_until' | 'deletion_due_at'>> {
  return trx
    .selectFrom('users')
    .select(['tier', 'tier_expires_at', 'cancel_at_period_end', 'suspended_until', 'deletion_due_at'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Restores a person's plan. */
export async function restorePlan(
  trx: Trx,
  userId: string,
  plan: Pick<UserRow, 'tier' | 'tier_expires_at' | 'cancel_at_period_end'>,
): Promise<void> {
  await trx.updateTable('users').set(plan).where('id', '=', userId).execute();
}

/** Sets a person's tier and clears a cancellation; the foreign key updates their profiles. */
export async function updateTier(db: Db, userId: string, tier: Tier, expiresAt: Date | null): Promise<void> {
  await db
    .updateTable('users')
    .set({ tier, tier_expires_at: expiresAt, cancel_at_period_end: false })
    .where('id', '=', userId)
    .execute();
}

/** Stops or resumes reminders to renew a plan (D13), if the person has one. */
export async function setCancelled(db: Db, userId: string, isCancelled: boolean): Promise<void> {
  await db
    .updateTable('users')
    .set({ cancel_at_period_end: isCancelled })
    .where('id', '=', userId)
    .where('tier', '<>', 'free')
    .execute();
}

/**
 * Locks at most `most` people whose period ended by `now`; returns their ids. Locked people, and those with a locked
 * profile, wait for the next run: this locks many rows at once, so it never waits for one.
 */
export async function lockEnded(trx: Trx, now: Date, most: number): Promise<string[]> {
  const ended = await trx
    .selectFrom('users')
    .select('id')
    .where('tier_expires_at', '<=', now)
    .orderBy('tier_expires_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  if (ended.length === 0) return [];
  const ids = ended.map(({ id }) => id);
  const profiles = await trx.selectFrom('profiles').select(['id', 'user_id']).where('user_id', 'in', ids).execute();
  const free = await trx
    .selectFrom('profiles')
    .select('id')
    .where('user_id', 'in', ids)
    .forUpdate()
    .skipLocked()
    .execute();
  const freeIds = new Set(free.map(({ id }) => id));
  const busy = new Set(profiles.filter(({ id }) => !freeIds.has(id)).map((profile) => profile.user_id));
  return ids.filter((id) => !busy.has(id));
}

/**
 * Locks the owners of some profiles against a tier change until the transaction ends. Lock order: before their
 * profiles.
 */
export async function holdOwners(trx: Db, profileIds: readonly string[]): Promise<void> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', (eb) => eb.selectFrom('profiles').select('user_id').where('id', 'in', profileIds))
    .orderBy('id')
    .forKeyShare()
    .execute();
}

/** Serialises what is done to the owner of a profile until the transaction ends. Lock order: before their profiles. */
export async function lockOwner(trx: Trx, profileId: string): Promise<void> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', (eb) => eb.selectFrom('profiles').select('user_id').where('id', '=', profileId))
    .forNoKeyUpdate()
    .execute();
}

/** Locks people against a tier change until the transaction ends. Lock order: before rows that refer to them. */
export async function holdUsers(trx: Db, ids: readonly string[]): Promise<UserRow[]> {
  return trx.selectFrom('users').selectAll().where('id', 'in', ids).orderBy('id').forKeyShare().execute();
}
