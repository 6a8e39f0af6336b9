import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/database.ts';
import { OutsideError } from '../../lib/fetch-json.ts';
import { createPictureAddresses } from '../../lib/picture-addresses.ts';
import { DAY_MS, MINUTE_MS } from '../../testing/fake-clock.ts';
import { newNotification } from '../../testing/fixtures.ts';
import { type Matched, matchedPair, matchWithStranger } from '../../testing/match.ts';
import { newPayment } from '../../testing/payment-fixtures.ts';
import { aSubscription } from '../../testing/push-by-hand.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { deliveriesJobs } from '../deliveries/deliveries.jobs.ts';
import { createNotificationsService, type NotificationEvent } from '../notifications/notifications.service.ts';
import { subscriptionsJobs } from '../subscriptions/subscriptions.jobs.ts';
import { createPushChannel } from './push-channel.service.ts';

let ctx: TestApp;
beforeAll(async () => {
  ctx = await createTestApp({ ADMIN_PRIVY_IDS: 'did:privy:granter' });
});
afterAll(() => ctx.close());
beforeEach(async () => {
  ctx.push.sent.length = 0;
  ctx.push.answer = async () => 'sent';
  // What failed in an earlier test is tried again some real seconds later: on a busy machine that is within this one.
  await ctx.database.pool.query('delete from graphile_worker._private_jobs');
});

let names = 0;
const newName = () => `pushing${(names += 1)}`;
async function subscribe(as: TestUser, endpoint?: string): Promise<string> {
  const { p256dh, auth, ...own } = aSubscription(newName());
  const body = { endpoint: endpoint ?? own.endpoint, keys: { p256dh, auth }, keyId: ctx.push.keyId };
  await ctx.ok('createPushSubscription', { as, body });
  return body.endpoint;
}
async function newPair() {
  const pair = await matchedPair(ctx, newName(), newName());
  return { ...pair, endpoint: await subscribe(pair.b.user) };
}
const write = (from: Matched, conversationId: string, content = 'My secret idea') =>
  ctx.ok('sendMessage', {
    as: from.user,
    query: { profileId: from.profileId },
    body: { conversationId, type: 'text', content, clientId: uuid() },
  });
/** Runs what is due a minute later. */
const later = async ({ id: userId }: TestUser) => {
  ctx.clock.advance(MINUTE_MS);
  await ctx.runJob(deliveriesJobs.deliver, { userId });
};
const pushed = () => ctx.push.sent.map(({ payload, endpoint }) => ({ endpoint, ...JSON.parse(payload) }));
const read = ({ user, profileId }: Matched, id: string) =>
  ctx.ok('markConversationRead', { as: user, path: { id }, query: { profileId } });
const nameOf = async ({ user, profileId }: Matched) =>
  (await ctx.ok('getProfile', { as: user, path: { id: profileId } })).name;
const subscriptionsOf = async (as: TestUser) => (await ctx.ok('listPushSubscriptions', { as })).data.length;

const notifications = () =>
  createNotificationsService({
    db: ctx.database.db,
    clock: ctx.clock,
    realtime: ctx.realtime,
    addresses: createPictureAddresses(ctx.config.picturesUrl),
  });

