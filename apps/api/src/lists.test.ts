// The behaviour of every growing list: read page by page it shows each row once, whatever happens between two pages.
import { randomUUID } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperationId, operationOf, operations } from './contract.ts';
import { newDecision, newMatch, newNotification, newReport } from './testing/fixtures.ts';
import { newPayment } from './testing/payment-fixtures.ts';
import { createTestApp, profileInput, type TestApp, type TestUser } from './testing/test-app.ts';

type ListId =
  | 'listMatches'
  | 'listInboundLikes'
  | 'listOutboundLikes'
  | 'listBookmarks'
  | 'listBlocks'
  | 'listNotifications'
  | 'listConversations'
  | 'searchProfiles'
  | 'browseGallery'
  | 'listPublicGroups'
  | 'listTickets'
  | 'listMyReports'
  | 'listReports'
  | 'listMyDecisions'
  | 'listAppeals'
  | 'listProofConflicts'
  | 'listAllTickets'
  | 'listUsers'
  | 'listMyPayments'
  | 'listPayments'
  | 'listPendingLinks'
  | 'listAdminProfiles'
  | 'listAudit';

interface List {
  query: Record<string, string>;
  /** Adds its newest row. */
  add: () => Promise<unknown>;
  /** Removes a row, if its list allows that. */
  remove?: (id: string) => Promise<unknown>;
}

let ctx: TestApp;
let alice: TestUser;
let own: string;
let people = 0;
let lists: Record<ListId, List>;

