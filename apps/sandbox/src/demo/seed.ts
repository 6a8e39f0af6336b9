// Seeds a sandbox's database with the demo community (D32), in one transaction, so that an interrupted start leaves
// nothing behind and the next one starts over. The rows are those that the API's own services would write, inserted in
// bulk.
import {
  countEverything,
  DAY_MS,
  type Db,
  type Schema,
  inTransaction,
  openDatabase,
  readProfileInput,
} from '@mutuals/api/seeding';
import { foldWord } from '@mutuals/text/words';
import { type Insertable, sql } from 'kysely';
import { privyIdOf } from '../identity/handle.ts';
import type { Identity } from '../identity/identity.ts';
import { mayUseDatabase } from '../mark.ts';
import type { DemoMember } from './community.ts';
import { idAt } from './random.ts';
import { createRelations, type Settled } from './relations.ts';
import { relationRows } from './relation-rows.ts';

export interface SeedOptions {
  readonly databaseUrl: string;
  readonly community: readonly DemoMember[];
  /** Gives the pictures and the wallets. */
  readonly identity: Pick<Identity, 'signIn' | 'avatarUrl'>;
  readonly now: Date;
}

/** The outcome: a database that is not ours, an existing community, or a new one. */
export type SeedResult = 'refused' | 'there' | 'seeded';

const REVIEW_DAYS = 9;
const ROWS_AT_ONCE = 500;
/** Addresses of the sandbox's pictures, on any port. */
const PICTURE = '^http://127\\.0\\.0\\.1:\\d+/identity/avatars/';

/** Inserts missing members of the community, and updates stored pictures to the sandbox's current address (D35). */
export async function seedCommunity({ databaseUrl, community, identity, now }: SeedOptions): Promise<SeedResult> {
  if (!(await mayUseDatabase(databaseUrl))) return 'refused';
  const { db, close } = openDatabase(databaseUrl, { maxConnections: 2 });
  try {
    const missing = await findMissing(db, community);
    if (missing.length > 0) {
      const people = await Promise.all(missing.map((member) => settle(member, identity, now)));
      await inTransaction(db, (trx) => write(trx, people, identity, now));
      await countEverything(db);
    }
    await movePictures(db, new URL(identity.avatarUrl('any')).origin);
    return missing.length > 0 ? 'seeded' : 'there';
  } finally {
    await close();
  }
}

/** Members without profiles; a deleted profile stays deleted. */
async function findMissing(db: Db, community: readonly DemoMember[]): Promise<DemoMember[]> {
  const rows = await db
    .selectFrom('users')
    .select('privy_id')
    .where(
      'privy_id',
      'in',
      community.map(({ handle }) => privyIdOf(handle)),
    )
    .where((eb) =>
      eb.exists(eb.selectFrom('profiles').select('profiles.id').whereRef('profiles.user_id', '=', 'users.id')),
    )
    .execute();
  const known = new Set(rows.map((row) => row.privy_id));
  return community.filter(({ handle }) => !known.has(privyIdOf(handle)));
}

interface Person {
  readonly member: DemoMember;
  readonly user: Insertable<Schema['users']>;
}

async function settle(member: DemoMember, identity: SeedOptions['identity'], now: Date): Promise<Person> {
  const { handle, name, language, tier, daysAgo } = member;
  const createdAt = before(now, daysAgo);
  const { walletAddress } = await identity.signIn(handle);
  const user = {
    id: idAt(createdAt, `user ${handle}`),
    privy_id: privyIdOf(handle),
    display_name: name,
    language,
    tier,
    twitter_username: handle,
    twitter_avatar_url: identity.avatarUrl(handle),
    wallet_address: walletAddress,
    identity_issued_at: createdAt,
    twitter_signed_in_at: createdAt,
    likes_viewed_at: likesViewedBy(member, now),
    created_at: createdAt,
  };
  return { member, user };
}

