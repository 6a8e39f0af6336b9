import { limits } from '@mutuals/api-client/limits';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/database.ts';
import type { DeliveryKind, EventKind, Trx } from '../../database/schema.ts';
import { matchedPair, matchWithStranger } from '../../testing/match.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { endMails } from './preferences.public.ts';
import { afterQuietHours, CALM, whenMayTell } from './preferences.rules.ts';
import { createPreferencesService } from './preferences.service.ts';

describe('quiet hours', () => {
  const paris = { from: '22:00', to: '07:30', zone: 'Europe/Paris' };
  const end = (quiet: typeof paris, now: string) => afterQuietHours(quiet, new Date(now)).toISOString();

  it('keep what comes until their end, over midnight too, and nothing else', () => {
    expect(end(paris, '2026-11-20T21:00:30.000Z')).toBe('2026-11-21T06:30:00.000Z');
    expect(end(paris, '2026-11-21T06:29:59.999Z')).toBe('2026-11-21T06:30:00.000Z');
    for (const free of ['2026-11-20T20:59:59.000Z', '2026-11-21T06:30:00.000Z']) expect(end(paris, free)).toBe(free);
  });

  it('within one day leave its night alone', () => {
    const lunch = { from: '12:00', to: '13:00', zone: 'Asia/Kathmandu' };
    for (const during of ['2026-11-20T06:15:00.000Z', '2026-11-20T06:20:00.000Z'])
      expect(end(lunch, during)).toBe('2026-11-20T07:15:00.000Z');
    expect(end(lunch, '2026-11-20T06:14:59.000Z')).toBe('2026-11-20T06:14:59.000Z');
    expect(end(lunch, '2026-11-20T07:15:00.000Z')).toBe('2026-11-20T07:15:00.000Z');
  });

  it('end by the clock of the day when summer time begins and ends', () => {
    // 29 March 2026, 2:00 becomes 3:00; 25 October 2026, 3:00 becomes 2:00.
    expect(end(paris, '2026-03-28T22:00:00.000Z')).toBe('2026-03-29T05:30:00.000Z');
    for (const seconds of ['00', '43'])
      expect(end(paris, `2026-10-24T21:00:${seconds}.000Z`)).toBe('2026-10-25T06:30:00.000Z');
    // In the missing hour, and in the hour that comes twice.
    expect(end({ ...paris, to: '02:30' }, '2026-03-28T22:00:00.000Z')).toBe('2026-03-29T01:00:00.000Z');
    expect(end({ ...paris, to: '02:30' }, '2026-10-24T21:00:00.000Z')).toBe('2026-10-25T00:30:00.000Z');
    // Never before now, though the hour before it was no quiet one.
    expect(end({ ...paris, from: '01:45', to: '02:30' }, '2026-03-29T00:50:00.000Z')).toBe('2026-03-29T01:00:00.000Z');
    // Where half an hour is added: Lord Howe Island, 4 October 2026.
    expect(end({ from: '22:00', to: '07:00', zone: 'Australia/Lord_Howe' }, '2026-10-03T12:00:00.000Z')).toBe(
      '2026-10-03T20:00:00.000Z',
    );
  });

  it('hold for push and mail, not for the product', () => {
    const now = new Date('2026-11-20T23:00:00.000Z');
    const wishes = { ...CALM, quietHours: paris };
    const told = (channel: 'inProduct' | 'push' | 'mail', kind: EventKind = 'match') =>
      whenMayTell(wishes, { kind, channel }, now)?.toISOString();
    expect(told('inProduct')).toBe(now.toISOString());
    expect([told('push'), told('mail')]).toEqual(Array.from({ length: 2 }, () => '2026-11-21T06:30:00.000Z'));
    expect(told('push', 'like')).toBeUndefined();
  });
});

