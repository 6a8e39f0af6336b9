// Polled reads look profiles up one by one: a plan that reads them all is fast only while they are few.
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAudit } from '../domains/audit/audit.repository.ts';
import * as likes from '../domains/likes/likes.repository.ts';
import { findMatches } from '../domains/matches/matches.repository.ts';
import { findConversationsOf } from '../domains/messaging/conversations.repository.ts';
import { findNewest } from '../domains/profiles/profile-search.repository.ts';
import { findTeamPayments } from '../domains/settlements/settlements.repository.ts';
import { findAdminProfiles } from '../domains/review/admin-profiles.repository.ts';
import { findTickets } from '../domains/tickets/tickets.repository.ts';
import { countBadges } from '../domains/badges/badges.repository.ts';
import * as notifications from '../domains/notifications/notifications.repository.ts';
import { countStatementsOf } from '../testing/statements.ts';
import { findUsers } from '../domains/users/users.repository.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/test-app.ts';
import type { PartRequest } from './list-part.ts';
import type { Db, Schema } from './schema.ts';

const PEOPLE = 3000;
const FIRST = { limit: 20, offset: 0, after: null };
const ALL_PAYMENTS = { status: null, detail: null, needsDecision: false, search: '' };
const ALL_USERS = { search: null, tier: null, inTeam: null };
const ALL_PROFILES = { search: null, profileType: null, state: null, userId: null };
const WHOLE_LOG = { action: null, subject: null, actorId: null, from: null, to: null };

let ctx: TestApp;
let alice: TestUser;
let userId: string;
let profileId: string;
beforeAll(async () => {
  ctx = await createTestApp({ OWNER_PRIVY_IDS: 'did:privy:alice' });
  alice = await ctx.signIn('alice');
  userId = alice.id;
  profileId = (await ctx.newProfile(alice))._id;
  const { pool } = ctx.database;
  await pool.query(
    `insert into users (id, privy_id, display_name, created_at)
     select gen_random_uuid(), 'person ' || n, 'Person', now() - n * interval '1 minute' from generate_series(1, ${PEOPLE}) n`,
  );
  await pool.query(
    `insert into profiles (id, user_id, profile_type, subtype, name, bio, tier, created_at, updated_at)
     select gen_random_uuid(), id, 'group', 'dao', 'Name', 'Bio', 'free', created_at, created_at from users where id <> $1`,
    [userId],
  );
  for (const [actor, target] of [
    ['id', '$1'],
    ['$1', 'id'],
  ])
    await pool.query(
      `insert into swipes (actor_profile_id, target_profile_id, kind, like_id, created_at)
       select ${actor}, ${target}, 'like', gen_random_uuid(), created_at from profiles where id <> $1`,
      [profileId],
    );
  await pool.query(
    `insert into matches (id, profile_a_id, user_a_id, profile_b_id, user_b_id, matched_at)
     select gen_random_uuid(), $1, $2, id, user_id, created_at from profiles where id > $1`,
    [profileId, userId],
  );
  await pool.query(
    `insert into matches (id, profile_a_id, user_a_id, profile_b_id, user_b_id, matched_at)
     select gen_random_uuid(), id, user_id, $1, $2, created_at from profiles where id < $1`,
    [profileId, userId],
  );
  await pool.query(
    `insert into conversations (id, match_id, created_at) select gen_random_uuid(), id, matched_at from matches`,
  );
  for (const side of ['a', 'b'])
    await pool.query(
      `insert into conversation_members (conversation_id, profile_id, user_id)
       select c.id, profile_${side}_id, user_${side}_id from conversations c join matches m on m.id = match_id`,
    );
  await pool.query(
    `insert into notifications (id, user_id, type, data, created_at, updated_at)
     select gen_random_uuid(), $1, 'new_match', jsonb_build_object('receiverProfileId', $2::text), created_at, created_at
     from profiles`,
    [userId, profileId],
  );
  await pool.query(
    `insert into payments (id, user_id, tier, method, chain_id, address, address_index, expected_wei, usd_price, bnb_usd, status,
       created_at, expires_at, updated_at)
     select gen_random_uuid(), users.id, 'premium', 'bnb', 97, '0x' || md5(users.id::text || n) || '00000000',
       row_number() over (), 1, 30, 600, 'expired', users.created_at + n * interval '1 second', now(), now()
     from users, generate_series(1, 20) n`,
  );
  await pool.query(
    `insert into transfers (id, chain_id, payment_id, kind, asset, amount_wei, log_index, block_number, block_hash, block_time, counted_as, created_at)
     select gen_random_uuid(), 97, id, 'internal', 'bnb', 1, -1, 1, '0x', now(), 'late', now()
     from payments where address_index % 1000 = 0`,
  );
  await pool.query(
    `insert into tickets (id, user_id, tier, subject, description, category, priority, status, queue_place, created_at, updated_at)
     select gen_random_uuid(), id, 'free', 'A subject', 'A text', 'other', 'medium', case when n % 9 = 0 then 'closed' else 'open' end,
       created_at, created_at, created_at
     from users, generate_series(1, 5) n`,
  );
  await pool.query(
    `insert into audit_log (actor_user_id, action, subject, created_at)
     select case when n = 1 then $1 else id end, case when n = 1 then 'rejectLink' else 'approveLink' end, 'a', created_at
     from users, generate_series(1, 5) n`,
    [userId],
  );
  await pool.query('analyze');
});
afterAll(() => ctx.close());

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Node[];
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The query plans of some work's statements. */
async function plansOf(work: (db: Db) => Promise<unknown>): Promise<Node[]> {
  const asked: { sql: string; parameters: readonly unknown[] }[] = [];
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: ctx.database.pool }),
    log: ({ query }) => void asked.push(query),
  });
  await work(db);
  expect(asked.length).toBeGreaterThan(0);
  const nodes: Node[] = [];
  for (const { sql, parameters } of asked) {
    const { rows } = await ctx.database.pool.query(`explain (format json) ${sql}`, [...parameters]);
    const root: Node = rows[0]['QUERY PLAN'][0].Plan;
    nodes.push(...nodesOf(root));
  }
  return nodes;
}

