import type { Json } from '@mutuals/api-client/contract';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Operation, type OperationId, operations, resolve } from './contract.ts';
import type { Tier } from './database/schema.ts';
import type { Matched } from './testing/match.ts';
import { type CallOptions, createTestApp, profileInput, type TestApp, type TestUser } from './testing/test-app.ts';

/**
 * Who may see whom (D64): what each operation that shows people answers about somebody who blocked the caller, was blocked by
 * them, ended their match, was suspended or hidden by the team, or deleted their profiles or their account. The operations are read from the contract, so
 * that a new one without a case here fails.
 */

/** A member, and another person whose every word is a canary, with all that can be between the two. */
interface World {
  me: Matched;
  other: TestUser;
  /** Matched with the member: it wrote, and it is the member's turn. */
  matched: string;
  /** A public group, which the member liked. */
  group: string;
  /** Liked the member, who has not answered. */
  admirer: string;
  /** Nothing has happened between it and the member, but that it is saved. */
  stranger: string;
  conversationId: string;
  /** The notification of the match. */
  notificationId: string;
}

const CANARY = /quetzal/i;
const BIO = 'The quetzal builds wallets that people understand and use with joy.';

interface Case {
  ask: (world: World) => CallOptions;
  /** What shows before a change that the case asks about the right thing: the canary, an id of theirs, or a success. */
  before: 'canary' | 'id' | 'success';
  /** What an unmatch leaves: the profile where it is public, or nothing of it. Defaults to nothing. */
  afterUnmatch?: 'public' | 'conversation' | 'gone';
}

const acting = ({ me }: World): CallOptions => ({ query: { userProfileId: me.profileId } });
const asProfile = ({ me }: World): CallOptions => ({ query: { profileId: me.profileId } });
const nothing = (): CallOptions => ({});
const inConversation = (world: World): CallOptions => ({ path: { id: world.conversationId }, ...asProfile(world) });
const deciding = ({ me, stranger }: World): CallOptions => ({
  path: { profileId: stranger },
  body: { userProfileId: me.profileId },
});
const notified = ({ notificationId }: World): CallOptions => ({ path: { id: notificationId } });

const CASES: { readonly [Id in OperationId]?: Case } = {
  searchProfiles: { ask: () => ({ query: { searchText: 'quetzal' } }), before: 'canary', afterUnmatch: 'public' },
  listProofs: { ask: ({ matched }) => ({ path: { id: matched } }), before: 'canary', afterUnmatch: 'public' },
  getProfile: { ask: ({ matched }) => ({ path: { id: matched } }), before: 'canary', afterUnmatch: 'public' },
  viewProfile: { ask: ({ matched }) => ({ path: { id: matched } }), before: 'success', afterUnmatch: 'public' },
  translateProfile: {
    ask: ({ matched }) => ({ body: { profile: { _id: matched }, targetLanguage: 'en' } }),
    before: 'canary',
    afterUnmatch: 'public',
  },
  getGalleryProfile: { ask: ({ matched }) => ({ path: { id: matched } }), before: 'canary', afterUnmatch: 'public' },
  browseGallery: { ask: nothing, before: 'canary', afterUnmatch: 'public' },
  listPublicGroups: { ask: nothing, before: 'canary', afterUnmatch: 'public' },
  listTrendingProfiles: { ask: nothing, before: 'canary', afterUnmatch: 'public' },

  getMatchQueue: { ask: acting, before: 'canary', afterUnmatch: 'public' },
  likeProfile: { ask: deciding, before: 'success', afterUnmatch: 'public' },
  dislikeProfile: { ask: deciding, before: 'success', afterUnmatch: 'public' },
  getDecision: {
    ask: ({ me, matched }) => ({ path: { profileId: matched }, query: { userProfileId: me.profileId } }),
    before: 'success',
    afterUnmatch: 'public',
  },
  getScore: {
    ask: ({ me, matched }) => ({ path: { profileId: matched }, query: { userProfileId: me.profileId } }),
    before: 'success',
    afterUnmatch: 'public',
  },
  listMatches: { ask: acting, before: 'canary' },
  listInboundLikes: { ask: acting, before: 'canary', afterUnmatch: 'public' },
  listOutboundLikes: { ask: acting, before: 'canary', afterUnmatch: 'public' },
  getHome: { ask: acting, before: 'canary', afterUnmatch: 'public' },
  listNewInTags: { ask: acting, before: 'canary', afterUnmatch: 'public' },
  getOutcomes: { ask: acting, before: 'success', afterUnmatch: 'public' },

  listConversations: { ask: asProfile, before: 'canary', afterUnmatch: 'conversation' },
  createConversation: {
    ask: ({ me, matched }) => ({ body: { targetProfileId: matched, profileId: me.profileId } }),
    before: 'canary',
  },
  getYourTurn: { ask: asProfile, before: 'canary' },
  closeConversation: { ask: inConversation, before: 'canary', afterUnmatch: 'conversation' },
  listMessages: { ask: inConversation, before: 'id', afterUnmatch: 'conversation' },
  markConversationRead: { ask: inConversation, before: 'success', afterUnmatch: 'conversation' },
  sendMessage: {
    ask: (world) => ({
      ...asProfile(world),
      body: { conversationId: world.conversationId, type: 'text', content: 'Hello', clientId: uuid() },
    }),
    before: 'success',
  },

  listNotifications: { ask: nothing, before: 'canary', afterUnmatch: 'public' },
  markNotificationRead: { ask: notified, before: 'canary', afterUnmatch: 'public' },
  restoreNotification: { ask: notified, before: 'canary', afterUnmatch: 'public' },
  getNotificationCounts: { ask: nothing, before: 'success', afterUnmatch: 'public' },
  markLikesViewed: { ask: nothing, before: 'success', afterUnmatch: 'public' },
  markAllNotificationsRead: { ask: nothing, before: 'success', afterUnmatch: 'public' },

  listBookmarks: { ask: nothing, before: 'canary', afterUnmatch: 'public' },
  listBookmarkIds: { ask: nothing, before: 'id', afterUnmatch: 'public' },
  createBookmark: {
    ask: ({ matched }) => ({ body: { profileId: matched } }),
    before: 'success',
    afterUnmatch: 'public',
  },
};