beforeAll(async () => {
  ctx = await createTestApp({ OWNER_PRIVY_IDS: 'did:privy:alice' });
  alice = await ctx.signIn('alice', 'premium');
  own = (await ctx.newProfile(alice))._id;
  const { db } = ctx.database;
  // The team's lists leave out what concerns their reader.
  const reported = await newPerson().then(({ user, id: profileId }) => ({ userId: user.id, profileId }));
  const match = async () =>
    newMatch(
      ctx,
      { user: alice, profileId: own },
      await newPerson().then(({ user, id: profileId }) => ({ user, profileId })),
    );
  const swipe = (actor: string, target: string) =>
    db
      .insertInto('swipes')
      .values({
        actor_profile_id: actor,
        target_profile_id: target,
        kind: 'like',
        like_id: randomUUID(),
        created_at: ctx.clock.now(),
      })
      .execute();
  const began = ctx.clock.now();
  const newTicket = (at: Date) =>
    db
      .insertInto('tickets')
      .values({
        id: uuid(),
        user_id: alice.id,
        tier: 'premium',
        subject: 'Lost access',
        description: 'My old phone held the only session.',
        category: 'account',
        priority: 'medium',
        assigned_to: null,
        created_at: at,
        updated_at: at,
      })
      .execute();
  /** Before all others, where the oldest comes first. */
  const mirrored = () => new Date(2 * began.getTime() - ctx.clock.now().getTime());
  const removeTicket = (id: string) => db.deleteFrom('tickets').where('id', '=', id).execute();
  const removeLike = (id: string) => db.deleteFrom('swipes').where('like_id', '=', id).execute();
  const removeProfile = (id: string) =>
    db.updateTable('profiles').set({ deleted_at: ctx.clock.now() }).where('id', '=', id).execute();
  lists = {
    listMatches: {
      query: { userProfileId: own },
      add: match,
      remove: (id) => db.deleteFrom('matches').where('id', '=', id).execute(),
    },
    listConversations: {
      query: { profileId: own },
      add: match,
      remove: (id) => db.deleteFrom('conversations').where('id', '=', id).execute(),
    },
    listInboundLikes: { query: {}, add: async () => swipe((await newPerson()).id, own), remove: removeLike },
    listOutboundLikes: {
      query: { userProfileId: own },
      add: async () => swipe(own, (await newPerson()).id),
      remove: removeLike,
    },
    listBookmarks: {
      query: {},
      add: async () => ctx.ok('createBookmark', { as: alice, body: { profileId: (await newPerson()).id } }),
      remove: (id) => ctx.ok('deleteBookmark', { as: alice, path: { profileId: id } }),
    },
    listBlocks: {
      query: {},
      add: async () => ctx.ok('createBlock', { as: alice, body: { profileId: (await newPerson()).id } }),
      remove: (id) => ctx.ok('deleteBlock', { as: alice, path: { blockId: id } }),
    },
    listNotifications: {
      query: {},
      add: () => newNotification(ctx, alice, 'subscription_upgraded', { tier: 'premium' }),
      remove: (id) => ctx.ok('deleteNotification', { as: alice, path: { id } }),
    },
    searchProfiles: { query: {}, add: newPerson, remove: removeProfile },
    browseGallery: { query: {}, add: newPerson, remove: removeProfile },
    listPublicGroups: { query: {}, add: newPublicGroup, remove: removeProfile },
    listTickets: { query: {}, add: () => newTicket(ctx.clock.now()), remove: removeTicket },
    listMyReports: {
      query: {},
      add: () => newReport(ctx, { userId: alice.id, profileId: own }, alice.id),
      remove: (id) => db.deleteFrom('reports').where('id', '=', id).execute(),
    },
    // The oldest comes first, as in the next but one.
    listReports: {
      query: {},
      add: () => newReport(ctx, reported, alice.id, mirrored()),
      remove: (id) => db.deleteFrom('report_subjects').where('id', '=', id).execute(),
    },
    listMyDecisions: {
      query: {},
      add: () => newDecision(ctx, { userId: alice.id, profileId: own }, ctx.clock.now()),
      remove: (id) => db.deleteFrom('decisions').where('id', '=', id).execute(),
    },
    listAppeals: {
      query: {},
      add: async () => {
        const decision_id = await newDecision(ctx, reported, ctx.clock.now());
        await db
          .insertInto('appeals')
          .values({ decision_id, user_id: reported.userId, message: 'Why?', created_at: mirrored() })
          .execute();
      },
      remove: (id) => db.deleteFrom('decisions').where('id', '=', id).execute(),
    },
    listProofConflicts: {
      query: { state: 'decided' },
      add: () =>
        ctx.database.pool.query(
          `with sides as (
             insert into proofs (id, profile_id, kind, subject, state, method, is_shown, evidence, token, proved_at, checked_at,
               withdrawn_at, withdrawn_because, created_at)
             select gen_random_uuid(), $2::uuid, 'domain', 'ada.example', 'withdrawn', 'dns', false, '{}', 't', $3::timestamptz, $3, $3, 'team', $3
             from generate_series(1, 2) returning id)
           insert into proof_conflicts (id, holder_proof_id, claimant_proof_id, created_at, decided_at, keeps, reason)
           select $1, (select id from sides order by id limit 1), (select id from sides order by id desc limit 1), $3, $3, 'nobody', 'Gone.'`,
          [uuid(), reported.profileId, ctx.clock.now()],
        ),
      remove: (id) => db.deleteFrom('proof_conflicts').where('id', '=', id).execute(),
    },
    // The oldest comes first: a row created before all others is this list's newest.
    listAllTickets: {
      query: {},
      add: () => newTicket(mirrored()),
      remove: removeTicket,
    },
    listUsers: { query: {}, add: () => ctx.signIn(`person_${(people += 1)}`) },
    listMyPayments: { query: {}, add: () => newPayment(ctx, alice, { status: 'expired' }) },
    listPayments: { query: {}, add: () => newPayment(ctx, alice, { status: 'expired' }) },
    listPendingLinks: {
      query: {},
      add: newPendingLink,
      remove: (id) => db.deleteFrom('project_links').where('id', '=', id).execute(),
    },
    listAdminProfiles: { query: {}, add: newPerson, remove: removeProfile },
    listAudit: {
      query: {},
      add: () => ctx.ok('updateRole', { as: alice, body: { targetUserId: alice.privyId, role: null } }),
    },
  };
});
afterAll(() => ctx.close());