describe('preferences', () => {
  let ctx: TestApp;
  beforeAll(async () => {
    ctx = await createTestApp();
  });
  afterAll(() => ctx.close());
  const change = (as: TestUser, body: object) => ctx.call('updatePreferences', { as, body });

  it('are calm until somebody changes them: no likes are pushed, and no digest is mailed (D73)', async () => {
    const as = await ctx.signIn('calm');
    expect(await ctx.ok('getPreferences', { as })).toMatchObject({
      kinds: { like: { inProduct: true, push: false, mail: true }, match: { push: true } },
      digest: 'off',
      quietHours: null,
      showsWords: false,
      mutedConversations: [],
    });
  });

  it('change only in what is named, also one channel of one kind', async () => {
    const as = await ctx.signIn('picky');
    const before = await ctx.ok('getPreferences', { as });
    const quietHours = { from: '22:00', to: '07:30', zone: 'Europe/Paris' };
    await change(as, { quietHours, kinds: { message: { push: false } } });
    await change(as, { digest: 'daily' });
    const message = { ...before.kinds.message, push: false };
    const after = { ...before, quietHours, digest: 'daily', kinds: { ...before.kinds, message } };
    expect(await ctx.ok('getPreferences', { as })).toEqual(after);
    expect((await change(as, { quietHours: null })).body).toEqual({ ...after, quietHours: null });
  });

  it('leave a kind that is switched off in the product out of the list, its badge and the browsers', async () => {
    const { a, b, conversationId } = await matchedPair(ctx, 'bell1', 'bell2');
    const body = { conversationId, type: 'text', content: 'Hello', clientId: uuid() };
    await ctx.ok('sendMessage', { as: a.user, query: { profileId: a.profileId }, body });
    await ctx.runJobs();
    const typesOf = async () => (await ctx.ok('listNotifications', { as: b.user })).data.map(({ type }) => type);
    const unread = async () => (await ctx.ok('getNotificationCounts', { as: b.user })).unread;
    expect([await typesOf(), await unread()]).toEqual([['new_message'], 1]);
    await change(b.user, { kinds: { message: { inProduct: false } } });
    expect([await typesOf(), await unread()]).toEqual([[], 0]);
    const before = ctx.realtime.published.length;
    await ctx.ok('sendMessage', { as: a.user, query: { profileId: a.profileId }, body: { ...body, clientId: uuid() } });
    await ctx.runJobs();
    expect(ctx.realtime.published.slice(before).map(({ event }) => event)).not.toContain('notification');
  });

  it('end mails of one kind, or digests alone, by the link of a mail', async () => {
    const as = await ctx.signIn('ending');
    await change(as, { digest: 'weekly' });
    const before = await ctx.ok('getPreferences', { as });
    const end = (kind: DeliveryKind) =>
      inTransaction(ctx.database.db, (trx) => endMails(trx, as.id, kind, ctx.clock.now()));
    await end('ticket');
    const ticket = { ...before.kinds.ticket, mail: false };
    const after = { ...before, kinds: { ...before.kinds, ticket } };
    expect(await ctx.ok('getPreferences', { as })).toEqual(after);
    await end('digest');
    expect(await ctx.ok('getPreferences', { as })).toEqual({ ...after, digest: 'off' });
  });

  it('keep a time zone by its own name, however it was written', async () => {
    const as = await ctx.signIn('shouting');
    const quietHours = { from: '22:00', to: '07:30', zone: 'eUROPE/pARIS' };
    expect((await change(as, { quietHours })).status).toBe(200);
    expect((await ctx.ok('getPreferences', { as })).quietHours).toEqual({ ...quietHours, zone: 'Europe/Paris' });
  });

  it('have what waits for the end of quiet hours looked at again when those change, and for nothing else', async () => {
    const { id: userId } = await ctx.signIn('awake');
    const { db } = ctx.database;
    const lookedAt: string[] = [];
    const lookAgain = async (_trx: Trx, whose: string) => void lookedAt.push(whose);
    const { updatePreferences } = createPreferencesService({ db, clock: ctx.clock, lookAgain });
    await updatePreferences({ userId }, { digest: 'daily' });
    expect(lookedAt).toEqual([]);
    await updatePreferences({ userId }, { quietHours: { from: '22:00', to: '07:30', zone: 'UTC' } });
    await updatePreferences({ userId }, { quietHours: null });
    expect(lookedAt).toEqual([userId, userId]);
  });

  it('are not overwritten by two changes at once', async () => {
    const as = await ctx.signIn('hasty');
    const kinds = ['match', 'message', 'ticket', 'payment', 'decision'] as const;
    await Promise.all(kinds.map((kind) => change(as, { kinds: { [kind]: { push: false } } })));
    expect(Object.values((await ctx.ok('getPreferences', { as })).kinds).map(({ push }) => push)).not.toContain(true);
  });

  it('refuse quiet hours that no clock shows, a zone that nobody knows, and hours without length', async () => {
    const as = await ctx.signIn('odd');
    const quiet = { from: '22:00', to: '07:30', zone: 'Europe/Paris' };
    for (const [wrong, path] of [
      [{ zone: 'Mars/Olympus' }, 'body/quietHours/zone'],
      [{ zone: 'Europe/\r\nParis' }, 'body/quietHours/zone'],
      [{ from: '24:00' }, 'body/quietHours/from'],
      [{ to: '22:00' }, 'body/quietHours/to'],
    ] as const)
      expect(await change(as, { quietHours: { ...quiet, ...wrong } })).toMatchObject({
        status: 400,
        body: { code: 'validation_failed', errors: [{ path }] },
      });
    expect((await ctx.ok('getPreferences', { as })).quietHours).toBeNull();
  });

  it("mute conversations of one's own, and of nobody else", async () => {
    const { a, b, conversationId } = await matchedPair(ctx, 'mute1', 'mute2');
    const other = await ctx.signIn('stranger');
    expect((await change(a.user, { mute: [conversationId, conversationId] })).body.mutedConversations).toEqual([
      conversationId,
    ]);
    expect((await ctx.ok('getPreferences', { as: b.user })).mutedConversations).toEqual([]);
    for (const [as, id] of [
      [other, conversationId],
      [a.user, uuid()],
    ] as const)
      expect(await change(as, { digest: 'daily', mute: [id] })).toMatchObject({
        status: 404,
        body: { code: 'conversation_not_found' },
      });
    expect(await ctx.ok('getPreferences', { as: other })).toMatchObject({ digest: 'off', mutedConversations: [] });
    expect((await change(a.user, { unmute: [conversationId, uuid()] })).body.mutedConversations).toEqual([]);
  });

  it('mute as many conversations as there is room for', async () => {
    const { a, b, conversationId } = await matchedPair(ctx, 'mute3', 'mute4');
    await inTransaction(ctx.database.db, async (trx) => {
      // The limit counts rows, so these need no conversations.
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`insert into muted_conversations select ${a.user.id}::uuid, gen_random_uuid() from generate_series(1, ${limits.mutedConversationsPerUser - 1})`.execute(
        trx,
      );
    });
    const other = await matchWithStranger(ctx, a, 'mute5');
    const muted = (await change(a.user, { mute: [conversationId] })).body.mutedConversations;
    expect(muted).toHaveLength(limits.mutedConversationsPerUser);
    expect(await change(a.user, { mute: [other] })).toMatchObject({
      status: 409,
      body: { code: 'mute_limit_reached' },
    });
    // What others mute takes nobody's room.
    expect((await change(b.user, { mute: [conversationId] })).status).toBe(200);
  });
});