/** Operations about profiles that show nobody to anyone but their owner, or only what the caller did. */
const OWN: ReadonlySet<OperationId> = new Set([
  'createProfile',
  'listMyProfiles',
  'updateProfile',
  'deleteProfile',
  'getSeeking',
  'updateSeeking',
  // What one has proven oneself; across a block nobody asks a project for a seat, nor is seen in one.
  'createProof',
  'updateProof',
  'deleteProof',
  'checkProof',
  'listSeats',
  'answerSeat',
  'passYourTurn',
  'unmatchProfile',
  'deleteBookmark',
  // The list of blocks is where the blocked are named, to who blocked them.
  'getPreferences',
  'updatePreferences',
  'listBlocks',
  'createBlock',
  // What a person reported, and not how it is now.
  'sendReport',
  'listMyReports',
  // Decisions on what is the caller's own.
  'listMyDecisions',
  'appealDecision',
  // Their ids are of pictures.
  'createTicket',
  'sendTicketMessage',
]);

/** Whether a schema, with all that it refers to, shows people: a profile's name, an id that says whose it is, or bare ids. */
function showsPeople(schema: unknown, seen = new Set<string>()): boolean {
  if (Array.isArray(schema)) return schema.some((part) => showsPeople(part, seen));
  if (typeof schema !== 'object' || schema === null) return false;
  return Object.entries(schema).some(([key, value]) => {
    if (key === 'example' || key === 'examples' || key === 'description') return false;
    if (key === '$ref' && typeof value === 'string') {
      if (value.endsWith('/ProfileName')) return true;
      if (seen.has(value)) return false;
      seen.add(value);
      return showsPeople(resolve(value), seen);
    }
    if (key === 'items' && isId(value)) return true;
    if (key === 'properties' && Object.keys(Object(value)).some((name) => NAMES_A_PROFILE.test(name))) return true;
    return showsPeople(value, seen);
  });
}
const NAMES_A_PROFILE = /profileId$|^senderId$|ByProfile$/i;
const isId = (schema: unknown): boolean => Object(schema)['$ref'] === '#/components/schemas/Id';

const asksAboutPeople = ({ parameters, path, body }: Operation): boolean =>
  path.startsWith('/profiles/{id}') ||
  path === '/gallery/{id}' ||
  parameters.some(({ name }) => NAMES_A_PROFILE.test(name)) ||
  showsPeople(body);

