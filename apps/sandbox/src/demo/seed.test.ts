import { type Database, openDatabase } from '@mutuals/api/seeding';
import { type TestDatabase, createTestDatabase } from '@mutuals/api/testing';
import { sql } from 'kysely';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { privyIdOf } from '../identity/handle.ts';
import { createIdentity, type Identity } from '../identity/identity.ts';
import { claimDatabase } from '../mark.ts';
import { createCommunity } from './community.ts';
import { seedCommunity, type SeedResult } from './seed.ts';

const NOW = new Date('2026-11-20T09:00:00.000Z');
const community = createCommunity();

let folder: string;
let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mutuals-demo-'));
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.connectionString);
  await claimDatabase(testDatabase.connectionString);
  expect(await seed()).toBe('seeded');
});

afterAll(async () => {
  await database.close();
  await testDatabase.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

function identityAt(origin: string): Promise<Identity> {
  return createIdentity({ folder, origin: () => origin, people: [], now: () => NOW });
}

async function seed(
  databaseUrl = testDatabase.connectionString,
  origin = 'http://127.0.0.1:3001',
): Promise<SeedResult> {
  return seedCommunity({ databaseUrl, community, identity: await identityAt(origin), now: NOW });
}

/** How many rows break a rule. */
async function count(query: ReturnType<typeof sql<{ count: number }>>): Promise<number> {
  const { rows } = await query.execute(database.db);
  return rows[0]?.count ?? -1;
}

async function rowsOfEverything(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of [
    'users',
    'profiles',
    'profile_tags',
    'swipes',
    'matches',
    'conversations',
    'messages',
    'notifications',
    'profile_views',
    'project_links',
  ]) {
    counts[table] = await count(sql<{ count: number }>`select count(*) from ${sql.table(table)}`);
  }
  return counts;
}

describe('a seeded database', () => {
  it('holds everybody, with likes, matches, conversations and views', async () => {
    const counts = await rowsOfEverything();
    expect(counts).toMatchObject({ users: 250, matches: 150, conversations: 150 });
    expect(counts['profiles']).toBeGreaterThanOrEqual(330);
    expect(await count(sql`select count(*) from conversations where last_seq > 0`)).toBeGreaterThan(60);
    expect(
      await count(sql`select count(*) from profiles p where not exists (
            select from profile_counters c where c.profile_id = p.id and c.likes > 0 and c.views > 0)`),
    ).toBeLessThan(5);
  });

  it('has nothing from the future, and people from the last four months', async () => {
    for (const [table, column] of [
      ['users', 'created_at'],
      ['profiles', 'created_at'],
      ['swipes', 'created_at'],
      ['messages', 'created_at'],
      ['notifications', 'updated_at'],
    ] as const) {
      expect([
        table,
        await count(
          sql`select count(*) from ${sql.table(table)} where ${sql.ref(column)} > ${NOW} or ${sql.ref(column)} < ${NOW}::timestamptz - interval '121 days'`,
        ),
      ]).toEqual([table, 0]);
    }
  });

  it.each([
    [
      'likes, views and matches are what the rows add up to',
      sql<{ count: number }>`
      select count(*) from profiles p left join profile_counters on profile_id = p.id
      where coalesce(profile_counters.likes, 0) <> (select count(*) from swipes where target_profile_id = p.id and kind <> 'dislike')
         or coalesce(profile_counters.views, 0) <> (select count(*) from profile_views where profile_id = p.id)
         or coalesce(profile_counters.matches, 0) <> (select count(*) from matches where p.id in (profile_a_id, profile_b_id))`,
    ],
    [
      'the tags of every profile are posted, folded',
      sql<{ count: number }>`
      select count(*) from profiles p
      where fold_words(tags) <> coalesce((select array_agg(tag order by array_position(fold_words(p.tags), tag)) from profile_tags where profile_id = p.id), '{}')`,
    ],
    [
      'a match is two likes, the later of which made it',
      sql<{ count: number }>`
      select count(*) from matches where 2 <> (
        select count(*) from swipes where kind <> 'dislike' and made_match = (created_at = matched_at)
        and ((actor_profile_id, target_profile_id) in ((profile_a_id, profile_b_id), (profile_b_id, profile_a_id))))`,
    ],
    [
      'a like that became a match waits in no notification, and is known (D1)',
      sql<{ count: number }>`
      select count(*) from matches join swipes on not made_match
        and (actor_profile_id, target_profile_id) in ((profile_a_id, profile_b_id), (profile_b_id, profile_a_id))
      where 1 <> (select count(*) from notifications where type = 'answered_like' and read_at is not null
          and (data ->> 'likerProfileId', data ->> 'receiverProfileId') = (actor_profile_id::text, target_profile_id::text))
        or exists (select from notifications where type = 'new_like'
          and (data ->> 'likerProfileId', data ->> 'receiverProfileId') = (actor_profile_id::text, target_profile_id::text))`,
    ],
    [
      'two likes are a match',
      sql<{ count: number }>`
      select count(*) from swipes s join swipes t on (t.actor_profile_id, t.target_profile_id) = (s.target_profile_id, s.actor_profile_id)
      where s.actor_profile_id < s.target_profile_id and not exists (select from matches where (profile_a_id, profile_b_id) = (s.actor_profile_id, s.target_profile_id))`,
    ],
    [
      'nobody likes or sees a profile before it is there, or their own',
      sql<{ count: number }>`
      select (select count(*) from swipes s join profiles a on a.id = s.actor_profile_id join profiles t on t.id = s.target_profile_id
              where a.user_id = t.user_id or s.created_at < greatest(a.created_at, t.created_at))
           + (select count(*) from profile_views v join profiles p on p.id = v.profile_id where v.viewer_user_id = p.user_id or v.day < (p.created_at at time zone 'utc')::date) as count`,
    ],
    [
      'limits were kept, and what was used is counted (D3, D11)',
      sql<{ count: number }>`
      with used as (
        select a.user_id, (s.created_at at time zone 'utc')::date as day, s.kind::text, count(*) as n
        from swipes s join profiles a on a.id = s.actor_profile_id group by 1, 2, 3)
      select count(*) from used full join daily_usage d using (user_id, day, kind) left join users u on u.id = user_id
      where n is distinct from d.used or (u.tier = 'free' and (kind = 'super_like' or n > 10)) or (u.tier = 'premium' and kind = 'super_like' and n > 5)`,
    ],
    [
      'conversations count their messages, and members what they have not read',
      sql<{ count: number }>`
      select count(*) from conversations c join conversation_members o on o.conversation_id = c.id
      where c.last_seq <> (select count(*) from messages where conversation_id = c.id)
         or c.last_message_at is distinct from (select max(created_at) from messages where conversation_id = c.id)
         or o.last_read_seq > c.last_seq
         or o.unread_count <> (select count(*) from messages where conversation_id = c.id and sender_profile_id <> o.profile_id and seq > o.last_read_seq)`,
    ],
    [
      'messages come one after the other, in the order of their ids',
      sql<{ count: number }>`
      select count(*) from messages a join messages b on b.conversation_id = a.conversation_id and b.seq = a.seq + 1 where b.created_at <= a.created_at or b.id <= a.id`,
    ],
    [
      'ids are in the order of creation',
      sql<{ count: number }>`
      select count(*) from (select created_at, lag(created_at) over (order by id) as before from profiles) as listed where before > created_at`,
    ],
    [
      'individuals have the picture of their account, the others none',
      sql<{ count: number }>`
      select count(*) from profiles p join users u on u.id = p.user_id where p.avatar_url is distinct from case p.profile_type when 'individual' then u.twitter_avatar_url end`,
    ],
  ])('%s', async (_rule, broken) => {
    expect(await count(broken)).toBe(0);
  });

  it('knows people by the ids, handles and wallets that they sign in with', async () => {
    const [member] = community;
    const { walletAddress, privyId } = await (await identityAt('http://127.0.0.1:3001')).signIn(member?.handle ?? '');
    const user = await database.db.selectFrom('users').selectAll().where('privy_id', '=', privyId).executeTakeFirst();
    expect(user).toMatchObject({
      display_name: member?.name,
      twitter_username: member?.handle,
      wallet_address: walletAddress,
      tier: member?.tier,
    });
  });

  it('is left as it is by a second start', async () => {
    const before = await rowsOfEverything();
    expect(await seed()).toBe('there');
    expect(await rowsOfEverything()).toEqual(before);
  });

  it('has its pictures moved when the sandbox listens elsewhere', async () => {
    await seed(testDatabase.connectionString, 'http://127.0.0.1:4999');
    expect(
      await count(
        sql`select count(*) from profiles where avatar_url not like 'http://127.0.0.1:4999/identity/avatars/%.svg'`,
      ),
    ).toBe(0);
    expect(
      await count(
        sql`select count(*) from users where twitter_avatar_url not like 'http://127.0.0.1:4999/identity/avatars/%.svg'`,
      ),
    ).toBe(0);
    await seed();
  });

  it('gets back who is missing, and nobody twice', async () => {
    const gone = privyIdOf(community[30]?.handle ?? '');
    await database.db
      .deleteFrom('profiles')
      .where('user_id', 'in', (eb) => eb.selectFrom('users').select('id').where('privy_id', '=', gone))
      .execute();
    const { profiles } = await rowsOfEverything();
    expect(await seed()).toBe('seeded');
    expect(await rowsOfEverything()).toMatchObject({
      users: 250,
      profiles: (profiles ?? 0) + (community[30]?.profiles.length ?? 0),
    });
  });
});

it('a database that the sandbox did not mark is refused, and nothing is written (D32)', async () => {
  const other = await createTestDatabase();
  expect(await seed(other.connectionString)).toBe('refused');
  const { db, close } = openDatabase(other.connectionString);
  expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
  await close();
  await other.drop();
});
