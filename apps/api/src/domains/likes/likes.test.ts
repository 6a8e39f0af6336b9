import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../testing/fake-clock.ts';
import { type CallResult, createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { updateTier } from '../users/users.repository.ts';
import { untilSomeoneWaits } from '../../testing/someone-waits.ts';

let ctx: TestApp;
beforeAll(async () => {
  ctx = await createTestApp();
});
afterAll(() => ctx.close());

let people = 0;
/** Somebody new with a profile, so that no test meets another's likes. */
async function newcomer(
  tier: 'free' | 'premium' | 'premium_plus' = 'free',
): Promise<{ user: TestUser; profileId: string }> {
  people += 1;
  const user = await ctx.signIn(`person${people}`, tier);
  return { user, profileId: (await ctx.newProfile(user))._id };
}

type Side = Awaited<ReturnType<typeof newcomer>>;

async function profileIds(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let owner = await newcomer(); ids.length < count; owner = await newcomer()) ids.push(owner.profileId);
  return ids;
}

const like = (from: Side, targetProfileId: string, isSuperLike = false): Promise<CallResult<'likeProfile'>> =>
  ctx.call('likeProfile', {
    as: from.user,
    path: { profileId: targetProfileId },
    body: { userProfileId: from.profileId, isSuperLike },
  });
const dislike = (from: Side, targetProfileId: string): Promise<CallResult<'dislikeProfile'>> =>
  ctx.call('dislikeProfile', {
    as: from.user,
    path: { profileId: targetProfileId },
    body: { userProfileId: from.profileId },
  });
/** As many as like each other at the same time: more in `npm run test:deep`. */
const PAIRS = process.env['DEEP'] === undefined ? 30 : 500;
const MOST_TRIES = 5;
/**
 * Repeats what a server with too many requests at once did not come to, as a client does: a like may be repeated (D24). Each try waits for a
 * connection for five seconds, so that the last one is the answer of a server that is stuck, not busy.
 */
async function insist(from: Side, targetProfileId: string): Promise<CallResult<'likeProfile'>> {
  for (let tries = 1; ; tries += 1) {
    const answer = await like(from, targetProfileId);
    if (answer.status !== 503 || tries === MOST_TRIES) return answer;
  }
}
const usageOf = async (side: Side) =>
  Object.fromEntries(
    (await ctx.database.db.selectFrom('daily_budgets').selectAll().where('holder', '=', side.user.id).execute()).map(
      (row) => [row.budget, row.used],
    ),
  );
