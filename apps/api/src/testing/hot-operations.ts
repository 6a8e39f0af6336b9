// Counts the statements of the most frequent operations, for a person with cards, matches, conversations and
// notifications.
import { randomUUID } from 'node:crypto';
import { type Matched, matchedPair, matchWithStranger } from './match.ts';
import { countStatementsOf, type Statements } from './statements.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** The id of an operation, or the name of a job that one adds. */
export type HotName = (typeof names)[number];

const names = [
  'getMe',
  'getMatchQueue',
  'getHome',
  'listMatches',
  'listConversations',
  'getNotificationCounts',
  'listNotifications',
  'sendMessage',
  'publish-message',
  'publish-notification',
  'likeProfile',
] as const;

const CARDS = 20;
const PARTNERS = 3;

/** The statements of each hot operation, once its deck is filled and its person is known. */
export async function countHotOperations(): Promise<ReadonlyMap<HotName, Statements>> {
  const ctx = await createTestApp();
  try {
    const countStatements = countStatementsOf(ctx.database.pool);
    const operations = await hotOperations(ctx);
    const counts = new Map<HotName, Statements>();
    for (const name of names) {
      await operations[name]();
      counts.set(name, await countStatements(operations[name]));
    }
    return counts;
  } finally {
    await ctx.close();
  }
}

async function hotOperations(ctx: TestApp): Promise<Record<HotName, () => Promise<unknown>>> {
  const { a, b, conversationId } = await matchedPair(ctx, 'ada', 'bob');
  const send = (from: Matched) =>
    ctx.ok('sendMessage', {
      as: from.user,
      query: { profileId: from.profileId },
      body: { conversationId, clientId: randomUUID(), type: 'text', content: 'How are you?' },
    });
  for (let partner = 1; partner < PARTNERS; partner += 1) await matchWithStranger(ctx, a, `partner${partner}`);
  const strangers: Matched[] = [];
  for (let stranger = 0; stranger < CARDS; stranger += 1) {
    const user = await ctx.signIn(`stranger${stranger}`);
    strangers.push({ user, profileId: (await ctx.newProfile(user))._id });
  }
  const like = (from: Matched, to: Matched) =>
    ctx.ok('likeProfile', {
      as: from.user,
      path: { profileId: to.profileId },
      body: { userProfileId: from.profileId },
    });
  // Once to warm up, and once to count.
  const admirers = strangers.slice(0, 2);
  for (const admirer of admirers) await like(admirer, a);
  const { seq } = await send(b);
  const { id: notificationId } = await ctx.database.db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', a.user.id)
    .where('type', '=', 'new_message')
    .executeTakeFirstOrThrow();
  const job = async (name: HotName, payload: object): Promise<void> => {
    const published = ctx.realtime.published.length;
    const found = ctx.jobs.find(({ kind }) => kind.name === name);
    await found?.run(found.kind.read(payload));
    if (ctx.realtime.published.length === published) throw new Error(`${name} published nothing.`);
  };
  return {
    getMe: () => ctx.ok('getMe', { as: a.user }),
    getMatchQueue: async () => {
      const query = { userProfileId: a.profileId, limit: CARDS };
      const { data } = await ctx.ok('getMatchQueue', { as: a.user, query });
      if (data.length !== CARDS) throw new Error(`The queue has ${data.length} cards.`);
    },
    getHome: () => ctx.ok('getHome', { as: a.user, query: { userProfileId: a.profileId } }),
    listMatches: () => ctx.ok('listMatches', { as: a.user, query: { userProfileId: a.profileId } }),
    listConversations: () => ctx.ok('listConversations', { as: a.user, query: { profileId: a.profileId } }),
    getNotificationCounts: () => ctx.ok('getNotificationCounts', { as: a.user }),
    listNotifications: () => ctx.ok('listNotifications', { as: a.user }),
    sendMessage: () => send(a),
    'publish-message': () => job('publish-message', { conversationId, seq }),
    likeProfile: async () => {
      const admirer = admirers.pop();
      if (admirer === undefined || !(await like(a, admirer)).isMatch) throw new Error('The like did not make a match.');
    },
    'publish-notification': () => job('publish-notification', { notificationId }),
  };
}