/** The tables that some work's statements scan in full. */
async function readWhole(work: (db: Db) => Promise<unknown>): Promise<string[]> {
  const whole = (await plansOf(work)).filter((node) => node['Node Type'] === 'Seq Scan');
  return whole.map((node) => node['Relation Name'] ?? 'something');
}

it.each([
  { status: null, detail: null },
  { status: 'expired', detail: null },
] as const)('finds payments that wait for a decision among 60,000 by an index of their own: %o', async (filter) => {
  const found = (db: Db) => findTeamPayments(db, { ...filter, needsDecision: true, search: '' }, FIRST);
  expect((await found(ctx.database.db)).rows).toHaveLength(20);
  expect(await readWhole(found)).not.toContain('payments');
  const indexes = (await plansOf(found)).map((node) => node['Index Name']);
  expect(indexes.filter((name) => name?.startsWith('payments_'))).toEqual(['payments_unsettled', 'payments_unsettled']);
});

it.each([
  ['payments', 'payments_by_time', (db: Db, part: PartRequest) => findTeamPayments(db, ALL_PAYMENTS, part)],
  ['users', 'users_newest', (db: Db, part: PartRequest) => findUsers(db, ALL_USERS, part)],
  ['profiles', 'profiles_newest', (db: Db, part: PartRequest) => findAdminProfiles(db, ALL_PROFILES, part)],
  ['audit_log', 'audit_log_newest', (db: Db, part: PartRequest) => findAudit(db, WHOLE_LOG, part)],
  ['tickets', 'tickets_newest', (db: Db, part: PartRequest) => findTickets(db, {}, 'created', part)],
] as const)('reads %s from either end by %s, and sorts nothing', async (_table, index, find) => {
  for (const order of ['newest', 'oldest'] as const) {
    const plan = await plansOf((db) => find(db, { ...FIRST, order }));
    expect(plan.map((node) => node['Index Name'])).toContain(index);
    expect(plan.map((node) => node['Node Type']).filter((type) => type.includes('Sort'))).toEqual([]);
  }
});

it.each(['0x' + 'ab'.repeat(20), '0x' + 'ab'.repeat(32), '01930b5c-7a10-7c3e-9d42-5f0c1e2a6101'])(
  'finds the payment of %s among 60,000 without reading them',
  async (search) => {
    const found = (db: Db) => findTeamPayments(db, { status: null, detail: null, needsDecision: false, search }, FIRST);
    expect(await readWhole(found)).not.toContain('payments');
  },
);