const answersOf = ({ successes }: Operation): (Json | null)[] => [...successes.values()];
const shown = [...operations.values()].filter(
  (operation) => operation.role === null && (showsPeople(answersOf(operation)) || asksAboutPeople(operation)),
);

it('has a case for each operation of the contract that shows people to members or guests', () => {
  expect(shown.length).toBeGreaterThan(40);
  expect(shown.map(({ id }) => id).filter((id) => CASES[id] === undefined && !OWN.has(id))).toEqual([]);
});

let ctx: TestApp;
let people = 0;
beforeAll(async () => {
  ctx = await createTestApp({ OWNER_PRIVY_IDS: 'did:privy:chief' });
});
afterAll(() => ctx.close());

async function newWorld(tier: Tier): Promise<World> {
  people += 1;
  await ctx.database.db.updateTable('profiles').set({ deleted_at: ctx.clock.now() }).execute();
  await ctx.database.db.deleteFrom('profile_tags').execute();
  const [user, other] = [await ctx.signIn(`me${people}`, tier), await ctx.signIn(`quetzal${people}`)];
  const me = { user, profileId: (await ctx.newProfile(user, { tags: ['zebra'] }))._id };
  const linked = { role: 'developer', social: { x: `https://x.com/quetzal${people}` } };
  const canary = async (more: object = { ...profileInput(), individualData: linked }) => {
    const input = { ...more, name: 'Quetzal', bio: BIO, tags: ['zebra', 'quetzal'] };
    return (await ctx.newProfile(other, input))._id;
  };
  const world = {
    me,
    other,
    matched: await canary(),
    group: await canary({
      profileType: 'group',
      groupData: { groupType: 'dao', isPublic: true, xProfile: 'https://x.com/quetzal' },
    }),
    admirer: await canary(),
    stranger: await canary(),
  };
  const like = async (as: TestUser, userProfileId: string, profileId: string) =>
    ctx.ok('likeProfile', { as, path: { profileId }, body: { userProfileId } });
  await like(user, me.profileId, world.matched);
  const { conversationId } = await like(other, world.matched, me.profileId);
  await like(user, me.profileId, world.group);
  await like(other, world.admirer, me.profileId);
  await ctx.ok('sendMessage', {
    as: other,
    query: { profileId: world.matched },
    body: { conversationId, type: 'text', content: 'Hello', clientId: uuid() },
  });
  await ctx.ok('createBookmark', { as: user, body: { profileId: world.stranger } });
  await ctx.database.db.deleteFrom('trending_profiles').execute();
  await ctx.database.db.insertInto('trending_profiles').values({ place: 1, profile_id: world.stranger }).execute();
  const { data } = await ctx.ok('listNotifications', { as: user });
  const notificationId = data.find(({ type }) => type === 'new_match')?._id ?? '';
  return { ...world, conversationId: conversationId ?? '', notificationId };
}

type Change = 'blocked by me' | 'blocked me' | 'unmatched' | 'suspended' | 'hidden' | 'deleted' | 'leaving';
const CHANGES: Readonly<Record<Change, (world: World) => Promise<unknown>>> = {
  'blocked by me': ({ me, matched }) => ctx.ok('createBlock', { as: me.user, body: { profileId: matched } }),
  'blocked me': ({ me, other }) => ctx.ok('createBlock', { as: other, body: { profileId: me.profileId } }),
  unmatched: ({ me, other, matched }) =>
    ctx.ok('unmatchProfile', { as: other, path: { profileId: me.profileId }, query: { userProfileId: matched } }),
  async suspended({ me, matched }) {
    const chief = await ctx.signIn('chief');
    await ctx.ok('sendReport', { as: me.user, body: { subject: { type: 'profile', id: matched }, reason: 'scam' } });
    const { data } = await ctx.ok('listReports', { as: chief, query: { limit: 100 } });
    const subjectId = data.find(({ subject }) => subject.id === matched)?._id ?? '';
    const grounds = { policy: 'scam', severity: 'high', facts: 'They asked for money first.' } as const;
    await ctx.ok('decideOnReport', {
      as: chief,
      path: { subjectId },
      body: { measure: 'suspend', days: 30, ...grounds },
    });
  },
  leaving: ({ other }) => ctx.ok('deleteMe', { as: other }),
  hidden: ({ other }) =>
    ctx.database.db
      .updateTable('profiles')
      .set({ hidden_at: ctx.clock.now(), hidden_reason: 'Because.', deleted_at: ctx.clock.now() })
      .where('user_id', '=', other.id)
      .execute(),
  async deleted({ other, matched, group, admirer, stranger }) {
    for (const id of [matched, group, admirer, stranger]) await ctx.ok('deleteProfile', { as: other, path: { id } });
  },
};

