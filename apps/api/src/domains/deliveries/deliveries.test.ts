import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nextUtcDay } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import type { DeliveryChannel, DeliveryKind } from '../../database/schema.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../testing/fake-clock.ts';
import { newNotification } from '../../testing/fixtures.ts';
import { type Matched, matchedPair } from '../../testing/match.ts';
import { untilSomeoneWaits } from '../../testing/someone-waits.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { deliveriesJobs } from './deliveries.jobs.ts';
import { insertTarget } from './deliveries.public.ts';
import { CLAIM_MS, PER_DAY } from './deliveries.rules.ts';
import { createDeliveriesService, type Outgoing, type Sent, TryLater } from './deliveries.service.ts';
import { tell } from './telling.service.ts';

const sent: Outgoing[] = [];
let answer: (outgoing: Outgoing) => Promise<Sent>;
const sender = {
  send: async (outgoing: Outgoing) => {
    sent.push(outgoing);
    return answer(outgoing);
  },
};

let ctx: TestApp;
beforeAll(async () => {
  ctx = await createTestApp({}, undefined, {}, { senders: { push: sender, mail: sender } });
});
afterAll(() => ctx.close());
beforeEach(async () => {
  sent.length = 0;
  answer = async () => 'sent';
  // What failed in an earlier test is tried again some real seconds later: on a busy machine that is within this one.
  await ctx.database.pool.query('delete from graphile_worker._private_jobs');
});

let people = 0;
const handle = () => `told${(people += 1)}`;
const newTarget = async ({ id: userId }: TestUser, channel: DeliveryChannel = 'push') => {
  const id = uuid();
  await inTransaction(ctx.database.db, (trx) => insertTarget(trx, { id, userId, channel }, ctx.clock.now()));
  return id;
};
const write = (from: Matched, conversationId: string) =>
  ctx.ok('sendMessage', {
    as: from.user,
    query: { profileId: from.profileId },
    body: { conversationId, type: 'text', content: 'Hello', clientId: uuid() },
  });
const deliver = ({ id: userId }: TestUser) => ctx.runJob(deliveriesJobs.deliver, { userId });
const later = async (user: TestUser, ms = MINUTE_MS) => {
  ctx.clock.advance(ms);
  await deliver(user);
};
const outcomes = async ({ id }: TestUser) =>
  (
    await ctx.database.db
      .selectFrom('deliveries')
      .select('outcome')
      .where('user_id', '=', id)
      .orderBy('created_at')
      .orderBy('due_at')
      .execute()
  ).map(({ outcome }) => outcome);
/** Two matched people, the second of whom has a device. */
const newPair = async () => {
  const pair = await matchedPair(ctx, handle(), handle());
  return { ...pair, targetId: await newTarget(pair.b.user) };
};
const newLike = ({ user, profileId }: Matched) =>
  newNotification(ctx, user, 'super_like_returned', { receiverProfileId: profileId });
const tellOf = async (to: Matched, kind: DeliveryKind) => {
  const telling = { userId: to.user.id, kind, subject: `${kind}:1`, notificationId: await newLike(to) };
  await inTransaction(ctx.database.db, (trx) => tell(trx, [telling], ctx.clock.now()));
};
/** Other tests' people may have what is due, too. */
const sentTo = ({ id }: TestUser) => sent.filter(({ userId }) => userId === id);
/** Adds people to each of whom something is due. */
const addDue = (count: number, channel: DeliveryChannel, kind: DeliveryKind) =>
  ctx.database.pool.query(
    `with person as (
       insert into users (id, privy_id, display_name, created_at)
       select gen_random_uuid(), 'did:privy:away:' || $3::text || n, 'Away', $4 from generate_series(1, $1) n returning id),
     target as (
       insert into delivery_targets (id, user_id, channel, created_at)
       select gen_random_uuid(), id, $2, $4 from person returning id, user_id)
     insert into deliveries (id, target_id, user_id, channel, kind, subject, due_at, created_at)
     select gen_random_uuid(), id, user_id, $2, $3, $3, $4, $4 from target`,
    [count, channel, kind, ctx.clock.now()],
  );
const forgetAdded = () => ctx.database.pool.query(`delete from users where privy_id like 'did:privy:away:%'`);
const prefer = (as: TestUser, body: object) => ctx.ok('updatePreferences', { as, body });

/** Quiet hours that began an hour ago and go on for a time. */
const quietFor = (ms: number) => {
  const clockIn = (later: number) => new Date(ctx.clock.now().getTime() + later).toISOString().slice(11, 16);
  return { from: clockIn(-HOUR_MS), to: clockIn(ms), zone: 'UTC' };
};

