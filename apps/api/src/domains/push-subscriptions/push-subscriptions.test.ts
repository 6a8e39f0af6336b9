import { limits } from '@mutuals/api-client/limits';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/database.ts';
import { aSubscription, TEST_VAPID_KEY } from '../../testing/push-by-hand.ts';
import { untilSomeoneWaits } from '../../testing/someone-waits.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { insertTarget } from '../deliveries/deliveries.public.ts';
import { lockUser } from '../users/users.public.ts';
import { insertSubscription, lockBrowser } from './push-subscriptions.repository.ts';

let ctx: TestApp;
beforeAll(async () => {
  ctx = await createTestApp();
});
afterAll(() => ctx.close());

let people = 0;
const newcomer = () => ctx.signIn(`pushed${(people += 1)}`);
let browsers = 0;
const newBrowser = () => `browser-${(browsers += 1)}`;
function inputOf(name: string) {
  const { endpoint, ...keys } = aSubscription(name);
  return { endpoint, keys, keyId: ctx.push.keyId };
}
const subscribe = (as: TestUser, body: unknown = inputOf(newBrowser())) =>
  ctx.call('createPushSubscription', { as, body });
const subscriptionsOf = async (as: TestUser) => (await ctx.ok('listPushSubscriptions', { as })).data;