async function newPerson(): Promise<{ user: TestUser; id: string }> {
  const user = await ctx.signIn(`person_${(people += 1)}`);
  return { user, id: (await ctx.newProfile(user))._id };
}

async function newPendingLink(): Promise<void> {
  const { user, id } = await newPerson();
  const individualData = { role: 'developer', projectLinks: [{ url: `https://${people}.example` }] };
  await ctx.ok('updateProfile', { as: user, path: { id }, body: { ...profileInput(), individualData } });
}

/** One more than alice's limit. */
const newPublicGroup = () =>
  ctx.database.pool.query(
    `insert into profiles (id, user_id, profile_type, subtype, name, bio, tier, details, created_at, updated_at)
     values ($1, $2, 'group', 'dao', 'Group', 'Bio', 'premium', '{"isPublic": true, "xProfile": "https://x.com/group"}', $3, $3)`,
    [uuid(), alice.id, ctx.clock.now()],
  );

interface Part {
  ids: string[];
  total: number;
  nextCursor: string | null;
}

async function read(id: ListId, query: Record<string, string | number> = {}): Promise<Part> {
  const body = await ctx.ok(id, { as: alice, query: { ...lists[id].query, limit: 2, ...query } });
  const { data, meta } = 'profiles' in body ? { data: body.profiles, meta: body } : body;
  return {
    ids: data.map((row) => ('linkId' in row ? row.linkId : row._id)),
    total: meta.total,
    nextCursor: meta.nextCursor,
  };
}

/** The rows of a list from a cursor on; `between` runs before each further page. */
async function readAll(id: ListId, between: () => Promise<unknown> = async () => undefined): Promise<string[]> {
  const ids: string[] = [];
  for (let part = await read(id); ; part = await read(id, { cursor: part.nextCursor ?? '' })) {
    ids.push(...part.ids);
    if (part.nextCursor === null) return ids;
    await between();
  }
}

const IDS: readonly ListId[] = [
  'listMatches',
  'listConversations',
  'listInboundLikes',
  'listOutboundLikes',
  'listBookmarks',
  'listNotifications',
  'searchProfiles',
  'browseGallery',
  'listPublicGroups',
  'listTickets',
  'listMyReports',
  'listReports',
  'listMyDecisions',
  'listAppeals',
  'listProofConflicts',
  'listAllTickets',
  'listUsers',
  'listMyPayments',
  'listPayments',
  'listPendingLinks',
  'listAdminProfiles',
  'listAudit',
  // Last, because each of its rows is one person more in the lists of people.
  'listBlocks',
];

/** The team's lists, whose totals are true (D27). */
const TEAM: ReadonlySet<ListId> = new Set([
  'listAllTickets',
  'listUsers',
  'listPayments',
  'listPendingLinks',
  'listAdminProfiles',
  'listAudit',
]);

const GIFS: readonly OperationId[] = ['listTrendingGifs', 'searchGifs'];

it('every list of ours that takes a page or an offset takes a cursor too', () => {
  const named = (wanted: readonly string[]): OperationId[] =>
    [...operations.values()]
      .filter(({ parameters }) => parameters.some(({ name }) => wanted.includes(name)))
      .map(({ id }) => id)
      .sort();
  expect(named(['page', 'offset'])).toEqual([...IDS, ...GIFS].sort());
  expect(named(['cursor'])).toEqual([...IDS].sort());
});