describe('a push (D71)', () => {
  it('says who wrote and no word of it, and leads to the thread as the right profile', async () => {
    const { a, b, conversationId, endpoint } = await newPair();
    await write(a, conversationId);
    await later(b.user);
    const { unread } = await ctx.ok('getNotificationCounts', { as: b.user });
    expect(unread).toBe(1);
    expect(pushed()).toEqual([
      {
        endpoint,
        title: await nameOf(a),
        body: 'New message',
        tag: `message:messages:${conversationId}`,
        url: `/profiles/${b.profileId}/messages/${conversationId}`,
        lang: 'en',
        unread,
      },
    ]);
    expect(JSON.stringify(ctx.push.sent)).not.toContain('secret idea');
  });

  it('says what was written only where its reader chose so, and in few words', async () => {
    const { a, b, conversationId } = await newPair();
    await ctx.ok('updatePreferences', { as: b.user, body: { showsWords: true } });
    await write(a, conversationId, `Hello\n\n${'x'.repeat(300)}`);
    await later(b.user);
    expect(pushed()[0].body).toMatch(/^Hello x{113}…$/);
  });

  it('is none of a receipt that was read in the moment before, though it would still be mailed', async () => {
    const person = await ctx.signIn(newName());
    await subscribe(person);
    const notificationId = await newNotification(ctx, person, 'payment_confirmed', { tier: 'premium' });
    const target = await ctx.database.db
      .selectFrom('delivery_targets')
      .select('id')
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow();
    const channel = createPushChannel({ db: ctx.database.db, push: ctx.push, notifications: notifications() });
    const send = () =>
      channel.send({
        id: uuid(),
        targetId: target.id,
        userId: person.id,
        kind: 'payment',
        subject: `payment:${notificationId}`,
        notificationId,
        language: 'en',
        showsWords: false,
      });
    expect(await send()).toBe('sent');
    await ctx.ok('markAllNotificationsRead', { as: person });
    expect(await send()).toBe('dropped');
  });

  it('never says who liked, whatever the plan (D1)', async () => {
    const [a, b] = [await ctx.signIn(newName()), await ctx.signIn(newName(), 'premium_plus')];
    const [from, to] = [await ctx.newProfile(a, { name: 'Ada the secret admirer' }), await ctx.newProfile(b)];
    await subscribe(b);
    await ctx.ok('updatePreferences', { as: b, body: { kinds: { like: { push: true } } } });
    await ctx.ok('likeProfile', { as: a, path: { profileId: to._id }, body: { userProfileId: from._id } });
    await later(b);
    expect(pushed()).toMatchObject([{ title: 'Mutuals', body: 'Someone liked you' }]);
    expect(JSON.stringify(ctx.push.sent)).not.toMatch(/admirer/);
  });

  it('is in the language of its reader', async () => {
    const { a, b, conversationId } = await newPair();
    await ctx.ok('updateAuthProfile', { as: b.user, body: { language: 'zh' } });
    await write(a, conversationId);
    await later(b.user);
    expect(pushed()).toMatchObject([{ body: '新消息', lang: 'zh' }]);
  });

  it('has one topic for one conversation, which names nothing', async () => {
    const { a, b, conversationId } = await newPair();
    for (const content of ['one', 'two']) {
      await write(a, conversationId, content);
      await later(b.user);
      await later(b.user);
    }
    const topics = ctx.push.sent.map(({ topic }) => topic);
    expect(topics).toHaveLength(2);
    expect(new Set(topics).size).toBe(1);
    expect(topics[0]).toMatch(/^[\w-]{32}$/);
    expect(topics[0]).not.toContain(conversationId.slice(0, 8));
  });

  it('reaches nobody who unsubscribed, nor whoever had that browser before', async () => {
    const { a, b, conversationId, endpoint } = await newPair();
    await write(a, conversationId);
    const next = await ctx.signIn(newName());
    await subscribe(next, endpoint);
    await later(b.user);
    await later(next);
    expect(pushed()).toEqual([]);
    expect([await subscriptionsOf(b.user), await subscriptionsOf(next)]).toEqual([0, 1]);
  });

  it('that waits while its person signs out everywhere reaches no device', async () => {
    const { a, b, conversationId } = await newPair();
    await write(a, conversationId);
    await ctx.ok('signOutEverywhere', { as: b.user });
    await later(b.user);
    expect(pushed()).toEqual([]);
  });

  it('is not sent with another key than the browser knows', async () => {
    const { a, b, conversationId } = await newPair();
    await ctx.database.pool.query(`update push_subscriptions set key_id = 'AAAAAAAAAAAA' where user_id = $1`, [
      b.user.id,
    ]);
    await write(a, conversationId);
    await later(b.user);
    expect(pushed()).toEqual([]);
  });
});