describe('a subscription (D71)', () => {
  it('is listed for its person alone, by the hash of its endpoint, never the endpoint', async () => {
    const [a, b] = [await newcomer(), await newcomer()];
    const browser = inputOf(newBrowser());
    const { status, body } = await subscribe(a, browser);
    expect(status).toBe(201);
    const digest = await crypto.subtle.digest('SHA-256', Buffer.from(browser.endpoint));
    expect(body.endpointHash).toBe(Buffer.from(digest).toString('base64url'));
    expect(await subscriptionsOf(a)).toEqual([body]);
    expect(JSON.stringify(body)).not.toContain('fcm.googleapis.com');
    expect(await subscriptionsOf(b)).toEqual([]);
  });

  it('of the same browser is one, also when it comes twice at once', async () => {
    const a = await newcomer();
    const browser = inputOf(newBrowser());
    const answers = await Promise.all([subscribe(a, browser), subscribe(a, browser)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await subscriptionsOf(a)).toHaveLength(1);
  });

  it('is of who signed in last in that browser: nobody is told what is somebody else’s', async () => {
    const [a, b] = [await newcomer(), await newcomer()];
    const browser = inputOf(newBrowser());
    await subscribe(a, browser);
    await subscribe(b, browser);
    expect([await subscriptionsOf(a), await subscriptionsOf(b)]).toEqual([[], [expect.anything()]]);
  });

  it('is of the other one where two people subscribe in one browser at once', async () => {
    const [a, b] = [await newcomer(), await newcomer()];
    const { keys, ...browser } = inputOf(newBrowser());
    const { db, pool } = ctx.database;
    const [id, now] = [uuid(), ctx.clock.now()];
    let onItsWay: ReturnType<typeof subscribe> | undefined;
    await inTransaction(db, async (trx) => {
      await lockBrowser(trx, browser.endpoint);
      await insertTarget(trx, { id, userId: a.id, channel: 'push' }, now);
      const { endpoint, keyId: key_id } = browser;
      await insertSubscription(trx, { id, endpoint, key_id, ...keys, user_id: a.id, created_at: now });
      onItsWay = subscribe(b, { ...browser, keys });
      await untilSomeoneWaits(pool);
    });
    expect(await onItsWay).toMatchObject({ status: 201 });
    expect([await subscriptionsOf(a), await subscriptionsOf(b)]).toEqual([[], [expect.anything()]]);
  });

  it(`goes when it is the oldest of more than ${limits.pushSubscriptionsPerUser}, be they 10,000`, async () => {
    const a = await newcomer();
    await ctx.database.pool.query(
      `with targets as (insert into delivery_targets (id, user_id, channel, created_at)
           select gen_random_uuid(), $1, 'push', $2 from generate_series(1, 10000) returning id),
         numbered as (select id, row_number() over () as n from targets)
       insert into push_subscriptions (id, user_id, endpoint, p256dh, auth, key_id, created_at)
         select id, $1, 'https://fcm.googleapis.com/fcm/send/many-' || n, 'p', 'a', 'k', $2::timestamptz - n * interval '1 minute'
         from numbered`,
      [a.id, ctx.clock.now()],
    );
    const { body } = await subscribe(a);
    const kept = await ctx.database.db
      .selectFrom('push_subscriptions')
      .where('user_id', '=', a.id)
      .orderBy('created_at', 'desc')
      .select(['id', 'endpoint'])
      .execute();
    expect(kept).toHaveLength(limits.pushSubscriptionsPerUser);
    expect([kept[0]?.id, kept.at(-1)?.endpoint]).toEqual([
      body._id,
      `https://fcm.googleapis.com/fcm/send/many-${limits.pushSubscriptionsPerUser - 1}`,
    ]);
  });

  it('is refused for an address that is no push service’s', async () => {
    const a = await newcomer();
    expect(await subscribe(a, { ...inputOf('x'), endpoint: 'https://evil.example/push' })).toMatchObject({
      status: 400,
      body: { code: 'push_endpoint_not_allowed' },
    });
    expect(await subscriptionsOf(a)).toEqual([]);
  });

  it('is refused when it was made with a key of another server', async () => {
    expect(await subscribe(await newcomer(), { ...inputOf('x'), keyId: 'AAAAAAAAAAAA' })).toMatchObject({
      status: 409,
      body: { code: 'push_key_changed' },
    });
  });

  it('is refused when its key is no point of the curve', async () => {
    const keys = { ...inputOf('x').keys, p256dh: `B${'A'.repeat(86)}` };
    expect(await subscribe(await newcomer(), { ...inputOf('x'), keys })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', errors: [{ path: 'body/keys/p256dh', code: 'invalid_format' }] },
    });
  });

  it('ends with all others of its person when they sign out everywhere; mails go on', async () => {
    const [a, b] = [await newcomer(), await newcomer()];
    for (const each of [a, a, b]) await subscribe(each);
    const { db } = ctx.database;
    const mail = { id: uuid(), userId: a.id, channel: 'mail' } as const;
    await inTransaction(db, (trx) => insertTarget(trx, mail, ctx.clock.now()));
    await ctx.ok('signOutEverywhere', { as: a });
    expect(await subscriptionsOf(b)).toHaveLength(1);
    const targets = db.selectFrom('delivery_targets').where('user_id', '=', a.id).select('id');
    expect(await targets.execute()).toEqual([{ id: mail.id }]);
  });

  it.each([
    { what: 'signs out everywhere', column: 'signed_out_at', code: 'signed_out' },
    { what: 'asks for the deletion of their account', column: 'deletion_due_at', code: 'account_deletion_pending' },
  ] as const)('that is on its way when its person $what is not stored', async ({ column, code }) => {
    const a = await newcomer();
    const { db, pool } = ctx.database;
    let onItsWay: ReturnType<typeof subscribe> | undefined;
    await inTransaction(db, async (trx) => {
      await lockUser(trx, a.id);
      onItsWay = subscribe(a);
      await untilSomeoneWaits(pool);
      await trx.updateTable('users').set(column, ctx.clock.now()).where('id', '=', a.id).execute();
    });
    expect(await onItsWay).toMatchObject({ body: { code } });
    const stored = db.selectFrom('delivery_targets').where('user_id', '=', a.id).select('id');
    expect(await stored.execute()).toEqual([]);
  });

  it('is ended by its person alone', async () => {
    const [a, b] = [await newcomer(), await newcomer()];
    const { body } = await subscribe(a);
    const end = (as: TestUser, subscriptionId: string) =>
      ctx.call('deletePushSubscription', { as, path: { subscriptionId } });
    for (const [who, id] of [
      [b, body._id],
      [a, uuid()],
    ] as const)
      expect(await end(who, id)).toMatchObject({ status: 404, body: { code: 'push_subscription_not_found' } });
    expect((await end(a, body._id)).status).toBe(204);
    expect(await subscriptionsOf(a)).toEqual([]);
  });
});

describe('the key', () => {
  it('is that of the configuration, and its private half is sent nowhere', async () => {
    const key = await ctx.ok('getPushKey', { as: await newcomer() });
    expect(key).toEqual({ publicKey: ctx.push.publicKey, keyId: ctx.push.keyId });
    expect(JSON.stringify(key)).not.toContain(TEST_VAPID_KEY);
  });

  it('is not there without a configuration, and nobody can subscribe', async () => {
    const without = await createTestApp({}, undefined, {}, { hasPush: false });
    try {
      const as = await without.signIn('nobody');
      const refused = { status: 503, body: { code: 'push_unavailable' } };
      expect(await without.call('getPushKey', { as })).toMatchObject(refused);
      const body = { ...inputOf('x'), keyId: 'AAAAAAAAAAAA' };
      expect(await without.call('createPushSubscription', { as, body })).toMatchObject(refused);
      expect(await without.ok('listPushSubscriptions', { as })).toEqual({ data: [], keyId: null });
    } finally {
      await without.close();
    }
  });
});