describe.each(IDS)('%s', (id) => {
  it('shows each row once, however many have one time, though newer ones come and shown ones go between two parts', async () => {
    const { add, remove } = lists[id];
    for (let count = 0; count < 5; count += 1) await add();
    const all = (await read(id, { limit: 100 })).ids;
    expect(all.length).toBeGreaterThanOrEqual(5);

    const shown = await readAll(id, async () => {
      ctx.clock.advance(1000);
      await add();
      if (remove !== undefined) await remove((await read(id)).ids[1] ?? '');
    });
    expect(shown).toEqual(all);
  });

  it('has the same total in each part', async () => {
    for (let { total } = await read(id); total < 3; total += 1) await lists[id].add();
    const { total, nextCursor } = await read(id);
    const all = (await readAll(id)).length;
    // Members' totals are counted up to 100 (D27).
    expect(total).toBe(TEAM.has(id) ? all : Math.min(all, 100));
    expect((await read(id, { cursor: nextCursor ?? '' })).total).toBe(total);
  });

  it('takes no cursor of another list, of somebody else, or that was made up', async () => {
    for (let { total } = await read(id); total < 3; total += 1) await lists[id].add();
    const { nextCursor } = await read(id, { limit: 1 });
    const good = nextCursor ?? '';
    const other = id === 'listUsers' ? 'listMatches' : 'listUsers';
    for (let { total } = await read(other); total < 3; total += 1) await lists[other].add();
    const foreign = (await read(other, { limit: 1 })).nextCursor ?? '';
    const changed = `${good.startsWith('A') ? 'B' : 'A'}${good.slice(1)}`;
    expect((await ctx.call(id, { as: alice, query: { ...lists[id].query, cursor: good } })).status).toBe(200);
    for (const cursor of [foreign, changed, good.slice(1), `${good}A`, 'x', ''])
      expect([cursor, await ctx.call(id, { as: alice, query: { ...lists[id].query, cursor } })]).toMatchObject([
        cursor,
        {
          status: 400,
          body: { code: 'validation_failed', errors: [{ path: 'query/cursor', code: 'invalid_format' }] },
        },
      ]);
  });

  it('takes a cursor or a place, not both', async () => {
    for (let { total } = await read(id); total < 3; total += 1) await lists[id].add();
    const { nextCursor } = await read(id, { limit: 1 });
    const isByOffset = operationOf(id).parameters.some(({ name }) => name === 'offset');
    const query = { ...lists[id].query, cursor: nextCursor ?? '', ...(isByOffset ? { offset: 1 } : { page: 2 }) };
    expect(await ctx.call(id, { as: alice, query })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', errors: [{ path: 'query/cursor', code: 'not_allowed' }] },
    });
  });
});

/** The lists whose order the team can reverse. */
const TURNED: readonly ListId[] = ['listAllTickets', 'listUsers', 'listPayments', 'listAdminProfiles', 'listAudit'];

it('the lists that can be turned round are those of the team', () => {
  const turned = [...operations.values()].filter(({ parameters }) =>
    parameters.some(({ name, schema }) => name === 'sort' && JSON.stringify(schema).includes('oldest')),
  );
  expect(turned.map(({ id }) => id).sort()).toEqual([...TURNED].sort());
});

describe.each(TURNED)('%s, the oldest first', (id) => {
  const OLDEST = { sort: 'oldest' };
  beforeAll(async () => {
    // Some share one time: their ids order them.
    for (let count = 0; count < 5; count += 1) await lists[id].add();
    ctx.clock.advance(1000);
    await lists[id].add();
  });

  it('is the newest first from its other end, by page and by cursor', async () => {
    const byPage = async (sort: string): Promise<string[]> => {
      const ids: string[] = [];
      for (let page = 1; ; page += 1) {
        const part = await read(id, { sort, page, limit: 5 });
        if (part.ids.length === 0) return ids;
        ids.push(...part.ids);
      }
    };
    const oldest = (await byPage('newest')).toReversed();
    expect(oldest.length).toBeGreaterThan(5);
    expect(await byPage('oldest')).toEqual(oldest);
    const byCursor: string[] = [];
    let part = await read(id, { ...OLDEST, limit: 5 });
    for (; part.nextCursor !== null; part = await read(id, { ...OLDEST, limit: 5, cursor: part.nextCursor }))
      byCursor.push(...part.ids);
    expect([...byCursor, ...part.ids]).toEqual(oldest);
  });

  it('takes no cursor of the newest first', async () => {
    const { nextCursor } = await read(id, { sort: 'newest' });
    const query = { ...OLDEST, cursor: nextCursor ?? '' };
    expect(await ctx.call(id, { as: alice, query })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'query/cursor', code: 'invalid_format' }] },
    });
  });

  it('takes no order that there is not', async () => {
    expect(await ctx.call(id, { as: alice, query: { sort: 'name' } })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'query/sort' }] },
    });
  });
});

