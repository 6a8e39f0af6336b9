import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../testing/fake-clock.ts';
import { openDatabase } from '../../database/database.ts';
import { countStatementsOf } from '../../testing/statements.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { DISLIKE_MS } from '../likes/likes.rules.ts';
import { DECK_SIZES } from './deck-read.service.ts';
import { deckOwner } from './deck-fill.service.ts';
import { readDeck } from './deck.repository.ts';

let ctx: TestApp;
let me: TestUser;
let acting: string;

beforeAll(async () => {
  ctx = await createTestApp();
  // No pair is due for a day by chance (D61): points alone decide here.
  await ctx.database.pool.query('delete from deck_salt');
});
afterAll(() => ctx.close());

/** A queue is about everybody there is: each test has a community of its own. */
beforeEach(async () => {
  await ctx.database.pool.query('truncate users cascade');
  ctx.clock.set('2026-11-20T09:00:00.000Z');
  me = await ctx.signIn('me');
  acting = (await ctx.newProfile(me, { tags: ['DeFi', 'Art'], interests: ['Maps'], languages: ['en', 'fr'] }))._id;
});
type Fields = Parameters<TestApp['newProfile']>[1];
let people = 0;
async function newProfile(fields: Fields = {}, tier: 'free' | 'premium' | 'premium_plus' = 'free') {
  people += 1;
  const user = await ctx.signIn(`person${people}`, tier);
  return { user, ...(await ctx.newProfile(user, fields)) };
}
const queue = (query: Record<string, string | number> = {}) =>
  ctx.ok('getMatchQueue', { as: me, query: { userProfileId: acting, ...query } });
const idsOf = async (query: Record<string, string | number> = {}) => (await queue(query)).data.map(({ _id }) => _id);
const dislike = (profileId: string) =>
  ctx.ok('dislikeProfile', { as: me, path: { profileId }, body: { userProfileId: acting } });