describe('what a push service answers', () => {
  it('ends a subscription where it says that it is over', async () => {
    const { a, b, conversationId } = await newPair();
    ctx.push.answer = async () => 'ended';
    await write(a, conversationId);
    await later(b.user);
    expect(await subscriptionsOf(b.user)).toBe(0);
  });

  it.each([400, 401, 403, 413, 301])('of %i neither ends it nor is asked for again', async (status) => {
    const { a, b, conversationId } = await newPair();
    ctx.push.answer = () => Promise.reject(new OutsideError('push.example', status));
    await write(a, conversationId);
    for (let minute = 0; minute < 5; minute += 1) await later(b.user);
    expect([ctx.push.sent.length, await subscriptionsOf(b.user)]).toEqual([1, 1]);
  });

  it.each([429, 500, 503])('of %i is asked for again, when it says', async (status) => {
    const { a, b, conversationId } = await newPair();
    ctx.push.answer = async () => {
      ctx.push.answer = async () => 'sent';
      throw new OutsideError('push.example', status, 150);
    };
    await write(a, conversationId);
    await later(b.user);
    await later(b.user);
    expect(ctx.push.sent).toHaveLength(1);
    await later(b.user);
    await later(b.user);
    expect([ctx.push.sent.length, await subscriptionsOf(b.user)]).toEqual([2, 1]);
  });

  it('is lost: the push may have arrived, so it is not sent again, and is closed once it was seen', async () => {
    const { a, b, conversationId } = await newPair();
    ctx.push.answer = async () => 'unsure';
    await write(a, conversationId);
    for (let minute = 0; minute < 5; minute += 1) await later(b.user);
    expect([ctx.push.sent.length, await subscriptionsOf(b.user)]).toEqual([1, 1]);
    await read(b, conversationId);
    const withdraw = () => ctx.runJob(deliveriesJobs.withdrawSeen, { userId: b.user.id });
    await withdraw();
    // Closing may be lost as well, and is asked for again: it harms nobody.
    ctx.push.answer = async () => 'sent';
    await withdraw();
    await withdraw();
    const close = [`message:messages:${conversationId}`];
    expect(pushed().map((push) => push.close)).toEqual([undefined, close, close]);
  });
});