describe('a cursor', () => {
  it('is good for the list of one own profile, and not for that of another', async () => {
    const other = (await ctx.newProfile(alice))._id;
    const { nextCursor } = await read('listMatches', { limit: 1 });
    const query = { userProfileId: other, cursor: nextCursor ?? '' };
    expect(await ctx.call('listMatches', { as: alice, query })).toMatchObject({ status: 400 });
  });

  it('is good for one search, and what is ranked by a text has none', async () => {
    const { nextCursor } = await read('searchProfiles', { limit: 1 });
    const query = { cursor: nextCursor ?? '', profileType: 'individual' };
    expect(await ctx.call('searchProfiles', { as: alice, query })).toMatchObject({ status: 400 });
    expect(await read('searchProfiles', { limit: 1, searchText: 'wallets' })).toMatchObject({ nextCursor: null });
  });
});

describe('a total', () => {
  const more = 130;

  it('of notifications, and what is unread of them, says 100 for "99+", and always one more than was read while the list goes on', async () => {
    const reader = await ctx.signIn('reader');
    const now = ctx.clock.now();
    const row = () => ({
      id: uuid(),
      user_id: reader.id,
      type: 'new_match' as const,
      created_at: now,
      updated_at: now,
    });
    await ctx.database.db
      .insertInto('notifications')
      .values(Array.from({ length: more }, row))
      .execute();
    const meta = async (query: Record<string, number>) =>
      (await ctx.ok('listNotifications', { as: reader, query })).meta;
    expect(await meta({})).toMatchObject({ total: 100, unread: 100 });
    expect((await ctx.ok('getNotificationCounts', { as: reader })).unread).toBe(100);
    expect(await meta({ limit: 10, offset: 95 })).toMatchObject({ total: 106 });
    expect(await meta({ limit: 100, offset: 100 })).toMatchObject({ total: more, nextCursor: null });
    expect(await meta({ limit: 10, offset: 1000 })).toMatchObject({ total: more, nextCursor: null });
  });

  it('of the team is true on each page (D27), and where more are there than are counted it says so', async () => {
    const meta = async (query: Record<string, string | number>) =>
      (await ctx.ok('listUsers', { as: alice, query })).meta;
    const add = (count: number) =>
      ctx.database.pool.query(
        `insert into users (id, privy_id, display_name, created_at)
         select id, 'did:privy:' || id, 'Crowd', $1 from (select gen_random_uuid() as id from generate_series(1, $2::integer)) as new`,
        [ctx.clock.now(), count],
      );
    const { total: before } = await meta({});
    await add(200);
    for (const page of [1, 2]) expect(await meta({ page })).toMatchObject({ total: before + 200, isTotalExact: true });
    expect(await meta({ search: 'Crowd' })).toMatchObject({ total: 200, totalPages: 4, isTotalExact: true });
    await add(9800 - before);
    expect(await meta({})).toMatchObject({ total: 10_000, isTotalExact: true });
    await add(1);
    expect(await meta({})).toMatchObject({ total: 10_000, isTotalExact: false });
    expect(await meta({ search: 'Crowd' })).toMatchObject({ total: 1000, isTotalExact: false });
    // A reader who goes on finds the next page.
    expect(await meta({ search: 'Crowd', page: 21 })).toMatchObject({
      total: 1051,
      totalPages: 22,
      isTotalExact: false,
    });
  });
});