async function write(trx: Db, people: readonly Person[], identity: SeedOptions['identity'], now: Date): Promise<void> {
  // Members who signed in before the seeding keep their row.
  const ids = new Map<string, string>();
  await inParts(people, async (part) => {
    const rows = await trx
      .insertInto('users')
      .values(part.map(({ user }) => user))
      .onConflict((conflict) =>
        conflict.column('privy_id').doUpdateSet((eb) => ({
          display_name: eb.ref('excluded.display_name'),
          language: eb.ref('excluded.language'),
          tier: eb.ref('excluded.tier'),
        })),
      )
      .returning(['id', 'privy_id'])
      .execute();
    for (const row of rows) ids.set(row.privy_id, row.id);
  });
  const profiles = people.flatMap(({ member, user }) => settledProfiles(member, ids.get(user.privy_id) ?? '', now));
  const likesViewedAt = new Map(
    people.map(({ member, user }) => [ids.get(user.privy_id) ?? '', likesViewedBy(member, now)]),
  );
  const rows = relationRows(createRelations(profiles, now), now, likesViewedAt);
  await inParts(profiles, (part) =>
    trx
      .insertInto('profiles')
      .values(part.map((settled) => profileRow(settled, identity.avatarUrl)))
      .execute(),
  );
  await inParts(profiles.flatMap(tagRows), (part) => trx.insertInto('profile_tags').values(part).execute());
  await inParts(profiles.flatMap(linkRows), (part) => trx.insertInto('project_links').values(part).execute());
  await inParts(rows.views, (part) => trx.insertInto('profile_views').values(part).execute());
  await inParts(rows.counters, (part) => trx.insertInto('profile_counters').values(part).execute());
  await inParts(rows.swipes, (part) => trx.insertInto('swipes').values(part).execute());
  await inParts(rows.usage, (part) => trx.insertInto('daily_usage').values(part).execute());
  await inParts(rows.matches, (part) => trx.insertInto('matches').values(part).execute());
  await inParts(rows.conversations, (part) => trx.insertInto('conversations').values(part).execute());
  await inParts(rows.members, (part) => trx.insertInto('conversation_members').values(part).execute());
  await inParts(rows.messages, (part) => trx.insertInto('messages').values(part).execute());
  await inParts(rows.notifications, (part) => trx.insertInto('notifications').values(part).execute());
}

function settledProfiles(member: DemoMember, userId: string, now: Date): Settled[] {
  return member.profiles.map((profile, index) => {
    const createdAt = before(now, profile.daysAgo);
    return { id: idAt(createdAt, `profile ${member.handle} ${index}`), userId, member, profile, createdAt };
  });
}

function profileRow(
  { id, userId, member, profile: { input, isVerified }, createdAt }: Settled,
  pictureOf: (handle: string) => string,
): Insertable<Schema['profiles']> {
  const { profileType, subtype, name, bio, tags, languages, interests, skills, details } = readProfileInput(input);
  return {
    id,
    user_id: userId,
    profile_type: profileType,
    subtype,
    name,
    bio,
    avatar_url: profileType === 'individual' ? pictureOf(member.handle) : null,
    cover_url: null,
    tags,
    languages,
    interests,
    skills,
    details: JSON.stringify(details),
    verified_name: isVerified ? name : null,
    tier: member.tier,
    created_at: createdAt,
    updated_at: createdAt,
  };
}

function tagRows({ id, member, profile: { input } }: Settled): Insertable<Schema['profile_tags']>[] {
  const { tags, profileType } = readProfileInput(input);
  return tags.map((tag) => ({ profile_id: id, tag: foldWord(tag), profile_type: profileType, tier: member.tier }));
}

/** Most are approved; the newest are under review (D5). */
function linkRows({ id, profile, createdAt }: Settled): Insertable<Schema['project_links']>[] {
  const approvedAt = profile.daysAgo < REVIEW_DAYS ? null : new Date(createdAt.getTime() + DAY_MS);
  return readProfileInput(profile.input).projectLinks.map((url, position) => ({
    id: idAt(createdAt, `link ${id} ${position}`),
    profile_id: id,
    url,
    position,
    approved_at: approvedAt,
    created_at: createdAt,
  }));
}

/** Likes of the last two days count as new. */
function likesViewedBy({ daysAgo }: DemoMember, now: Date): Date {
  return before(now, Math.min(2, daysAgo / 2));
}

/** Updates stored pictures to the sandbox's current address. */
async function movePictures(db: Db, origin: string): Promise<void> {
  const moved = (column: string) =>
    sql<string>`regexp_replace(${sql.ref(column)}, ${PICTURE}, ${`${origin}/identity/avatars/`})`;
  const isElsewhere = (column: string) =>
    sql<boolean>`${sql.ref(column)} ~ ${PICTURE} and not starts_with(${sql.ref(column)}, ${`${origin}/`})`;
  await db
    .updateTable('users')
    .set({ twitter_avatar_url: moved('twitter_avatar_url') })
    .where(isElsewhere('twitter_avatar_url'))
    .execute();
  await db
    .updateTable('users')
    .set({ avatar_url: moved('avatar_url') })
    .where(isElsewhere('avatar_url'))
    .execute();
  await db
    .updateTable('profiles')
    .set({ avatar_url: moved('avatar_url') })
    .where(isElsewhere('avatar_url'))
    .execute();
}

async function inParts<T>(rows: readonly T[], insert: (part: readonly T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) await insert(rows.slice(start, start + ROWS_AT_ONCE));
}

function before(now: Date, days: number): Date {
  return new Date(Math.floor(now.getTime() - days * DAY_MS));
}