describe('what was seen anywhere (D72)', () => {
  it('is closed on every device that shows it, once, and nowhere else', async () => {
    const { a, b, conversationId, endpoint } = await newPair();
    const other = await subscribe(b.user);
    await write(a, conversationId);
    await later(b.user);
    ctx.push.sent.length = 0;
    await read(b, conversationId);
    await ctx.runJobs();
    const tag = `message:messages:${conversationId}`;
    expect(pushed().toSorted((x, y) => x.endpoint.localeCompare(y.endpoint))).toEqual(
      [endpoint, other].toSorted().map((each) => ({ endpoint: each, close: [tag], unread: 0 })),
    );
    ctx.push.sent.length = 0;
    await read(b, conversationId);
    await ctx.ok('markAllNotificationsRead', { as: b.user });
    await ctx.runJobs();
    expect(pushed()).toEqual([]);
  });

  it('is closed on a device that shows it for days', async () => {
    const { a, b, conversationId } = await newPair();
    await write(a, conversationId);
    await later(b.user);
    ctx.push.sent.length = 0;
    ctx.clock.advance(20 * DAY_MS);
    b.user.headers = await ctx.identity.headersOf(b.user.handle);
    await read(b, conversationId);
    await ctx.runJobs();
    expect(pushed().map(({ close }) => close)).toEqual([[`message:messages:${conversationId}`]]);
  });

  it('is closed where a like was answered: its match has a push of its own', async () => {
    const { b } = await newPair();
    await ctx.ok('updatePreferences', { as: b.user, body: { kinds: { like: { push: true } } } });
    const liker = await ctx.signIn(newName());
    const { _id } = await ctx.newProfile(liker, { name: newName() });
    const like = (as: TestUser, profileId: string, userProfileId: string) =>
      ctx.ok('likeProfile', { as, path: { profileId }, body: { userProfileId } });
    await like(liker, b.profileId, _id);
    await later(b.user);
    ctx.push.sent.length = 0;
    await like(b.user, _id, b.profileId);
    await ctx.runJobs();
    expect(pushed().map(({ close }) => close)).toEqual([[`like:${b.profileId}`]]);
  });

  it('replaces what the push service still keeps for a device that is away', async () => {
    const { a, b, conversationId } = await newPair();
    await write(a, conversationId);
    await later(b.user);
    await read(b, conversationId);
    await ctx.runJobs();
    expect(ctx.push.sent).toHaveLength(2);
    expect(ctx.push.sent[1]?.topic).toBe(ctx.push.sent[0]?.topic);
  });

  it('is closed on the other devices where the push service of one is down, and there once it is back', async () => {
    const { a, b, conversationId } = await newPair();
    await subscribe(b.user);
    await write(a, conversationId);
    await later(b.user);
    await read(b, conversationId);
    ctx.push.sent.length = 0;
    let down: string | undefined;
    ctx.push.answer = async ({ endpoint }) => {
      down ??= endpoint;
      if (endpoint === down) throw new OutsideError('push.example', 503);
      return 'sent';
    };
    const withdraw = () => ctx.runJob(deliveriesJobs.withdrawSeen, { userId: b.user.id });
    await withdraw();
    expect(new Set(pushed().map(({ endpoint }) => endpoint)).size).toBe(2);
    ctx.push.sent.length = 0;
    ctx.push.answer = async () => 'sent';
    await withdraw();
    expect(pushed().map(({ endpoint }) => endpoint)).toEqual([down]);
  });

  it('that could not be closed at once never closes what is newer and unread: both go together', async () => {
    const { a, b, conversationId } = await newPair();
    await write(a, conversationId);
    await later(b.user);
    await read(b, conversationId);
    ctx.push.answer = () => Promise.reject(new OutsideError('push.example', 503));
    const withdraw = () => ctx.runJob(deliveriesJobs.withdrawSeen, { userId: b.user.id });
    await withdraw();
    ctx.push.answer = async (_target, { payload }) => {
      // Late, beside the sending of the newer one and after it.
      if (!payload.includes('"close"')) await withdraw();
      return 'sent';
    };
    await write(a, conversationId);
    ctx.push.sent.length = 0;
    await later(b.user);
    await later(b.user);
    await withdraw();
    expect(pushed().map(({ close }) => close)).toEqual([undefined]);
    const [newer] = ctx.push.sent;
    await read(b, conversationId);
    await ctx.runJobs();
    expect(pushed().map(({ close }) => close)).toEqual([undefined, [`message:messages:${conversationId}`]]);
    expect(ctx.push.sent[1]?.topic).toBe(newer?.topic);
    ctx.push.sent.length = 0;
    await withdraw();
    expect(pushed()).toEqual([]);
  });

  it('is closed though something older about the same is unread: it stands on the device no more', async () => {
    const { b } = await newPair();
    const subject = `like:${b.profileId}`;
    for (const isRead of [false, true]) {
      const id = await newNotification(ctx, b.user, 'super_like_returned', { receiverProfileId: b.profileId });
      await ctx.database.pool.query(
        `insert into deliveries (id, target_id, user_id, channel, kind, subject, notification_id, due_at, created_at, ended_at, outcome)
         select gen_random_uuid(), id, user_id, channel, 'like', $2, $3, $4, $4, $4, 'sent' from delivery_targets where user_id = $1`,
        [b.user.id, subject, id, ctx.clock.now()],
      );
      if (isRead)
        await ctx.database.pool.query('update notifications set read_at = $2 where id = $1', [id, ctx.clock.now()]);
      ctx.clock.advance(MINUTE_MS);
    }
    await ctx.runJob(deliveriesJobs.withdrawSeen, { userId: b.user.id });
    expect(pushed().map(({ close }) => close)).toEqual([[subject]]);
  });

  it('is not closed on a device that was shown something newer while another was closed', async () => {
    const { a, b, conversationId } = await newPair();
    await subscribe(b.user);
    await write(a, conversationId);
    await later(b.user);
    await read(b, conversationId);
    ctx.push.sent.length = 0;
    ctx.push.answer = async () => {
      ctx.push.answer = async () => 'sent';
      await write(a, conversationId);
      await later(b.user);
      await later(b.user);
      return 'sent';
    };
    await ctx.runJob(deliveriesJobs.withdrawSeen, { userId: b.user.id });
    const close = [`message:messages:${conversationId}`];
    expect(pushed().map((push) => push.close)).toEqual([close, undefined, undefined]);
  });

  describe('is closed as well', () => {
    const notify = ({ id: userId }: TestUser, event: NotificationEvent) =>
      inTransaction(ctx.database.db, (trx) => notifications().notify(trx, [{ userId, event }]));
    const match = async ({ a, b, conversationId }: Awaited<ReturnType<typeof newPair>>) => {
      const event = { type: 'new_match', receiverProfileId: b.profileId, matchedProfileId: a.profileId } as const;
      await notify(b.user, { ...event, conversationId });
    };
    const block = (from: Matched, to: Matched) =>
      ctx.ok('createBlock', { as: from.user, body: { profileId: to.profileId } });
    const unmatch = (from: Matched, to: Matched) =>
      ctx.call('unmatchProfile', {
        as: from.user,
        path: { profileId: to.profileId },
        query: { userProfileId: from.profileId },
      });
    const ends: [string, (pair: Awaited<ReturnType<typeof newPair>>) => Promise<unknown>][] = [
      ['its person blocks the other one', ({ a, b }) => block(b, a)],
      ['its person ends the match', ({ a, b }) => unmatch(b, a)],
      ['the other one ends the match', ({ a, b }) => unmatch(a, b)],
      ['its person deletes the profile', ({ b }) => ctx.ok('deleteProfile', { as: b.user, path: { id: b.profileId } })],
    ];

    it.each(ends)('on all devices, the match too, when %s', async (_, end) => {
      const pair = await newPair();
      const { a, b, conversationId, endpoint } = pair;
      const other = await subscribe(b.user);
      await write(a, conversationId);
      await match(pair);
      await later(b.user);
      ctx.push.sent.length = 0;
      await end(pair);
      await ctx.runJobs();
      const closed = pushed().map((push) => [push.endpoint, push.close?.toSorted()]);
      const subjects = [expect.stringMatching(/^match:/), `message:messages:${conversationId}`];
      expect(closed.toSorted()).toEqual([endpoint, other].toSorted().map((each) => [each, subjects]));
    });

    it.each([
      ...ends,
      ['the other one blocks its person', ({ a, b }: Awaited<ReturnType<typeof newPair>>) => block(a, b)] as const,
      [
        'the other one deletes their account',
        ({ a }: Awaited<ReturnType<typeof newPair>>) => ctx.ok('deleteMe', { as: a.user }),
      ] as const,
    ])('nor is it pushed what waits, when %s', async (_, end) => {
      const pair = await newPair();
      await write(pair.a, pair.conversationId);
      await match(pair);
      await end(pair);
      await later(pair.b.user);
      expect(pushed()).toEqual([]);
    });

    const bySupport = () => ctx.signIn('granter');
    it.each([
      [
        'is renewed',
        async (person: TestUser) => {
          await newPayment(ctx, person, { status: 'confirmed', confirmed_at: ctx.clock.now() });
          const body = { tier: 'PREMIUM', stripeSubscriptionId: 'sub_1' };
          await ctx.ok('upgradeSubscription', { as: person, body });
        },
      ],
      ['is cancelled', (person: TestUser) => ctx.ok('cancelSubscription', { as: person })],
      [
        'is changed by the team',
        async ({ privyId: targetUserId }: TestUser) =>
          ctx.ok('updateSubscription', { as: await bySupport(), body: { targetUserId, tier: 'premium_plus' } }),
      ],
      [
        'was a change of the team that is undone',
        async ({ privyId: targetUserId }: TestUser, expiresAt: string | null) =>
          ctx.ok('undoSubscriptionUpdate', {
            as: await bySupport(),
            body: { targetUserId, tier: 'premium', expiresAt },
          }),
      ],
      [
        'has ended',
        async (_person: TestUser, expiresAt: string | null) => {
          ctx.clock.set(new Date(expiresAt ?? 0));
          await ctx.runJob(subscriptionsJobs.endPaidPeriods, {});
        },
      ],
    ])('when the plan that ends soon %s', async (_, change) => {
      const person = await ctx.signIn(newName());
      await subscribe(person);
      const body = { targetUserId: person.privyId, tier: 'premium' };
      const { expiresAt } = await ctx.ok('updateSubscription', { as: await bySupport(), body });
      await notify(person, { type: 'subscription_ending', tier: 'premium', daysLeft: 3, endsAt: String(expiresAt) });
      await later(person);
      const [shown] = pushed();
      expect(shown).toMatchObject({ title: expect.any(String) });
      ctx.push.sent.length = 0;
      await change(person, expiresAt);
      await ctx.runJobs();
      expect(pushed().flatMap(({ close }) => close ?? [])).toEqual([shown.tag]);
    });

    it('nor is a match told twice to who ended it and matches again before it was pushed', async () => {
      const pair = await newPair();
      const { a, b, conversationId } = pair;
      await match(pair);
      await unmatch(b, a);
      for (const [from, to] of [
        [b, a],
        [a, b],
      ] as const)
        await ctx.ok('likeProfile', {
          as: from.user,
          path: { profileId: to.profileId },
          body: { userProfileId: from.profileId },
        });
      for (let time = 0; time < 2; time += 1) await later(b.user);
      expect(pushed().map(({ tag }) => tag)).toEqual([`match:${conversationId}`]);
    });

    it('for the one who blocked alone, and no push of anybody else', async () => {
      const pair = await newPair();
      const { a, b, conversationId, endpoint } = pair;
      await subscribe(a.user);
      const third = await ctx.signIn(newName());
      const { _id: profileId } = await ctx.newProfile(third, { name: newName() });
      const other = await matchWithStranger(ctx, b, newName());
      await ctx.database.pool.query(
        `update conversation_members set user_id = $1, profile_id = $2 where conversation_id = $3 and user_id <> $4`,
        [third.id, profileId, other, b.user.id],
      );
      await write({ user: third, profileId }, other);
      await write(a, conversationId);
      await write(b, conversationId);
      await later(b.user);
      await later(a.user);
      ctx.push.sent.length = 0;
      await block(b, a);
      await ctx.runJobs();
      expect(pushed().map((push) => [push.endpoint, push.close])).toEqual([
        [endpoint, [`message:messages:${conversationId}`]],
      ]);
    });

    it('never where a like was pushed: it names nobody, and says nothing of who it was (D1)', async () => {
      const { b } = await newPair();
      await ctx.ok('updatePreferences', { as: b.user, body: { kinds: { like: { push: true } } } });
      const liker = await ctx.signIn(newName());
      const { _id } = await ctx.newProfile(liker, { name: newName() });
      await ctx.ok('likeProfile', { as: liker, path: { profileId: b.profileId }, body: { userProfileId: _id } });
      await later(b.user);
      await block(b, { user: liker, profileId: _id });
      await ctx.runJobs();
      expect(pushed().map(({ tag, close }) => [tag, close])).toEqual([[`like:${b.profileId}`, undefined]]);
    });
  });

  it('is closed in pushes that no push service finds too large, however much it is', async () => {
    const { b } = await newPair();
    await ctx.database.pool.query(
      `insert into deliveries (id, target_id, user_id, channel, kind, subject, notification_id, due_at, created_at, ended_at, outcome)
       select gen_random_uuid(), id, user_id, channel, 'message', 'message:messages:' || gen_random_uuid(), gen_random_uuid(), $2, $2, $2, 'sent'
       from delivery_targets, generate_series(1, 130) where user_id = $1`,
      [b.user.id, ctx.clock.now()],
    );
    await ctx.runJob(deliveriesJobs.withdrawSeen, { userId: b.user.id });
    expect(new Set(pushed().flatMap(({ close }) => close)).size).toBe(130);
    // 4096 bytes less what encryption adds (RFC 8291).
    for (const { payload } of ctx.push.sent) expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(3993);
  });

  it('while it was pushed is closed after it', async () => {
    const { a, b, conversationId } = await newPair();
    ctx.push.answer = async () => {
      ctx.push.answer = async () => 'sent';
      await read(b, conversationId);
      return 'sent';
    };
    await write(a, conversationId);
    await later(b.user);
    await ctx.runJobs();
    expect(pushed().map(({ close }) => close)).toEqual([undefined, [`message:messages:${conversationId}`]]);
  });

  it('is not told to Safari, which would end the subscription of who shows nothing', async () => {
    const { a, b, conversationId } = await matchedPair(ctx, newName(), newName());
    const safari = await subscribe(b.user, `https://web.push.apple.com/${newName()}`);
    await write(a, conversationId);
    await later(b.user);
    await read(b, conversationId);
    await ctx.runJobs();
    // Other tests' people may have what is due, too.
    expect(pushed().filter(({ endpoint }) => endpoint === safari)).toHaveLength(1);
  });

  it('adds nothing to do for who has no device', async () => {
    const { a, b, conversationId } = await matchedPair(ctx, newName(), newName());
    await write(a, conversationId);
    await read(b, conversationId);
    const { rows } = await ctx.database.pool.query(
      `select from graphile_worker.jobs where task_identifier = 'withdraw-seen' and key like $1`,
      [`%${b.user.id}%`],
    );
    expect(rows).toEqual([]);
  });
});