const countOf = async (table: 'swipes' | 'matches' | 'conversations' | 'notifications'): Promise<number> =>
  (
    await ctx.database.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

describe('a like', () => {
  it('answers what is left of the day and when the next one begins (D3)', async () => {
    const [me, other] = [await newcomer(), await newcomer()];
    expect((await like(me, other.profileId)).body).toEqual({
      isMatch: false,
      matchId: null,
      conversationId: null,
      matchedProfile: null,
      likes: { limit: 10, current: 1, remaining: 9, canUse: true, resetsAt: '2026-11-21T00:00:00.000Z' },
      superLikes: { limit: 0, current: 0, remaining: 0, canUse: false, resetsAt: '2026-11-21T00:00:00.000Z' },
    });
    expect(await ctx.ok('getProfile', { path: { id: other.profileId } })).toMatchObject({ likes: 1, matches: 0 });
  });

  it('counts exactly ten of 30 that a free user sends at once (D3)', async () => {
    const [me, targets] = [await newcomer(), await profileIds(30)];
    const answers = await Promise.all(targets.map((target) => like(me, target)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(answers.length - refused.length).toBe(10);
    for (const { status, body } of refused) {
      expect(status).toBe(403);
      expect(body).toMatchObject({
        code: 'like_limit_reached',
        limit: { limit: 10, current: 10, remaining: 0, canUse: false },
      });
    }
    const { rows } = await ctx.database.pool.query(
      'select count(*)::int as sent from swipes where actor_profile_id = $1',
      [me.profileId],
    );
    expect(rows).toEqual([{ sent: 10 }]);
    expect(await usageOf(me)).toEqual({ like: 10 });
  });

  it('sent 20 times at once is one like with one answer (D24)', async () => {
    const [me, other] = [await newcomer(), await newcomer()];
    const answers = await Promise.all(Array.from({ length: 20 }, () => like(me, other.profileId)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, body: { isMatch: false, likes: { current: 1 } } });
    expect(await usageOf(me)).toEqual({ like: 1 });
    expect(await ctx.ok('getNotificationCounts', { as: other.user })).toMatchObject({ totalLikes: 1, unread: 1 });
    expect(await ctx.ok('getProfile', { path: { id: other.profileId } })).toMatchObject({ likes: 1 });
  });

  it('that makes a match says so again when it is repeated, 20 times at once (D24)', async () => {
    const [me, other] = [await newcomer(), await newcomer()];
    await like(other, me.profileId);
    const before = await countOf('notifications');
    const answers = await Promise.all(Array.from({ length: 20 }, () => like(me, other.profileId)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({
      isMatch: true,
      matchedProfile: { _id: other.profileId, name: 'Ada' },
      likes: { current: 1 },
    });
    expect(await countOf('notifications')).toBe(before + 2);
    expect(await ctx.ok('getProfile', { path: { id: me.profileId } })).toMatchObject({ likes: 1, matches: 1 });
    expect(await ctx.ok('getProfile', { path: { id: other.profileId } })).toMatchObject({ likes: 1, matches: 1 });
  });

  it('repeated after it was answered by a like still says what it said first (D24)', async () => {
    const [me, other] = [await newcomer(), await newcomer()];
    const first = await like(me, other.profileId);
    await like(other, me.profileId);
    expect((await like(me, other.profileId)).body).toEqual(first.body);
  });

  it('is possible again from 00:00 UTC on, not a minute before (D3)', async () => {
    ctx.clock.set('2026-11-24T23:59:00.000Z');
    const [me, targets] = [await newcomer(), await profileIds(12)];
    const [eleventh = '', twelfth = ''] = targets.slice(10);
    for (const target of targets.slice(0, 10)) expect((await like(me, target)).status).toBe(200);
    expect((await like(me, eleventh)).body).toMatchObject({
      code: 'like_limit_reached',
      limit: { resetsAt: '2026-11-25T00:00:00.000Z' },
    });
    ctx.clock.advance(MINUTE_MS);
    expect((await like(me, eleventh)).body).toMatchObject({
      likes: { current: 1, remaining: 9, resetsAt: '2026-11-26T00:00:00.000Z' },
    });
    expect((await like(me, twelfth)).body).toMatchObject({ likes: { current: 2 } });
  });

  it('counts for the person, whatever profile they act as (D3)', async () => {
    const [me, targets] = [await newcomer(), await profileIds(11)];
    const second = { user: me.user, profileId: (await ctx.newProfile(me.user))._id };
    for (const [index, target] of targets.slice(0, 10).entries()) await like(index % 2 === 0 ? me : second, target);
    for (const side of [me, second])
      expect((await like(side, targets[10] ?? '')).body).toMatchObject({ code: 'like_limit_reached' });
  });

  it('has no limit in the paid tiers, and has again when the period ends', async () => {
    const [me, targets] = [await newcomer('premium'), await profileIds(12)];
    for (const target of targets.slice(0, 11))
      expect((await like(me, target)).body).toMatchObject({ likes: { limit: null, remaining: null, canUse: true } });
    await ctx.setTier(me.user, 'premium', ctx.clock.now());
    expect((await like(me, targets[11] ?? '')).body).toMatchObject({
      code: 'like_limit_reached',
      limit: { limit: 10, current: 11, remaining: 0 },
    });
  });

  it('takes the place of a dislike, and a dislike never takes the place of a like', async () => {
    const [me, other] = [await newcomer(), await newcomer()];
    expect((await dislike(me, other.profileId)).status).toBe(204);
    expect((await like(me, other.profileId)).body).toMatchObject({ isMatch: false });
    expect(await dislike(me, other.profileId)).toMatchObject({ status: 409, body: { code: 'already_liked' } });
    expect((await like(other, me.profileId)).body).toMatchObject({ isMatch: true });
  });

  it.each(['liker', 'liked'] as const)(
    'waits for a tier of the %s that is about to change before it holds a profile, so that neither waits for the other',
    async (side) => {
      const sides = { liker: await newcomer(), liked: await newcomer() };
      const userId = sides[side].user.id;
      const liking = await ctx.database.db.transaction().execute(async (trx) => {
        await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
        const begun = like(sides.liker, sides.liked.profileId);
        await untilSomeoneWaits(ctx.database.pool);
        // The profiles follow by the foreign key. A deadlock would be found after a second: this fails before.
        await sql`set local lock_timeout = '500ms'`.execute(trx);
        await updateTier(trx, userId, 'premium', null);
        return [begun];
      });
      expect(await Promise.all(liking)).toMatchObject([{ status: 200 }]);
    },
  );
});

describe('a super-like (D11)', () => {
  it('is not part of the free plan', async () => {
    const [me, other] = [await newcomer(), await newcomer()];
    expect(await like(me, other.profileId, true)).toMatchObject({
      status: 403,
      body: { code: 'super_like_unavailable', limit: { limit: 0, canUse: false } },
    });
    expect(await usageOf(me)).toEqual({});
    expect(await ctx.ok('listOutboundLikes', { as: me.user })).toMatchObject({ data: [] });
  });

  it('is there five times a day in premium, exactly, and takes no like', async () => {
    const [me, targets] = [await newcomer('premium'), await profileIds(9)];
    const answers = await Promise.all(targets.map((target) => like(me, target, true)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    for (const { body } of answers.filter(({ status }) => status !== 200)) {
      expect(body).toMatchObject({ code: 'super_like_limit_reached', limit: { limit: 5, current: 5, remaining: 0 } });
    }
    expect(await usageOf(me)).toEqual({ super_like: 5 });
  });

  it('has no limit in premium_plus', async () => {
    const [me, targets] = [await newcomer('premium_plus'), await profileIds(7)];
    for (const target of targets)
      expect((await like(me, target, true)).body).toMatchObject({
        superLikes: { limit: null, remaining: null, canUse: true },
      });
  });

  it('of somebody liked before changes nothing: the first decision stands', async () => {
    const [me, other] = [await newcomer('premium'), await newcomer('premium')];
    await like(me, other.profileId);
    expect((await like(me, other.profileId, true)).body).toMatchObject({ isMatch: false, superLikes: { current: 0 } });
    expect(await ctx.ok('listInboundLikes', { as: other.user })).toMatchObject({ data: [{ isSuperLike: false }] });
  });
});

describe('a mutual like', () => {
  it(`sent by both of ${PAIRS} pairs at the same time makes a match and a conversation of each`, async () => {
    const pairs = await insertPairsOfStrangers(PAIRS);
    const before = {
      matches: await countOf('matches'),
      conversations: await countOf('conversations'),
      notifications: await countOf('notifications'),
    };
    const answers = await Promise.all(
      pairs.flatMap(([one, other]) => [insist(one, other.profileId), insist(other, one.profileId)]),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(answers.filter(({ body }) => body.isMatch)).toHaveLength(PAIRS);
    expect(await countOf('matches')).toBe(before.matches + PAIRS);
    expect(await countOf('conversations')).toBe(before.conversations + PAIRS);
    // Each pair: the first like is told to one, the match to both.
    expect(await countOf('notifications')).toBe(before.notifications + 3 * PAIRS);
  });

  it('between many and the same one at the same time makes a match with each', async () => {
    const hub = await newcomer('premium_plus');
    const others = (await insertPairsOfStrangers(15)).flat();
    const answers = await Promise.all(
      others.flatMap((other) => [like(hub, other.profileId), like(other, hub.profileId)]),
    );
    expect(answers.filter(({ body }) => body.isMatch)).toHaveLength(30);
    expect(await ctx.ok('getProfile', { path: { id: hub.profileId } })).toMatchObject({ likes: 30, matches: 30 });
  });

  it('shows the match to both, newest first, with the one conversation', async () => {
    const [me, first, second] = [await newcomer(), await newcomer(), await newcomer()];
    const matches: (string | null)[] = [];
    for (const other of [first, second]) {
      await like(other, me.profileId);
      ctx.clock.advance(MINUTE_MS);
      matches.push((await like(me, other.profileId)).body.matchId);
    }
    const mine = await ctx.ok('listMatches', { as: me.user, query: { userProfileId: me.profileId } });
    expect(mine.data.map(({ _id, profile }) => [_id, profile._id])).toEqual([
      [matches[1], second.profileId],
      [matches[0], first.profileId],
    ]);
    expect(mine.meta).toEqual({ page: 1, limit: 20, total: 2, totalPages: 1, nextCursor: null });
    const theirs = await ctx.ok('listMatches', { as: first.user, query: { userProfileId: first.profileId } });
    expect(theirs.data).toMatchObject([
      {
        _id: matches[0],
        userProfileId: first.profileId,
        profile: { _id: me.profileId },
        conversationId: mine.data[1]?.conversationId,
      },
    ]);
  });

  it('is listed to nobody else, nor to who deleted the profile since', async () => {
    const [me, other] = [await newcomer(), await newcomer()];
    await like(other, me.profileId);
    await like(me, other.profileId);
    const matchesOf = ({ user: as }: typeof me) =>
      ctx.call('listMatches', { as, query: { userProfileId: me.profileId } });
    for (const reader of [other, await newcomer()])
      expect(await matchesOf(reader)).toMatchObject({ status: 403, body: { code: 'not_your_profile' } });
    await ctx.ok('deleteProfile', { as: me.user, path: { id: me.profileId } });
    expect(await matchesOf(me)).toMatchObject({ status: 404, body: { code: 'acting_profile_not_found' } });
  });

  it('stays as a match with a deleted profile when the partner deletes theirs (D39)', async () => {
    const [me, other] = [await newcomer(), await newcomer()];
    await like(other, me.profileId);
    await like(me, other.profileId);
    await ctx.ok('deleteProfile', { as: other.user, path: { id: other.profileId } });
    const { data } = await ctx.ok('listMatches', { as: me.user, query: { userProfileId: me.profileId } });
    expect(data).toMatchObject([{ profile: { _id: other.profileId, isDeleted: true } }]);
  });

  it('is found page by page', async () => {
    const me = await newcomer('premium');
    for (const other of await profileIds(5)) {
      const owner = await ownerOf(other);
      await like(owner, me.profileId);
      ctx.clock.advance(MINUTE_MS);
      await like(me, other);
    }
    const page = (number: number) =>
      ctx.ok('listMatches', { as: me.user, query: { userProfileId: me.profileId, page: number, limit: 2 } });
    const pages = [await page(1), await page(2), await page(3), await page(4)];
    expect(pages.map(({ data }) => data.length)).toEqual([2, 2, 1, 0]);
    expect(new Set(pages.flatMap(({ data }) => data.map(({ _id }) => _id))).size).toBe(5);
    expect(pages[0]?.meta).toEqual({ page: 1, limit: 2, total: 5, totalPages: 3, nextCursor: expect.any(String) });
  });
});

describe('what cannot be liked', () => {
  const kinds = [like, dislike] as const;

  async function expectNoEffect(me: Side, work: () => Promise<void>): Promise<void> {
    const before = {
      swipes: await countOf('swipes'),
      notifications: await countOf('notifications'),
      usage: await usageOf(me),
    };
    await work();
    expect({
      swipes: await countOf('swipes'),
      notifications: await countOf('notifications'),
      usage: await usageOf(me),
    }).toEqual(before);
  }

  it('is oneself, and an own other profile', async () => {
    const me = await newcomer();
    const second = await ctx.newProfile(me.user, { profileType: 'group', groupData: { groupType: 'dao' } });
    await expectNoEffect(me, async () => {
      for (const decide of kinds) {
        for (const target of [me.profileId, second._id])
          expect(await decide(me, target)).toMatchObject({ status: 403, body: { code: 'cannot_like_own_profile' } });
      }
    });
  });

  it('is a deleted profile, and one that never was', async () => {
    const [me, gone] = [await newcomer(), await newcomer()];
    await ctx.ok('deleteProfile', { as: gone.user, path: { id: gone.profileId } });
    await expectNoEffect(me, async () => {
      for (const decide of kinds) {
        for (const target of [gone.profileId, uuid()])
          expect(await decide(me, target)).toMatchObject({ status: 404, body: { code: 'profile_not_found' } });
      }
    });
  });

  it("is anything at all as somebody else's profile, a deleted own one or one that never was (D6)", async () => {
    const [me, other, target] = [await newcomer(), await newcomer(), await newcomer()];
    const deleted = await ctx.newProfile(me.user);
    await ctx.ok('deleteProfile', { as: me.user, path: { id: deleted._id } });
    await expectNoEffect(me, async () => {
      for (const decide of kinds) {
        expect(await decide({ user: me.user, profileId: other.profileId }, target.profileId)).toMatchObject({
          status: 403,
          body: { code: 'not_your_profile' },
        });
        for (const profileId of [deleted._id, uuid()]) {
          expect(await decide({ user: me.user, profileId }, target.profileId)).toMatchObject({
            status: 404,
            body: { code: 'acting_profile_not_found' },
          });
        }
      }
    });
  });

  it('is what the contract does not describe', async () => {
    const [me, other] = [await newcomer(), await newcomer()];
    await expectNoEffect(me, async () => {
      for (const body of [
        {},
        { userProfileId: 'me' },
        { userProfileId: me.profileId, isSuperLike: 'yes' },
        { userProfileId: me.profileId, extra: 1 },
        '{',
        '[]',
      ]) {
        expect(
          (await ctx.call('likeProfile', { as: me.user, path: { profileId: other.profileId }, body })).status,
        ).toBe(400);
      }
      expect((await like(me, 'not-an-id')).status).toBe(400);
    });
  });
});

describe('a dislike (D39)', () => {
  it('hides a profile for 90 days, and repeating it makes that no longer', async () => {
    const [me, other] = [await newcomer(), await newcomer()];
    const sees = async (): Promise<boolean> => {
      const { data } = await ctx.ok('getMatchQueue', {
        as: await ctx.signIn(me.user.handle),
        query: { userProfileId: me.profileId, limit: 100 },
      });
      return data.some(({ _id }) => _id === other.profileId);
    };
    const again = async () => dislike({ ...me, user: await ctx.signIn(me.user.handle) }, other.profileId);
    await ctx.setTier(other.user, 'premium_plus');
    expect(await sees()).toBe(true);
    await again();
    expect(await sees()).toBe(false);
    ctx.clock.advance(89 * DAY_MS);
    await again();
    expect(await sees()).toBe(false);
    ctx.clock.advance(DAY_MS);
    expect(await sees()).toBe(true);
    await again();
    expect(await sees()).toBe(false);
  });
});

describe('likes sent and received', () => {
  it('are those of one own profile, or of all', async () => {
    const [me, one, two] = [await newcomer('premium'), await newcomer(), await newcomer()];
    const second = { user: me.user, profileId: (await ctx.newProfile(me.user))._id };
    await like(one, me.profileId);
    ctx.clock.advance(MINUTE_MS);
    await like(two, second.profileId);
    ctx.clock.advance(MINUTE_MS);
    await like(me, two.profileId, true);
    const received = async (query: Record<string, string>) =>
      (await ctx.ok('listInboundLikes', { as: me.user, query })).data.map((item) =>
        item.isRevealed ? item.profileId : null,
      );
    expect(await received({})).toEqual([two.profileId, one.profileId]);
    expect(await received({ userProfileId: me.profileId })).toEqual([one.profileId]);
    expect(await received({ userProfileId: second.profileId })).toEqual([two.profileId]);
    expect(await ctx.ok('listOutboundLikes', { as: me.user })).toMatchObject({
      data: [{ profileId: two.profileId, isSuperLike: true }],
      meta: { total: 1 },
    });
    expect(
      await ctx.ok('listOutboundLikes', { as: me.user, query: { userProfileId: second.profileId } }),
    ).toMatchObject({ data: [], meta: { total: 0 } });
  });

  it('leave out whoever deleted their profile (D39)', async () => {
    const [me, other] = [await newcomer('premium'), await newcomer()];
    await like(other, me.profileId);
    await like(me, (await newcomer()).profileId);
    await ctx.ok('deleteProfile', { as: other.user, path: { id: other.profileId } });
    expect(await ctx.ok('listInboundLikes', { as: me.user })).toMatchObject({ data: [], meta: { total: 0 } });
    expect(await ctx.ok('getNotificationCounts', { as: me.user })).toMatchObject({ totalLikes: 0, newLikes: 0 });
  });

  it('say what the other side is, and where the two talk once both like each other', async () => {
    const [me, one, two] = [await newcomer('premium'), await newcomer(), await newcomer()];
    await like(one, me.profileId);
    ctx.clock.advance(MINUTE_MS);
    await like(two, me.profileId);
    const { conversationId } = (await like(me, one.profileId)).body;
    expect(conversationId).not.toBeNull();
    const kind = { profileType: 'individual', subtype: 'developer', isVerified: false };
    expect((await ctx.ok('listInboundLikes', { as: me.user })).data).toMatchObject([
      { ...kind, profileId: two.profileId, conversationId: null },
      { ...kind, profileId: one.profileId, conversationId },
    ]);
    expect((await ctx.ok('listOutboundLikes', { as: me.user })).data).toMatchObject([
      { profileId: one.profileId, conversationId },
    ]);
    expect((await ctx.ok('listOutboundLikes', { as: two.user })).data).toMatchObject([
      { profileId: me.profileId, conversationId: null },
    ]);
  });

  it('are known to both once they are mutual, whatever the tier, and wait for nobody any more (D1)', async () => {
    const [me, one, two, gone] = [await newcomer(), await newcomer(), await newcomer(), await newcomer()];
    for (const other of [one, two, gone]) {
      await like(other, me.profileId);
      ctx.clock.advance(MINUTE_MS);
    }
    const told = async () =>
      (await ctx.ok('listNotifications', { as: me.user })).data.map(({ type, isRead, data }) => [
        type,
        isRead,
        Object(data).count ?? Object(data).profileId ?? null,
      ]);
    const waiting = async () => {
      const query = { userProfileId: me.profileId };
      const { data, waiting: total } = await ctx.ok('listInboundLikes', { as: me.user });
      const { inboundLikes } = await ctx.ok('getHome', { as: me.user, query });
      const { totalLikes, newLikes } = await ctx.ok('getNotificationCounts', { as: me.user });
      expect([inboundLikes.total, totalLikes, newLikes]).toEqual([total, total, total]);
      expect(inboundLikes.data).toEqual(data.filter(({ isRevealed }) => !isRevealed));
      return total;
    };
    expect(await waiting()).toBe(3);
    expect(await told()).toEqual([['new_likes_group', false, 3]]);

    const { conversationId } = (await like(me, one.profileId)).body;
    await like(me, gone.profileId);
    expect(conversationId).not.toBeNull();
    const { data } = await ctx.ok('listInboundLikes', { as: me.user });
    expect(data).toMatchObject([
      { isRevealed: true, profileId: gone.profileId, name: 'Ada' },
      { isRevealed: false },
      { isRevealed: true, profileId: one.profileId, name: 'Ada', avatar: null, conversationId },
    ]);
    expect(data[1]).toEqual({
      _id: expect.any(String),
      isRevealed: false,
      isSuperLike: false,
      createdAt: expect.any(String),
    });
    expect(await waiting()).toBe(1);
    expect((await told()).filter(([type]) => type !== 'new_match')).toEqual([
      ['new_like_revealed', true, gone.profileId],
      ['new_like', false, null],
      ['new_like_revealed', true, one.profileId],
    ]);

    // Of a deleted partner nothing is left but "deleted profile" (D39); a like that still waits stays, as its going would tell.
    for (const other of [gone, two]) await ctx.ok('deleteProfile', { as: other.user, path: { id: other.profileId } });
    const left = await ctx.ok('listInboundLikes', { as: me.user });
    expect(left.data.map((each) => (each.isRevealed ? each.profileId : null))).toEqual([null, one.profileId]);
    expect(left.meta.total).toBe(2);
    expect(await waiting()).toBe(1);
  });

  it('are counted up to 100 and no further, for every open page asks for them', async () => {
    const [me, other] = [await newcomer(), await newcomer()];
    await ctx.database.pool.query(
      `with likers as (
         insert into profiles (id, user_id, profile_type, subtype, name, bio, tier, created_at, updated_at)
         select gen_random_uuid(), $1, 'group', 'dao', 'Liker', 'Likes.', 'free', $3, $3 from generate_series(1, 101) returning id)
       insert into swipes (actor_profile_id, target_profile_id, kind, like_id, created_at)
       select id, $2, 'like', gen_random_uuid(), $3 from likers`,
      [other.user.id, me.profileId, ctx.clock.now()],
    );
    expect(await ctx.ok('getNotificationCounts', { as: me.user })).toMatchObject({ totalLikes: 100, newLikes: 100 });
    const totalOf = async (query: Record<string, number>) =>
      (await ctx.ok('listInboundLikes', { as: me.user, query })).meta.total;
    expect(await totalOf({})).toBe(100);
    // Whoever reads by page learns that there is a further one.
    expect(await totalOf({ limit: 100 })).toBe(101);
    ctx.clock.advance(1);
    await ctx.ok('markLikesViewed', { as: me.user });
    expect(await ctx.ok('getNotificationCounts', { as: me.user })).toMatchObject({ totalLikes: 100, newLikes: 0 });
  });
});

async function ownerOf(profileId: string): Promise<Side> {
  const { privy_id } = await ctx.database.db
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .select('privy_id')
    .where('profiles.id', '=', profileId)
    .executeTakeFirstOrThrow();
  return { user: await ctx.signIn(privy_id.replace('did:privy:', '')), profileId };
}

/** People who are only there to like each other: put in at once, for there are many. */
async function insertPairsOfStrangers(count: number): Promise<[Side, Side][]> {
  const now = ctx.clock.now();
  const sides = await Promise.all(
    Array.from({ length: count * 2 }, async (): Promise<Side> => {
      const [id, handle] = [uuid(), `stranger${(people += 1)}`];
      const headers = { authorization: `Bearer ${await ctx.identity.accessToken(handle)}` };
      return { user: { handle, id, privyId: ctx.identity.privyIdOf(handle), headers }, profileId: uuid() };
    }),
  );
  const users = sides.map(({ user }) => ({
    id: user.id,
    privy_id: user.privyId,
    display_name: user.handle,
    created_at: now,
  }));
  const profiles = sides.map(({ user, profileId }) => ({
    id: profileId,
    user_id: user.id,
    profile_type: 'individual' as const,
    subtype: 'trader',
    name: user.handle,
    bio: 'Trades.',
    tier: 'free' as const,
    created_at: now,
    updated_at: now,
  }));
  await ctx.database.db.insertInto('users').values(users).execute();
  await ctx.database.db.insertInto('profiles').values(profiles).execute();
  return Array.from({ length: count }, (_, index) => {
    const [one, other] = [sides[2 * index], sides[2 * index + 1]];
    if (one === undefined || other === undefined) throw new Error('A stranger is missing.');
    return [one, other];
  });
}