/** The database, where something happens each time that a person's wishes were just read. */
function whenWishesAreRead(happens: (times: number) => Promise<void>) {
  let times = 0;
  return ctx.database.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (result.rows.some((row) => 'quiet_from' in row)) await happens((times += 1));
      return result;
    },
  });
}

describe('a delivery', () => {
  it('of a match is made to who waited for it, not to whose like made it: they see it as it happens (D72)', async () => {
    const [waited, made] = [await ctx.signIn(handle()), await ctx.signIn(handle())];
    const [own, other] = [await ctx.newProfile(waited), await ctx.newProfile(made)];
    for (const person of [waited, made]) await newTarget(person);
    const like = (as: TestUser, from: string, to: string) =>
      ctx.ok('likeProfile', { as, path: { profileId: to }, body: { userProfileId: from } });
    await like(waited, own._id, other._id);
    await like(made, other._id, own._id);
    await later(waited);
    await deliver(made);
    expect([sentTo(waited).map(({ kind }) => kind), sentTo(made)]).toEqual([['match'], []]);
  });

  it('is made once for each target, in the transaction of what it tells of, and after a moment to read it (D72)', async () => {
    const { a, b, conversationId, targetId } = await newPair();
    const other = await newTarget(b.user);
    await write(a, conversationId);
    const jobs = ctx.database.pool.query(
      'select run_at > created_at as waits from graphile_worker.jobs where key = $1',
      [`deliver:${b.user.id}`],
    );
    expect((await jobs).rows).toEqual([{ waits: true }]);
    await deliver(b.user);
    expect(sent).toEqual([]);
    await later(b.user);
    await later(b.user);
    expect(sent.map((outgoing) => outgoing.targetId).toSorted()).toEqual([targetId, other].toSorted());
    expect(sent[0]).toMatchObject({
      userId: b.user.id,
      kind: 'message',
      subject: `message:messages:${conversationId}`,
      language: 'en',
      showsWords: false,
    });
  });

  it('to a target that is removed in that moment is left out, and holds up neither the others nor the change', async () => {
    const { a, b, conversationId, targetId } = await newPair();
    const other = await newTarget(b.user);
    const client = await ctx.database.pool.connect();
    await client.query('begin');
    await client.query('delete from delivery_targets where id = $1', [targetId]);
    const writing = write(a, conversationId);
    await untilSomeoneWaits(ctx.database.pool);
    await client.query('commit');
    client.release();
    await writing;
    await later(b.user);
    expect(sentTo(b.user).map((outgoing) => outgoing.targetId)).toEqual([other]);
  });

  it('is not made of what is rolled back', async () => {
    const { b } = await newPair();
    const failing = inTransaction(ctx.database.db, async (trx) => {
      await tell(
        trx,
        [{ userId: b.user.id, kind: 'ticket', subject: 'ticket:1', notificationId: uuid() }],
        ctx.clock.now(),
      );
      throw new Error('Something else failed');
    });
    await expect(failing).rejects.toThrow('Something else failed');
    await later(b.user);
    expect(await outcomes(b.user)).toEqual([]);
  });

  it('is one where two of a change are about the same, and tells of the last', async () => {
    const { b } = await newPair();
    const [first, last] = [await newLike(b), await newLike(b)];
    const tellings = [first, last].map((notificationId) => ({
      userId: b.user.id,
      kind: 'match' as const,
      subject: 'match:1',
      notificationId,
    }));
    await inTransaction(ctx.database.db, (trx) => tell(trx, tellings, ctx.clock.now()));
    await later(b.user);
    expect(sent.map(({ notificationId }) => notificationId)).toEqual([last]);
  });

  it('waits with others about the same, and has a pause before the next', async () => {
    const { a, b, conversationId } = await newPair();
    for (let time = 0; time < 3; time += 1) await write(a, conversationId);
    await later(b.user);
    expect(sent).toHaveLength(1);
    await write(a, conversationId);
    await later(b.user, 10_000);
    expect(sent).toHaveLength(1);
    await later(b.user);
    expect(sent).toHaveLength(2);
  });

  it('has no pause after one about something else, or one to somebody else about the same', async () => {
    const { a, b, conversationId } = await newPair();
    await newTarget(a.user);
    await write(a, conversationId);
    await later(b.user);
    await write(b, conversationId);
    await tellOf(b, 'ticket');
    await later(a.user, 10_000);
    await deliver(b.user);
    expect(sent.map(({ userId, kind }) => [userId, kind])).toEqual([
      [b.user.id, 'message'],
      [a.user.id, 'message'],
      [b.user.id, 'ticket'],
    ]);
  });

  it('is not sent of what was read meanwhile', async () => {
    const { a, b, conversationId } = await newPair();
    await write(a, conversationId);
    await ctx.ok('markConversationRead', {
      as: b.user,
      path: { id: conversationId },
      query: { profileId: b.profileId },
    });
    await later(b.user);
    expect([sent.length, await outcomes(b.user)]).toEqual([0, ['seen']]);
  });

  it('is mailed of a payment that was read of meanwhile, for it is the receipt, and pushed no more', async () => {
    const person = await ctx.signIn(handle());
    const targets = { push: await newTarget(person), mail: await newTarget(person, 'mail') };
    const notificationId = await newNotification(ctx, person, 'payment_confirmed', { tier: 'premium' });
    const telling = { userId: person.id, kind: 'payment', subject: 'payment:1', notificationId } as const;
    await inTransaction(ctx.database.db, (trx) => tell(trx, [telling], ctx.clock.now()));
    await ctx.ok('markAllNotificationsRead', { as: person });
    await later(person, 5 * MINUTE_MS);
    expect(sentTo(person).map(({ targetId }) => targetId)).toEqual([targets.mail]);
  });

  it('is not sent by a channel that the person switched off, nor of a muted conversation', async () => {
    const { a, b, conversationId } = await newPair();
    await prefer(b.user, { kinds: { message: { push: false } } });
    await write(a, conversationId);
    await later(b.user);
    await prefer(b.user, { kinds: { message: { push: true } }, mute: [conversationId] });
    await write(a, conversationId);
    await later(b.user);
    expect([sent.length, await outcomes(b.user)]).toEqual([0, ['unwanted', 'unwanted']]);
    await prefer(b.user, { unmute: [conversationId] });
    await prefer(a.user, { mute: [conversationId] });
    await write(a, conversationId);
    await later(b.user);
    expect(sent).toHaveLength(1);
  });

  it('is not sent once it is no news any more', async () => {
    const { a, b, conversationId } = await newPair();
    await write(a, conversationId);
    await later(b.user, DAY_MS + 1);
    expect([sentTo(b.user).length, await outcomes(b.user)]).toEqual([0, ['too_late']]);
  });

  it('is refused by a channel that the installation does not have', async () => {
    const { a, b, conversationId } = await newPair();
    await write(a, conversationId);
    ctx.clock.advance(MINUTE_MS);
    const channels = { push: null, mail: null };
    await createDeliveriesService({ db: ctx.database.db, clock: ctx.clock, channels }).deliver({ userId: b.user.id });
    expect(await outcomes(b.user)).toEqual(['refused']);
  });

  it('waits until quiet hours are over', async () => {
    const { a, b, conversationId } = await newPair();
    await prefer(b.user, { quietHours: quietFor(3 * HOUR_MS) });
    await write(a, conversationId);
    await later(b.user);
    await later(b.user, 2 * HOUR_MS);
    expect([sent.length, await outcomes(b.user)]).toEqual([0, [null]]);
    await later(b.user, HOUR_MS);
    expect(sent).toHaveLength(1);
  });

  it('goes out when new quiet hours allow it, whatever the old ones said', async () => {
    const night = () => quietFor(6 * HOUR_MS);
    for (const quietHours of [
      null,
      quietFor(2 * MINUTE_MS),
      // Ten hours ahead of UTC, all the year.
      { ...night(), zone: 'Australia/Brisbane' },
    ]) {
      const { a, b, conversationId } = await newPair();
      await prefer(b.user, { quietHours: night() });
      await write(a, conversationId);
      await later(b.user);
      expect(sentTo(b.user)).toEqual([]);
      await prefer(b.user, { quietHours });
      await later(b.user);
      expect(sentTo(b.user)).toHaveLength(1);
    }
  });

  /** Writes at an instant, and looks each quarter of an hour for a day and a half: when it went out. */
  async function sentAt(quietHours: object, writtenAt: string): Promise<string[]> {
    const { a, b, conversationId } = await newPair();
    await prefer(b.user, { quietHours });
    ctx.clock.set(writtenAt);
    await write({ ...a, user: await ctx.signIn(a.user.handle) }, conversationId);
    await ctx.database.pool.query('delete from graphile_worker._private_jobs');
    const instants: string[] = [];
    answer = async () => {
      instants.push(ctx.clock.now().toISOString().slice(0, 16));
      return 'sent';
    };
    for (let quarter = 0; quarter < 6 * 24; quarter += 1) {
      ctx.clock.advance(15 * MINUTE_MS);
      await createDeliveriesService({
        db: ctx.database.db,
        clock: ctx.clock,
        channels: { push: sender, mail: sender },
      }).deliver({ userId: b.user.id });
    }
    return instants;
  }

  it.each([
    [
      'over the night in which summer time begins',
      '22:00',
      '07:30',
      'Europe/Paris',
      '2027-03-27T22:00',
      '2027-03-28T05:30',
    ],
    ['over the night in which it ends', '22:00', '07:30', 'Europe/Paris', '2027-10-30T21:00', '2027-10-31T06:30'],
    ['in New York, in spring', '22:00', '07:30', 'America/New_York', '2027-03-14T04:00', '2027-03-14T11:30'],
    ['in New York, in autumn', '22:00', '07:30', 'America/New_York', '2027-11-07T04:00', '2027-11-07T12:30'],
    ['where half an hour is added', '22:00', '07:00', 'Australia/Lord_Howe', '2027-10-02T12:00', '2027-10-02T20:00'],
    [
      'where half an hour is taken away',
      '22:00',
      '07:00',
      'Australia/Lord_Howe',
      '2027-04-03T12:00',
      '2027-04-03T20:30',
    ],
    ['in a zone of quarters of an hour', '22:00', '07:00', 'Asia/Kathmandu', '2027-03-28T17:00', '2027-03-29T01:15'],
    ['beside the date line', '22:00', '07:00', 'Pacific/Apia', '2027-03-28T10:00', '2027-03-28T18:00'],
    ['that end in the hour that is missing', '22:00', '02:30', 'Europe/Paris', '2027-03-27T22:00', '2027-03-28T01:00'],
    [
      'that begin in the hour that is missing',
      '02:30',
      '06:00',
      'Europe/Paris',
      '2027-03-28T01:00',
      '2027-03-28T04:00',
    ],
    [
      'that begin in the hour that comes twice',
      '02:30',
      '06:00',
      'Europe/Paris',
      '2027-10-31T01:30',
      '2027-10-31T05:00',
    ],
    [
      'that lie in the hour that comes twice, the second time',
      '02:15',
      '02:45',
      'Europe/Paris',
      '2027-10-31T01:15',
      '2027-10-31T01:45',
    ],
  ])('waits for the end of quiet hours %s, and is sent once', async (_when, from, to, zone, writtenAt, end) => {
    expect(await sentAt({ from, to, zone }, `${writtenAt}:00.000Z`)).toEqual([end]);
  });

  it('goes out at once where the quiet hours of a day lie in the hour that is missing', async () => {
    const lost = { from: '02:15', to: '02:45', zone: 'Europe/Paris' };
    expect(await sentAt(lost, '2027-03-28T00:59:00.000Z')).toEqual(['2027-03-28T01:14']);
  });

  it('of somebody else waits on as it did when quiet hours change', async () => {
    const { a, b, conversationId } = await newPair();
    await prefer(b.user, { quietHours: quietFor(6 * HOUR_MS) });
    await write(a, conversationId);
    await later(b.user);
    const { db } = ctx.database;
    const due = () => db.selectFrom('deliveries').select('due_at').where('user_id', '=', b.user.id).execute();
    const before = await due();
    ctx.clock.advance(2 * MINUTE_MS);
    await prefer(a.user, { quietHours: null });
    expect(await due()).toEqual(before);
  });

  it('keeps its moment and its pause when quiet hours are taken off, and waits on where they are longer', async () => {
    const { a, b, conversationId } = await newPair();
    await write(a, conversationId);
    await prefer(b.user, { quietHours: null });
    await deliver(b.user);
    expect(sentTo(b.user)).toEqual([]);
    await later(b.user);
    await write(a, conversationId);
    await prefer(b.user, { quietHours: null });
    await later(b.user, 10_000);
    expect(sentTo(b.user)).toHaveLength(1);
    for (const minutes of [5, 10]) await prefer(b.user, { quietHours: quietFor(minutes * MINUTE_MS) });
    await later(b.user, 6 * MINUTE_MS);
    expect(sentTo(b.user)).toHaveLength(1);
    await later(b.user, 5 * MINUTE_MS);
    expect(sentTo(b.user)).toHaveLength(2);
  });

  it('that is put off in the moment in which quiet hours are taken off goes out all the same', async () => {
    const { a, b, conversationId } = await newPair();
    await prefer(b.user, { quietHours: quietFor(6 * HOUR_MS) });
    await write(a, conversationId);
    ctx.clock.advance(MINUTE_MS);
    const db = whenWishesAreRead(async (times) => {
      if (times === 1) await prefer(b.user, { quietHours: null });
    });
    const { deliver: work } = createDeliveriesService({ db, clock: ctx.clock, channels: { push: sender, mail: null } });
    await work({ userId: b.user.id });
    expect(sentTo(b.user)).toHaveLength(1);
  });

  it('that is put off waits for no end of quiet hours that a call takes off while it is written', async () => {
    const { a, b, conversationId } = await newPair();
    await prefer(b.user, { quietHours: quietFor(6 * HOUR_MS) });
    await write(a, conversationId);
    ctx.clock.advance(MINUTE_MS);
    let reads = 0;
    let change: Promise<unknown> | undefined;
    const db = whenWishesAreRead(async (times) => {
      reads = times;
      if (times !== 2) return;
      change = prefer(b.user, { quietHours: null });
      await Promise.race([change, untilSomeoneWaits(ctx.database.pool)]);
    });
    await createDeliveriesService({ db, clock: ctx.clock, channels: { push: sender, mail: null } }).deliver({
      userId: b.user.id,
    });
    await change;
    await later(b.user);
    // Read a third time where the call is through before this person’s work is.
    expect([reads >= 2, sentTo(b.user).length]).toEqual([true, 1]);
  });

  it('is mailed at once for tickets, payments and decisions only', async () => {
    const { a, b, conversationId } = await matchedPair(ctx, handle(), handle());
    await newTarget(b.user, 'mail');
    await write(a, conversationId);
    await later(b.user, 5 * MINUTE_MS);
    expect(await outcomes(b.user)).toEqual([]);
    const notificationId = await newNotification(ctx, b.user, 'ticket_closed', {
      ticketId: uuid(),
      ticketSubject: 'Help',
    });
    const telling = { userId: b.user.id, kind: 'ticket', subject: 'ticket:1', notificationId } as const;
    await inTransaction(ctx.database.db, (trx) => tell(trx, [telling], ctx.clock.now()));
    await later(b.user, 5 * MINUTE_MS);
    expect(await outcomes(b.user)).toEqual(['sent']);
  });

  it('goes to a device before an older one to a mail server, which may take its time', async () => {
    const { a, b, conversationId } = await newPair();
    await newTarget(b.user, 'mail');
    const telling = {
      userId: b.user.id,
      kind: 'ticket',
      subject: 'ticket:1',
      notificationId: await newLike(b),
    } as const;
    await inTransaction(ctx.database.db, (trx) => tell(trx, [telling], ctx.clock.now()));
    await later(b.user, 10_000);
    ctx.clock.advance(2 * MINUTE_MS);
    await write(a, conversationId);
    await later(b.user);
    expect(sentTo(b.user).map(({ kind }) => kind)).toEqual(['ticket', 'message', 'ticket']);
  });

  it('is not mailed of seats that somebody asks for, as often as they like', async () => {
    const { a, b } = await newPair();
    const mailId = await newTarget(b.user, 'mail');
    const { _id: subject } = await ctx.newProfile(b.user, { profileType: 'project' });
    await ctx.ok('createProof', { as: a.user, path: { id: a.profileId }, body: { kind: 'seat', subject } });
    await later(b.user, 5 * MINUTE_MS);
    expect(sent).toMatchObject([{ kind: 'decision' }]);
    expect(sent[0]?.targetId).not.toBe(mailId);
  });

  it('is tried again with growing pauses, or when the other side asks to, and given up in the end', async () => {
    const { a, b, conversationId } = await newPair();
    let fault: Error = new Error('Down');
    answer = () => Promise.reject(fault);
    await write(a, conversationId);
    await later(b.user);
    await later(b.user, 30_000);
    expect(sent).toHaveLength(1);
    await later(b.user);
    expect(sent).toHaveLength(2);
    await later(b.user, 3 * MINUTE_MS);
    expect(sent).toHaveLength(2);
    fault = new TryLater('Slow down', { afterMs: 2 * HOUR_MS });
    await later(b.user);
    await later(b.user, HOUR_MS);
    expect(sent).toHaveLength(3);
    for (let hour = 0; hour < 30; hour += 1) await later(b.user, HOUR_MS);
    expect(await outcomes(b.user)).toEqual(['given_up']);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  });

  it('that waits for another attempt goes on to when quiet hours change, and no longer once they put it off', async () => {
    const { a, b, conversationId } = await newPair();
    answer = () => Promise.reject(new TryLater('Slow down', { afterMs: 20 * MINUTE_MS }));
    await write(a, conversationId);
    await later(b.user);
    for (let change = 0; change < 7; change += 1) {
      await prefer(b.user, { quietHours: null });
      await later(b.user);
    }
    expect([sentTo(b.user).length, await outcomes(b.user)]).toEqual([1, [null]]);
    await prefer(b.user, { quietHours: quietFor(6 * HOUR_MS) });
    await later(b.user, 20 * MINUTE_MS);
    answer = async () => 'sent';
    await prefer(b.user, { quietHours: null });
    await later(b.user);
    expect([sentTo(b.user).length, await outcomes(b.user)]).toEqual([2, ['sent']]);
  });

  it('that fails stops no other, and is told to the log', async () => {
    const { a, b, conversationId, targetId } = await newPair();
    await newTarget(b.user);
    answer = async (outgoing) => (outgoing.targetId === targetId ? Promise.reject(new Error('Down')) : 'sent');
    await write(a, conversationId);
    ctx.clock.advance(MINUTE_MS);
    const channels = { push: sender, mail: null };
    const { deliver: work } = createDeliveriesService({ db: ctx.database.db, clock: ctx.clock, channels });
    await expect(work({ userId: b.user.id })).rejects.toMatchObject({ cause: { message: 'Down' } });
    expect((await outcomes(b.user)).toSorted()).toEqual(['sent', null].toSorted());
  });

  it('that failed is tried again where something else waits for the same device', async () => {
    const { a, b, conversationId } = await newPair();
    answer = async ({ kind }) => (kind === 'message' ? Promise.reject(new Error('Down')) : 'sent');
    await write(a, conversationId);
    ctx.clock.advance(1000);
    await tellOf(b, 'ticket');
    await later(b.user);
    expect(sentTo(b.user).map(({ kind }) => kind)).toEqual(['message', 'ticket']);
    expect(await outcomes(b.user)).toEqual([null, 'sent']);
  });

  it('that failed joins a newer one about the same', async () => {
    const { a, b, conversationId } = await newPair();
    answer = async () => {
      answer = async () => 'sent';
      await write(a, conversationId);
      throw new Error('Down');
    };
    await write(a, conversationId);
    await later(b.user);
    await later(b.user, 2 * MINUTE_MS);
    expect(await outcomes(b.user)).toEqual(['joined', 'sent']);
  });

  it('that waits for an attempt of an older one about the same has its own attempts, pause and age', async () => {
    const { a, b, conversationId } = await newPair();
    answer = () => Promise.reject(new Error('Down'));
    await write(a, conversationId);
    // The seventh attempt is the last, 17 hours after the sixth.
    for (const minutes of [1, 1, 4, 16, 64, 256]) await later(b.user, minutes * MINUTE_MS);
    expect(sentTo(b.user)).toHaveLength(6);
    a.user.headers = await ctx.identity.headersOf(a.user.handle);
    await write(a, conversationId);
    await later(b.user);
    answer = async () => 'sent';
    await later(b.user);
    expect([sentTo(b.user).length, await outcomes(b.user)]).toEqual([8, ['sent']]);
  });

  it('is news as long as the newest that it tells of', async () => {
    const { a, b, conversationId } = await newPair();
    await write(a, conversationId);
    ctx.clock.advance(DAY_MS - MINUTE_MS);
    a.user.headers = await ctx.identity.headersOf(a.user.handle);
    await write(a, conversationId);
    await later(b.user, 2 * MINUTE_MS);
    expect(await outcomes(b.user)).toEqual(['sent']);
  });

  it('uses the budget of the day only where it went out', async () => {
    const { a, b, conversationId } = await newPair();
    const used = async () => {
      const { rows } = await ctx.database.pool.query(
        `select coalesce(sum(used), 0)::integer as used from daily_budgets where budget = 'push' and holder = $1`,
        [b.user.id],
      );
      return rows[0]?.used;
    };
    answer = () => Promise.reject(new Error('Down'));
    await write(a, conversationId);
    for (const minutes of [1, 1, 4]) await later(b.user, minutes * MINUTE_MS);
    expect([sentTo(b.user).length, await used()]).toEqual([3, 0]);
    for (const outcome of ['dropped', 'refused', 'sent', 'unsure', 'gone'] as const) {
      answer = async () => outcome;
      await write(a, conversationId);
      await later(b.user, 2 * MINUTE_MS);
    }
    expect([sentTo(b.user).length, await used()]).toEqual([8, 2]);
  });

  it('gives back to the day that it took from, though it failed on the next', async () => {
    const { a, b, conversationId } = await newPair();
    ctx.clock.set(new Date(nextUtcDay(ctx.clock.now()).getTime() - 2 * MINUTE_MS));
    a.user.headers = await ctx.identity.headersOf(a.user.handle);
    await write(a, conversationId);
    answer = async () => {
      ctx.clock.advance(MINUTE_MS);
      return 'refused';
    };
    await later(b.user);
    const { rows } = await ctx.database.pool.query('select used from daily_budgets where holder = $1', [b.user.id]);
    expect(rows).toEqual([{ used: 0 }]);
  });

  it('removes a target that takes nothing any more, with all that waits for it, and no other', async () => {
    const { a, b, conversationId, targetId } = await newPair();
    const other = await newTarget(b.user);
    answer = async (outgoing) => (outgoing.targetId === targetId ? 'gone' : 'sent');
    await write(a, conversationId);
    await later(b.user);
    const targets = await ctx.database.db
      .selectFrom('delivery_targets')
      .select('id')
      .where('user_id', '=', b.user.id)
      .execute();
    expect(targets).toEqual([{ id: other }]);
    expect(await outcomes(b.user)).toEqual(['sent']);
  });

  it('is sent to somebody at most so often in a day', async () => {
    const { a, b, conversationId } = await newPair();
    await ctx.database.db
      .insertInto('daily_budgets')
      .values({
        budget: 'push',
        holder: b.user.id,
        day: ctx.clock.now().toISOString().slice(0, 10),
        used: PER_DAY.push,
      })
      .execute();
    await write(a, conversationId);
    await later(b.user);
    expect([sentTo(b.user).length, await outcomes(b.user)]).toEqual([0, ['over_budget']]);
    ctx.clock.advance(DAY_MS);
    a.user.headers = await ctx.identity.headersOf(a.user.handle);
    await write(a, conversationId);
    await later(b.user);
    expect(sentTo(b.user)).toHaveLength(1);
  });

  it('is mailed of payments and decisions where the others of the day used up what they may', async () => {
    const { b } = await matchedPair(ctx, handle(), handle());
    await newTarget(b.user, 'mail');
    const day = ctx.clock.now().toISOString().slice(0, 10);
    await ctx.database.db
      .insertInto('daily_budgets')
      .values({ budget: 'mail', holder: b.user.id, day, used: 20 })
      .execute();
    const notificationId = await newLike(b);
    const tellings = (['ticket', 'payment', 'decision'] as const).map((kind) => ({
      userId: b.user.id,
      kind,
      subject: `${kind}:1`,
      notificationId,
    }));
    await inTransaction(ctx.database.db, (trx) => tell(trx, tellings, ctx.clock.now()));
    await later(b.user, 5 * MINUTE_MS);
    expect(sent.map(({ kind }) => kind).toSorted()).toEqual(['decision', 'payment']);
    expect((await outcomes(b.user)).toSorted()).toEqual(['over_budget', 'sent', 'sent']);
  });

  it('whose person has a zone that this server does not know is tried again, and never left claimed', async () => {
    const { a, b, conversationId } = await newPair();
    await prefer(b.user, { quietHours: { from: '22:00', to: '07:30', zone: 'UTC' } });
    const zone = (name: string) =>
      ctx.database.db.updateTable('preferences').set({ quiet_zone: name }).where('user_id', '=', b.user.id).execute();
    await zone('Mars/Olympus');
    await write(a, conversationId);
    await later(b.user);
    const waiting = ctx.database.db.selectFrom('deliveries').select(['claimed_at', 'attempts']);
    expect(await waiting.where('user_id', '=', b.user.id).execute()).toEqual([{ claimed_at: null, attempts: 1 }]);
    await prefer(b.user, { quietHours: null });
    await later(b.user, 2 * MINUTE_MS);
    expect(await outcomes(b.user)).toEqual(['sent']);
  });

  it('that cannot be put off until quiet hours are over waits all the same, never claimed', async () => {
    const { a, b, conversationId } = await newPair();
    await prefer(b.user, { quietHours: quietFor(3 * HOUR_MS) });
    await write(a, conversationId);
    ctx.clock.advance(MINUTE_MS);
    let faults = 1;
    const db = ctx.database.db.withPlugin({
      transformQuery({ node }) {
        const isRelease = node.kind === 'RawNode' && node.sqlFragments[0]?.includes('with waiting');
        if (isRelease === true && (faults -= 1) >= 0) throw new Error('The database restarts');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const { deliver: work } = createDeliveriesService({ db, clock: ctx.clock, channels: { push: sender, mail: null } });
    await expect(work({ userId: b.user.id })).rejects.toThrow('A delivery failed');
    const waiting = ctx.database.db.selectFrom('deliveries').select(['claimed_at', 'ended_at']);
    expect(await waiting.where('user_id', '=', b.user.id).execute()).toEqual([{ claimed_at: null, ended_at: null }]);
  });

  it('is not sent to who asked for the deletion of their account', async () => {
    const { a, b, conversationId } = await newPair();
    await write(a, conversationId);
    b.user.headers = await ctx.identity.headersOf(b.user.handle);
    await ctx.ok('deleteMe', { as: b.user });
    await later(b.user);
    expect([sent.length, await outcomes(b.user)]).toEqual([0, ['unwanted']]);
  });

  it('is sent once by processes that look at the same time', async () => {
    const { a, b, conversationId } = await newPair();
    for (let time = 0; time < 4; time += 1) await newTarget(b.user);
    await write(a, conversationId);
    ctx.clock.advance(MINUTE_MS);
    const process = () =>
      createDeliveriesService({ db: ctx.database.db, clock: ctx.clock, channels: { push: sender, mail: sender } });
    await Promise.all(Array.from({ length: 4 }, () => process().deliver({ userId: b.user.id })));
    expect(new Set(sent.map(({ targetId }) => targetId)).size).toBe(5);
    expect(sent).toHaveLength(5);
  });

  it('that may have arrived is never sent again, and the next about the same has its pause', async () => {
    const { a, b, conversationId } = await newPair();
    answer = async () => 'unsure';
    await write(a, conversationId);
    await later(b.user);
    await write(a, conversationId);
    await later(b.user, 10_000);
    expect(sent).toHaveLength(1);
    for (let minute = 0; minute < 5; minute += 1) await later(b.user);
    expect([sent.length, await outcomes(b.user)]).toEqual([2, ['unsure', 'unsure']]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
  });

  it('that a process began before it died is never sent again', async () => {
    const { a, b, conversationId } = await newPair();
    await write(a, conversationId);
    ctx.clock.advance(MINUTE_MS);
    // The process is killed while it sends: nothing comes after the claim.
    await sql`update deliveries set claimed_at = ${ctx.clock.now()}, attempts = 1 where user_id = ${b.user.id}`.execute(
      ctx.database.db,
    );
    await later(b.user, 10 * MINUTE_MS);
    await ctx.runJob(deliveriesJobs.deliverDue, {});
    expect([sent.length, await outcomes(b.user)]).toEqual([0, ['unsure']]);
  });

  it('that another process sends for as long as a channel may take is left to it, and so is what was sent', async () => {
    const { a, b, conversationId } = await newPair();
    await write(a, conversationId);
    await later(b.user);
    let meanwhile: unknown;
    answer = async () => {
      ctx.clock.advance(CLAIM_MS);
      await ctx.runJob(deliveriesJobs.deliverDue, {});
      meanwhile = await outcomes(b.user);
      return 'sent';
    };
    await write(a, conversationId);
    await later(b.user);
    expect([meanwhile, await outcomes(b.user)]).toEqual([
      ['sent', null],
      ['sent', 'sent'],
    ]);
  });

  it('is found by the minute when nobody else sends it', async () => {
    const { a, b, conversationId } = await newPair();
    await write(a, conversationId);
    await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where task_identifier = 'deliver'))`.execute(
      ctx.database.db,
    );
    ctx.clock.advance(MINUTE_MS);
    await ctx.runJob(deliveriesJobs.deliverDue, {});
    expect(sentTo(b.user)).toHaveLength(1);
  });

  it('is begun before a thousand digests that are due for longer, and so is what waits after it', async () => {
    const { a, b, conversationId } = await newPair();
    const { db, pool } = ctx.database;
    await addDue(1000, 'mail', 'digest');
    await write(a, conversationId);
    await pool.query('delete from graphile_worker._private_jobs');
    ctx.clock.advance(MINUTE_MS);
    await createDeliveriesService({ db, clock: ctx.clock, channels: { push: sender, mail: sender } }).deliverDue();
    const { rows } = await pool.query(
      `select key, priority from graphile_worker._private_jobs order by priority, run_at`,
    );
    expect(rows).toHaveLength(1000);
    expect(rows[0].key).toBe(`deliver:${b.user.id}`);
    expect(rows[1].priority).toBeGreaterThan(rows[0].priority);
    await forgetAdded();
  });

  it('is begun before digests that a minute with few of them added, also if it is one of a thousand', async () => {
    const { db, pool } = ctx.database;
    const { deliverDue } = createDeliveriesService({ db, clock: ctx.clock, channels: { push: sender, mail: sender } });
    await addDue(10, 'mail', 'digest');
    await deliverDue();
    await addDue(1000, 'push', 'message');
    await deliverDue();
    const { rows } = await pool.query(
      `select kind, min(priority) as first, max(priority) as last from deliveries
       join graphile_worker._private_jobs on key = 'deliver:' || user_id where ended_at is null group by kind`,
    );
    const [digest, message] = ['digest', 'message'].map((kind) => rows.find((row) => row.kind === kind));
    expect(digest.first).toBeGreaterThan(message.last);
    await forgetAdded();
  });
});
