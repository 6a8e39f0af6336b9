import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { inTransaction } from '../../database/database.ts';
import { untilSomeoneWaits } from '../../testing/someone-waits.ts';
import { holdSignIn, lockUser } from '../users/users.public.ts';
import { HOUR_MS } from '../../testing/fake-clock.ts';
import type { AuthHeaders } from '../../testing/test-identity.ts';
import { hashOf, nameOf } from './devices.rules.ts';

let ctx: TestApp;
beforeAll(async () => {
  ctx = await createTestApp();
});
afterAll(() => ctx.close());

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

/** A person's headers in another session. */
const inSession = (handle: string, session: string) => ctx.identity.headersOf(handle, { session });
const visit = (as: AuthHeaders, agent = FIREFOX) => ctx.call('getMe', { as, headers: { 'user-agent': agent } });
const devicesOf = async (as: AuthHeaders) => (await ctx.ok('listDevices', { as })).data;
const newPerson = async (handle: string): Promise<TestUser> => ctx.signIn(handle);

describe('a device', () => {
  it('is known by its browser and system, as far as they say it', () => {
    expect(nameOf(FIREFOX)).toEqual({ browser: 'Firefox', system: 'Windows' });
    expect(nameOf(IPHONE)).toEqual({ browser: 'Safari', system: 'iOS' });
    expect(nameOf('Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36')).toEqual({
      browser: 'Chrome',
      system: 'Android',
    });
    expect(nameOf('curl/8')).toEqual({ browser: null, system: null });
  });

  it('is listed for its owner alone, the last seen one first, with which of them asks', async () => {
    const [laptop, phone] = [await inSession('ada', 'laptop'), await inSession('ada', 'phone')];
    await newPerson('ben');
    await visit(laptop);
    ctx.clock.advance(HOUR_MS / 2);
    await visit(phone, IPHONE);
    expect(await devicesOf(laptop)).toMatchObject([
      { browser: 'Safari', system: 'iOS', isCurrent: false },
      { browser: 'Firefox', system: 'Windows', isCurrent: true },
    ]);
    expect(await devicesOf((await newPerson('ben')).headers)).toHaveLength(1);
  });

  it('is noted once an hour, whatever it asks', async () => {
    const person = await newPerson('cleo');
    const [before] = await devicesOf(person.headers);
    ctx.clock.advance(HOUR_MS / 2);
    const later = await ctx.identity.headersOf('cleo');
    expect((await devicesOf(later))[0]?.seenAt).toBe(before?.seenAt);
    ctx.clock.advance(HOUR_MS / 2);
    const latest = await ctx.identity.headersOf('cleo');
    await visit(latest, IPHONE);
    expect(await devicesOf(latest)).toMatchObject([{ browser: 'Safari', seenAt: ctx.clock.now().toISOString() }]);
  });
});