interface Answer {
  status: number;
  text: string;
  /** Which of the other person's profiles it names. */
  ids: readonly string[];
}

async function ask(id: OperationId, world: World): Promise<Answer> {
  const { status, body } = await ctx.call(id, { ...CASES[id]?.ask(world), as: world.me.user });
  const text = JSON.stringify(body ?? null);
  const ids = [world.matched, world.group, world.admirer, world.stranger].filter((one) => text.includes(one));
  return { status, text, ids };
}

/** What shows nothing before a change would show nothing after it either. */
function isAsked(id: OperationId, tier: Tier, { status, text, ids }: Answer): boolean {
  const before = CASES[id]?.before;
  // Likes received are named for paying tiers alone (D1).
  if (status >= 300 || before === 'success' || (tier === 'free' && id === 'listInboundLikes')) return status < 300;
  return before === 'id' ? ids.length > 0 : CANARY.test(text);
}

function isLeak(id: OperationId, change: Change, { status, text, ids }: Answer): boolean {
  if (change === 'unmatched') return CASES[id]?.afterUnmatch === undefined && status < 300 && CANARY.test(text);
  // Somebody that the caller has blocked is not there by an id either.
  return CANARY.test(text) || (change === 'blocked by me' && ids.length > 0);
}

const cases = [...operations.values()].filter(({ id }) => CASES[id] !== undefined);
const reads = cases.filter(({ method }) => method === 'get').map(({ id }) => id);
const writes = cases.filter(({ method }) => method !== 'get').map(({ id }) => id);
const changes = Object.keys(CHANGES) as Change[];

describe.each(['premium', 'free'] as const)('for a person of the tier %s', (tier) => {
  it.each(changes)('no list, search, deck or page shows who was %s', async (change) => {
    const world = await newWorld(tier);
    const notAsked: OperationId[] = [];
    for (const id of reads) if (!isAsked(id, tier, await ask(id, world))) notAsked.push(id);
    expect(notAsked).toEqual([]);
    await CHANGES[change](world);
    const leaks: OperationId[] = [];
    for (const id of reads) if (isLeak(id, change, await ask(id, world))) leaks.push(id);
    expect(leaks).toEqual([]);
  });

  it.each(changes)('the counts agree with the lists after it was %s', async (change) => {
    const world = await newWorld(tier);
    await CHANGES[change](world);
    const as = world.me.user;
    const counts = await ctx.ok('getNotificationCounts', { as });
    const conversations = await ctx.ok('listConversations', { as, ...asProfile(world) });
    const unread = conversations.data.reduce((sum, { unreadCount }) => sum + (unreadCount[world.me.profileId] ?? 0), 0);
    expect(counts.unreadMessages).toBe(unread);
    expect(conversations.meta.total).toBe(conversations.data.length);
    const likes = await ctx.ok('listInboundLikes', { as });
    expect(counts.totalLikes).toBe(likes.waiting);
    expect(likes.meta.total).toBe(likes.data.length);
    const notifications = await ctx.ok('listNotifications', { as });
    expect(counts.unread).toBe(notifications.data.filter(({ isRead }) => !isRead).length);
    const home = await ctx.ok('getHome', { as, ...acting(world) });
    for (const { total, data } of [home.toAnswer, home.newMatches, home.inboundLikes]) expect(total).toBe(data.length);
    const matches = await ctx.ok('listMatches', { as, ...acting(world) });
    expect(matches.meta.total).toBe(matches.data.length);
    const queue = await ctx.ok('getMatchQueue', { as, ...acting(world) });
    expect(queue.meta.totalProfiles).toBe(queue.data.length);
  });
});

it.each(writes)('%s works before', async (id) => {
  expect(isAsked(id, 'premium', await ask(id, await newWorld('premium')))).toBe(true);
});

it.each(changes)('no write answers with who was %s', async (change) => {
  const world = await newWorld('premium');
  await CHANGES[change](world);
  const leaks: OperationId[] = [];
  for (const id of writes) if (isLeak(id, change, await ask(id, world))) leaks.push(id);
  expect(leaks).toEqual([]);
});