it('finds the owner of a wallet by its address alone', async () => {
  const found = (db: Db) => findUsers(db, { search: '0x' + 'AB'.repeat(20), tier: null, inTeam: null }, FIRST);
  const indexes = (await plansOf(found)).map((node) => node['Index Name']).filter((name) => name !== undefined);
  expect(new Set(indexes)).toEqual(new Set(['users_by_wallet']));
});

it.each([
  ['users_pairs', (db: Db) => findUsers(db, { search: '王伟', tier: null, inTeam: null }, FIRST)],
  [
    'users_pairs',
    (db: Db) => findTeamPayments(db, { status: null, detail: null, needsDecision: false, search: 'qx' }, FIRST),
  ],
  [
    'profiles_pairs',
    (db: Db) => findAdminProfiles(db, { search: 'q', profileType: null, state: null, userId: null }, FIRST),
  ],
  ['tickets_pairs', (db: Db) => findTickets(db, { search: 'c++' }, 'lastChanged', FIRST)],
] as const)('looks up by %s what hardly anybody has, however short it is', async (index, found) => {
  const indexes = (await plansOf(found)).map((node) => node['Index Name']);
  expect(indexes).toContain(index);
});

it('finds what an actor never did, and when a status changed, by an index of their own', async () => {
  const byBoth = { action: 'approveLink', subject: null, actorId: userId, from: null, to: null };
  const audit = (db: Db) => findAudit(db, byBoth, FIRST);
  const tickets = (db: Db) => findTickets(db, { status: 'closed' }, 'lastChanged', FIRST);
  const indexes = [...(await plansOf(audit)), ...(await plansOf(tickets))].map((node) => node['Index Name']);
  expect(new Set(indexes.filter((name) => name !== undefined))).toEqual(
    new Set(['audit_log_by_actor_and_action', 'tickets_changed_by_status']),
  );
});

it("counts a person's unread messages for the badges by an index of those conversations alone", async () => {
  const nodes = await plansOf((db) => countBadges(db, { userId, joinsLikes: true }, null));
  expect(nodes.map((node) => node['Index Name'])).toContain('conversation_members_unread');
});

// On other connections, a prepared search of the team soon gets one plan for all words, and reads all rows to find a rare one.
it.each(['listUsers', 'listPayments', 'listAdminProfiles', 'listAllTickets'] as const)(
  '%s searches on the connections of searches',
  async (operation) => {
    const statements = countStatementsOf(ctx.database.pool);
    const elsewhere = async (query: { search?: string }) =>
      (await statements(() => ctx.ok(operation, { as: alice, query }))).count;
    await elsewhere({});
    expect(await elsewhere({ search: 'alice' })).toBeLessThan(await elsewhere({}));
  },
);

describe('reads no profile but those that it looks up', () => {
  const work: [string, (db: Db) => Promise<unknown>][] = [
    ...(['received', 'sent'] as const).flatMap((side) =>
      [true, false].map((withDeleted): [string, (db: Db) => Promise<unknown>] => [
        `the list of likes ${side}, those of the deleted too: ${withDeleted}`,
        (db) => likes.findLikes(db, side, [profileId], { ...FIRST, userId, withDeleted, waitingOnly: withDeleted }),
      ]),
    ),
    [
      'the list of public groups',
      (db) =>
        findNewest(
          db,
          {
            viewerUserId: userId,
            profileType: null,
            tags: [],
            languages: [],
            isPremium: null,
            isVerified: null,
            proven: null,
            isOpenGroup: true,
          },
          FIRST,
        ),
    ],
    ['the list of matches', (db) => findMatches(db, { id: profileId, userId }, FIRST)],
    [
      'the list of conversations',
      (db) => findConversationsOf(db, { id: profileId, userId }, { ...FIRST, conversationId: null }),
    ],
    ...[true, false].flatMap((joinsLikes): [string, (db: Db) => Promise<unknown>][] => [
      [
        `the list of notifications, likes joined: ${joinsLikes}`,
        (db) => notifications.findNotifications(db, { userId, joinsLikes }, { ...FIRST, unreadOnly: false }),
      ],
      [`the counts of the badges, likes joined: ${joinsLikes}`, (db) => countBadges(db, { userId, joinsLikes }, null)],
    ]),
  ];

  it.each(work)('%s', async (_name, doIt) => {
    expect(await readWhole(doIt)).not.toContain('profiles');
  });
});