describe('signing out everywhere (D74)', () => {
  it('refuses the tokens of all sessions, those that are renewed later too, until somebody signs in anew', async () => {
    const [laptop, phone] = [await inSession('dan', 'laptop'), await inSession('dan', 'phone')];
    await visit(laptop);
    await visit(phone);
    await ctx.ok('signOutEverywhere', { as: laptop });
    const renewed = async (session: string) => {
      ctx.clock.advance(1000);
      return inSession('dan', session);
    };
    for (const as of [laptop, phone, await renewed('phone'), await renewed('laptop')])
      expect(await visit(as)).toMatchObject({ status: 401, body: { code: 'signed_out' } });
    const anew = await renewed('new sign-in');
    expect((await visit(anew)).status).toBe(200);
    expect(await devicesOf(anew)).toMatchObject([{ isCurrent: true }]);
    ctx.clock.advance(2 * HOUR_MS);
    expect((await visit(await inSession('dan', 'new sign-in'))).status).toBe(200);
    expect((await visit(await inSession('dan', 'phone'))).body.code).toBe('signed_out');
  });

  it('refuses a session that nobody knew, if its token is older', async () => {
    const [known, unknown] = [await inSession('eve', 'known'), await inSession('eve', 'unknown')];
    await visit(known);
    ctx.clock.advance(1000);
    await ctx.ok('signOutEverywhere', { as: known });
    expect((await visit(unknown)).body.code).toBe('signed_out');
    ctx.clock.advance(1000);
    expect((await visit(await inSession('eve', 'unknown'))).body.code).toBe('signed_out');
  });

  it('ends a session that was noted beside it, once that comes again', async () => {
    const [known, beside] = [await inSession('oda', 'known'), await inSession('oda', 'beside')];
    await visit(known);
    await visit(beside);
    ctx.clock.advance(1000);
    await ctx.ok('signOutEverywhere', { as: known });
    await ctx.database.pool.query('update devices set ended_at = null where session = $1', [hashOf('beside')]);
    ctx.clock.advance(1000);
    expect((await visit(await inSession('oda', 'beside'))).body.code).toBe('signed_out');
  });

  it('lets in who signs in anew in that very second, whose token says no more of its time than the second', async () => {
    const old = await inSession('mia', 'old');
    await visit(old);
    ctx.clock.advance(1500);
    await ctx.ok('signOutEverywhere', { as: await inSession('mia', 'old') });
    expect((await visit(await inSession('mia', 'anew'))).status).toBe(200);
    expect((await visit(await inSession('mia', 'old'))).body.code).toBe('signed_out');
  });

  it('refuses tokens that name no session, if they are older', async () => {
    const nameless = () => inSession('ned', '');
    const before = await nameless();
    expect((await visit(before)).status).toBe(200);
    expect(await devicesOf(before)).toEqual([]);
    ctx.clock.advance(1000);
    await ctx.ok('signOutEverywhere', { as: before });
    expect((await visit(before)).body.code).toBe('signed_out');
    ctx.clock.advance(1000);
    expect((await visit(await nameless())).status).toBe(200);
  });

  it('leaves other people where they are', async () => {
    const [fay, gil] = [await inSession('fay', 'one'), await inSession('gil', 'one')];
    await visit(fay);
    await visit(gil);
    await ctx.ok('signOutEverywhere', { as: fay });
    expect((await visit(gil)).status).toBe(200);
    // Another process remembers nobody.
    expect(await devicesOf(gil)).toHaveLength(1);
  });

  it('ends what is pushed to the devices', async () => {
    const person = await newPerson('hal');
    const { db } = ctx.database;
    await db
      .insertInto('delivery_targets')
      .values([
        { id: crypto.randomUUID(), user_id: person.id, channel: 'push', created_at: ctx.clock.now() },
        { id: crypto.randomUUID(), user_id: person.id, channel: 'mail', created_at: ctx.clock.now() },
      ])
      .execute();
    await ctx.ok('signOutEverywhere', { as: person });
    const left = await db.selectFrom('delivery_targets').select('channel').where('user_id', '=', person.id).execute();
    expect(left).toEqual([{ channel: 'mail' }]);
  });

  it('ends the realtime connections that stand, and those of nobody else', async () => {
    const person = await newPerson('ida');
    await newPerson('jon');
    await ctx.runJobs();
    ctx.realtime.ended.splice(0);
    await ctx.ok('signOutEverywhere', { as: person });
    const endedAt = ctx.clock.now();
    ctx.clock.advance(1000);
    await ctx.runJobs();
    expect(ctx.realtime.ended).toEqual([{ clientId: person.id, issuedBefore: endedAt }]);
  });

  it('leaves no realtime token that was asked for before it and would be issued after it', async () => {
    const person = await newPerson('kit');
    const { db, pool } = ctx.database;
    let onItsWay: ReturnType<typeof askForToken> | undefined;
    const askForToken = () => ctx.call('getRealtimeToken', { as: person });
    await inTransaction(db, async (trx) => {
      await lockUser(trx, person.id);
      onItsWay = askForToken();
      await untilSomeoneWaits(pool);
      await trx.updateTable('users').set({ signed_out_at: ctx.clock.now() }).where('id', '=', person.id).execute();
    });
    expect(await onItsWay).toMatchObject({ status: 401, body: { code: 'signed_out' } });
  });

  it('keeps no realtime token waiting for another one', async () => {
    const person = await newPerson('lea');
    await inTransaction(ctx.database.db, async (trx) => {
      await holdSignIn(trx, person.id);
      expect(await ctx.ok('getRealtimeToken', { as: person })).toMatchObject({ clientId: person.id });
    });
  });
});