describe('the queue', () => {
  it('has premium_plus first and as every fourth at most, marked, between everyone else in one order: the best match first, then the newest (D12, D38)', async () => {
    const names = ['plain', 'older twin', 'newer twin', 'close', 'premium', 'premium close', 'plus', 'plus close'];
    const close = { tags: ['defi', 'ART'], languages: ['en'] };
    const fields = [{}, { tags: ['defi'] }, { tags: ['DEFI'] }, close, {}, close, {}, close];
    const tiers = ['free', 'free', 'free', 'free', 'premium', 'premium', 'premium_plus', 'premium_plus'] as const;
    for (const [index, name] of names.entries()) {
      ctx.clock.advance(MINUTE_MS);
      await newProfile({ name, ...fields[index] }, tiers[index] ?? 'free');
    }
    const { data } = await queue();
    expect(data.map(({ name }) => name)).toEqual([
      'plus close',
      'premium close',
      'close',
      'newer twin',
      'older twin',
      'premium',
      'plain',
      'plus',
    ]);
    expect(data.map(({ isBoosted }) => isBoosted)).toEqual([true, false, false, false, false, false, false, true]);
    expect(data.map(({ isPremium }) => isPremium)).toEqual([true, true, false, false, false, true, false, true]);
  });

  it('names on each card what both have in common', async () => {
    await newProfile({ tags: ['defi', 'Music'], interests: ['MAPS', 'art'], languages: ['fr'] });
    expect((await queue()).data).toMatchObject([
      { common: { count: 3, tags: ['defi'], interests: ['MAPS'], languages: ['fr'], skills: [] } },
    ]);
  });

  it('shows the project links of a card that are approved, and no others (D5)', async () => {
    const urls = ['https://second.example', 'https://pending.example', 'https://first.example'];
    await newProfile({ individualData: { role: 'developer', projectLinks: urls.map((url) => ({ url })) } });
    await ctx.database.db
      .updateTable('project_links')
      .set({ approved_at: ctx.clock.now() })
      .where('url', '<>', 'https://pending.example')
      .execute();
    const links = (await queue()).data.map((card) => Object(card).individualData.projectLinks);
    expect(links).toMatchObject([
      [
        { url: 'https://second.example', isVerified: true },
        { url: 'https://first.example', isVerified: true },
      ],
    ]);
    expect(links[0]).toHaveLength(2);
  });

  it('says what may be done today, and how many cards are left', async () => {
    for (let number = 0; number < 13; number += 1) await newProfile();
    const first = await queue();
    expect(first.data).toHaveLength(10);
    expect(first.meta).toEqual({
      likes: { limit: 10, current: 0, remaining: 10, canUse: true, resetsAt: '2026-11-21T00:00:00.000Z' },
      superLikes: { limit: 0, current: 0, remaining: 0, canUse: false, resetsAt: '2026-11-21T00:00:00.000Z' },
      totalProfiles: 13,
      hiddenByMusts: null,
    });
    await ctx.ok('likeProfile', {
      as: me,
      path: { profileId: first.data[0]?._id ?? '' },
      body: { userProfileId: acting },
    });
    await dislike(first.data[1]?._id ?? '');
    const next = await queue({ limit: 20 });
    expect(next.data.map(({ _id }) => _id).slice(0, 8)).toEqual(first.data.slice(2).map(({ _id }) => _id));
    expect(next.data).toHaveLength(11);
    expect(next.meta).toMatchObject({ likes: { current: 1, remaining: 9 }, totalProfiles: 11 });
  });

  it('is of one type where one is asked for', async () => {
    const group = await newProfile({ profileType: 'group', groupData: { groupType: 'dao' } });
    const project = await newProfile({ profileType: 'project', projectData: { projectType: 'defi' } });
    const person = await newProfile();
    expect(await idsOf({ profileType: 'group' })).toEqual([group._id]);
    expect(await idsOf({ profileType: 'project' })).toEqual([project._id]);
    expect(await idsOf({ profileType: 'individual' })).toEqual([person._id]);
    expect(new Set(await idsOf())).toEqual(new Set([group._id, project._id, person._id]));
  });

  it('never has own profiles in it (D3), nor deleted ones, nor a match', async () => {
    const [gone, matched] = [await newProfile(), await newProfile()];
    const left = await newProfile();
    await ctx.newProfile(me, { profileType: 'group', groupData: { groupType: 'dao' } });
    expect(new Set(await idsOf())).toEqual(new Set([gone._id, matched._id, left._id]));
    await ctx.ok('deleteProfile', { as: gone.user, path: { id: gone._id } });
    await ctx.ok('likeProfile', {
      as: matched.user,
      path: { profileId: acting },
      body: { userProfileId: matched._id },
    });
    await ctx.ok('likeProfile', { as: me, path: { profileId: matched._id }, body: { userProfileId: acting } });
    expect(await idsOf()).toEqual([left._id]);
  });

  it('says who is new here and who looked at a deck this week (D61)', async () => {
    const other = await newProfile();
    const signs = async () => (await queue()).data.map(({ isNew, isActiveThisWeek }) => [isNew, isActiveThisWeek]);
    expect(await signs()).toEqual([[true, false]]);
    await ctx.ok('getMatchQueue', { as: other.user, query: { userProfileId: other._id } });
    expect(await signs()).toEqual([[true, true]]);
    ctx.clock.advance(7 * DAY_MS);
    me = await ctx.signIn('me');
    expect(await signs()).toEqual([[false, true]]);
    ctx.clock.advance(DAY_MS);
    me = await ctx.signIn('me');
    expect(await signs()).toEqual([[false, false]]);
  });

  it('belongs to each acting profile on its own', async () => {
    const other = await newProfile();
    const second = await ctx.newProfile(me);
    await dislike(other._id);
    expect(await idsOf()).toEqual([]);
    expect(await idsOf({ userProfileId: second._id })).toEqual([other._id]);
  });

  it('shows new premium_plus profiles first at once, and former ones in their new place', async () => {
    const [one, two] = [await newProfile({ tags: ['defi', 'art'] }), await newProfile()];
    expect(await idsOf()).toEqual([one._id, two._id]);
    const plus = await newProfile({}, 'premium_plus');
    expect(await idsOf()).toEqual([plus._id, one._id, two._id]);
    await ctx.setTier(two.user, 'premium_plus');
    expect(await idsOf()).toEqual([plus._id, one._id, two._id]);
    await ctx.setTier(plus.user, 'free');
    expect(await idsOf()).toEqual([two._id, one._id, plus._id]);
  });

  it('follows an edit of another profile at once, and one of the acting profile after the job that its reading asks for', async () => {
    const [one, two] = [await newProfile({ tags: ['defi'] }), await newProfile({ tags: ['chess'] })];
    const retag = (user: TestUser, id: string, tags: string[]) =>
      ctx.ok('updateProfile', {
        as: user,
        path: { id },
        body: {
          profileType: 'individual',
          name: 'Ada',
          bio: 'New words.',
          tags,
          individualData: { role: 'developer' },
        },
      });
    expect(await idsOf()).toEqual([one._id, two._id]);
    await retag(two.user, two._id, ['defi', 'art']);
    expect(await idsOf()).toEqual([two._id, one._id]);
    await retag(me, acting, ['go']);
    await retag(one.user, one._id, ['go']);
    await idsOf();
    await ctx.runJobs();
    expect(await idsOf()).toEqual([one._id, two._id]);
  });

  it('asks for a fill with a single statement', async () => {
    await newProfile();
    await queue();
    const countStatements = countStatementsOf(ctx.database.pool);
    const before = await countStatements(queue);
    await ctx.database.db
      .updateTable('profiles')
      .set({ tags: ['go'] })
      .where('id', '=', acting)
      .execute();
    expect(await countStatements(queue)).toEqual({ count: before.count + 1, inSequence: before.inSequence + 1 });
  });

  it('comes back with whom one passed on 90 days ago (D39)', async () => {
    const other = await newProfile();
    await dislike(other._id);
    expect(await idsOf()).toEqual([]);
    ctx.clock.advance(90 * DAY_MS);
    me = await ctx.signIn('me');
    expect(await idsOf()).toEqual([other._id]);
  });

  it('is refused for a profile that is another’s, deleted or unknown, and for an invalid page', async () => {
    const other = await newProfile();
    // Both have a filled deck, which is nobody's answer but theirs.
    await ctx.ok('getMatchQueue', { as: other.user, query: { userProfileId: other._id } });
    expect(await idsOf()).toEqual([other._id]);
    const refused = async (query: Record<string, string | number>) =>
      (await ctx.call('getMatchQueue', { as: me, query })).body.code;
    expect(await refused({ userProfileId: other._id })).toBe('not_your_profile');
    expect(await refused({ userProfileId: uuid() })).toBe('acting_profile_not_found');
    for (const limit of [0, -1, 101, 1.5, 'many'])
      expect(await refused({ userProfileId: acting, limit })).toBe('validation_failed');
    expect(await refused({ userProfileId: acting, profileType: 'robot' })).toBe('validation_failed');
    await ctx.ok('deleteProfile', { as: me, path: { id: acting } });
    expect(await refused({ userProfileId: acting })).toBe('acting_profile_not_found');
  });
});

/** A plan for the values of each call costs as much as the reading itself: PostgreSQL tries it five times, then keeps one for any values. */
it('is read by a query that is planned once on a connection, not at each reading', async () => {
  await newProfile();
  await queue();
  const database = openDatabase(ctx.config.databaseUrl, { maxConnections: 1 });
  try {
    const owner = deckOwner({ id: acting, userId: me.id }, 'all', new Date());
    const reach = {
      standing: 21,
      changes: DECK_SIZES.refillAboveChanges + 1,
      overlap: DECK_SIZES.changeOverlap,
      dislikes: DISLIKE_MS,
    };
    for (let time = 0; time < 10; time += 1) await readDeck(database.db, owner, reach);
    const { rows } = await database.pool.query('select custom_plans, generic_plans from pg_prepared_statements');
    expect(rows).toEqual([{ custom_plans: 5, generic_plans: 5 }]);
  } finally {
    await database.close();
  }
});
