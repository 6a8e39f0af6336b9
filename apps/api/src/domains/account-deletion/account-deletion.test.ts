import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Kysely, KyselyPlugin } from 'kysely';
import { operations } from '../../contract.ts';
import { inTransaction } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { DAY_MS, HOUR_MS } from '../../testing/fake-clock.ts';
import { newNotification, newReport, ticketInput } from '../../testing/fixtures.ts';
import { type Matched, matchedPair } from '../../testing/match.ts';
import { untilSomeoneWaits } from '../../testing/someone-waits.ts';
import { newLatePayment, newPayment, setAside, watch } from '../../testing/payment-fixtures.ts';
import { createTestApp, profileInput, type TestApp, type TestUser } from '../../testing/test-app.ts';
import type { PaymentRow } from '../payments/payments.public.ts';
import { picturesJobs } from '../pictures/pictures.jobs.ts';
import { reportsJobs } from '../reports/reports.jobs.ts';
import { retentionJobs } from '../retention/retention.jobs.ts';
import { accountDeletionJobs } from './account-deletion.jobs.ts';
import { detachPerson } from './account-deletion.repository.ts';
import { createAccountDeletionService } from './account-deletion.service.ts';

let ctx: TestApp;
beforeAll(async () => {
  ctx = await createTestApp({ OWNER_PRIVY_IDS: 'did:privy:chief' });
  await watch(ctx);
});
afterAll(() => ctx.close());

let people = 0;
const newPair = () => matchedPair(ctx, `p${(people += 1)}`, `p${(people += 1)}`);
const PENDING = { status: 403, body: { code: 'account_deletion_pending' } };
const GRACE_MS = 14 * DAY_MS;

const leave = (user: TestUser) => ctx.ok('deleteMe', { as: user });
/** Nobody proved anything here; proofs.test.ts shows what becomes of it. */
const releaseProofs = async () => undefined;
/** Signs a person in again: their tokens last an hour. */
const again = async ({ handle }: TestUser) => ctx.signIn(handle);
const write = (from: Matched, conversationId: string, content: string) =>
  ctx.ok('sendMessage', {
    as: from.user,
    query: { profileId: from.profileId },
    body: { type: 'text', conversationId, clientId: crypto.randomUUID(), content },
  });
const statusOfProfile = async (as: TestUser | null, id: string) =>
  (await ctx.call('getProfile', { as, path: { id } })).status;
const query = async (text: string, values: unknown[] = []) => (await ctx.database.pool.query(text, values)).rows;
const erase = async () => {
  ctx.clock.advance(GRACE_MS);
  await ctx.runJob(accountDeletionJobs.eraseDueAccounts, {});
};

describe('who asks for the deletion of their account (D68)', () => {
  it('is told when it becomes final, in 14 days, and the same when they ask again', async () => {
    const { a } = await newPair();
    const finalAt = new Date(ctx.clock.now().getTime() + GRACE_MS).toISOString();
    expect(await leave(a.user)).toEqual({ finalAt });
    ctx.clock.advance(HOUR_MS / 2);
    expect(await leave(a.user)).toEqual({ finalAt });
    expect(await ctx.ok('getMe', { as: a.user })).toMatchObject({ deletionFinalAt: finalAt });
  });

  it('must have signed in within 12 hours', async () => {
    const { a } = await newPair();
    const signedInAt = new Date(ctx.clock.now().getTime() - 12 * HOUR_MS - 1000);
    const headers = await ctx.identity.headersOf({ handle: a.user.handle, signedInAt });
    expect(await ctx.call('deleteMe', { as: headers })).toMatchObject({
      status: 403,
      body: { code: 'sign_in_too_old' },
    });
    expect(await ctx.ok('getMe', { as: a.user })).toMatchObject({ deletionFinalAt: null });
  });

  it('first finishes or drops an open payment, which is named', async () => {
    const { a } = await newPair();
    const { id } = await newPayment(ctx, a.user);
    expect(await ctx.call('deleteMe', { as: a.user })).toMatchObject({
      status: 409,
      body: { code: 'payment_pending', pendingPaymentId: id },
    });
    await ctx.ok('dropPayment', { as: a.user, path: { id } });
    expect((await ctx.call('deleteMe', { as: a.user })).status).toBe(200);
  });

  it('first says what to do with money that waits', async () => {
    const { a } = await newPair();
    await newLatePayment(ctx, a.user);
    expect(await ctx.call('deleteMe', { as: a.user })).toMatchObject({ status: 409, body: { code: 'refund_waiting' } });
  });

  it.each([
    ['a block of an ended payment could not be booked', (payment: PaymentRow) => setAside(ctx, payment)],
    [
      'a block of a dropped payment could not be booked',
      async (payment: PaymentRow) => {
        await query('update payments set dropped_at = expires_at where id = $1', [payment.id]);
        await setAside(ctx, payment);
      },
    ],
    [
      'the window of an expired payment is not read to its end',
      (payment: PaymentRow) => watch(ctx, { balances_at: payment.expires_at }),
    ],
  ])('waits while %s; nor is an account erased then', async (_why, become) => {
    const { a } = await newPair();
    const payment = await newPayment(ctx, a.user, { status: 'expired' });
    await leave(a.user);
    await become(payment);
    await erase();
    expect(await query('select from users where id = $1 and erased_at is null', [a.user.id])).toHaveLength(1);
    await query('update users set deletion_due_at = null where id = $1', [a.user.id]);
    expect(await ctx.call('deleteMe', { as: await again(a.user) })).toMatchObject({
      status: 409,
      body: { code: 'payment_not_booked_yet' },
    });
    await query('delete from unbooked_blocks');
    await watch(ctx);
    expect((await ctx.call('deleteMe', { as: await again(a.user) })).status).toBe(200);
  });

  it('may leave with an old payment of a chain that is read no more, or one they dropped', async () => {
    const { a } = await newPair();
    const { expires_at } = await newPayment(ctx, a.user, { status: 'expired', dropped_at: ctx.clock.now() });
    await newPayment(ctx, a.user, {
      status: 'expired',
      expires_at: new Date(ctx.clock.now().getTime() - 90 * DAY_MS),
    });
    await watch(ctx, { balances_at: new Date(expires_at.getTime() - 91 * DAY_MS) });
    expect((await ctx.call('deleteMe', { as: a.user })).status).toBe(200);
    // What they sent before they dropped it may still be booked, so nothing is erased until the chain was read.
    const erased = () => query('select from users where id = $1 and erased_at is not null', [a.user.id]);
    await erase();
    expect(await erased()).toEqual([]);
    await watch(ctx);
    await ctx.runJob(accountDeletionJobs.eraseDueAccounts, {});
    expect(await erased()).toHaveLength(1);
  });

  it('looks deleted to everyone at once, and keeps nothing that others could open', async () => {
    const { a, b, conversationId } = await newPair();
    await leave(a.user);
    expect([await statusOfProfile(null, a.profileId), await statusOfProfile(b.user, a.profileId)]).toEqual([404, 404]);
    const { data } = await ctx.ok('listConversations', { as: b.user, query: { profileId: b.profileId } });
    expect(data[0]?.participants).toContainEqual({ isDeleted: true, _id: a.profileId });
    const body = { type: 'text', conversationId, clientId: crypto.randomUUID(), content: 'Are you there?' };
    expect(await ctx.call('sendMessage', { as: b.user, query: { profileId: b.profileId }, body })).toMatchObject({
      body: { code: 'partner_deleted' },
    });
  });

  it('may do nothing but what is marked so, and is a guest where guests may look', async () => {
    const { a } = await newPair();
    await leave(a.user);
    const open = ['deleteMe', 'getExport', 'getMe', 'requestExport', 'restoreMe'];
    for (const { id, access } of operations.values())
      if (access !== 'guest' && !open.includes(id))
        expect(await ctx.call(id, { as: a.user }), id).toMatchObject(PENDING);
    for (const id of ['deleteMe', 'getExport', 'getMe', 'requestExport', 'restoreMe'] as const)
      expect([id, (await ctx.call(id, { as: a.user })).status]).toEqual([id, 200]);
    await leave(a.user);
    expect(await ctx.call('getProfile', { as: a.user, path: { id: a.profileId } })).toMatchObject({ status: 404 });
    expect(await ctx.call('listMyProfiles', { as: a.user })).toMatchObject(PENDING);
  });

  it('leaves no profile behind that they made in the same instant', async () => {
    for (let time = 0; time < 5; time += 1) {
      const user = await ctx.signIn(`racer${time}`);
      const made = Array.from({ length: 4 }, () =>
        ctx.newProfile(user).then(
          () => undefined,
          (error: Error) => expect(error.message).toContain('account_deletion_pending'),
        ),
      );
      await Promise.all([...made, leave(user)]);
      expect(await query('select from profiles where user_id = $1 and deleted_at is null', [user.id])).toEqual([]);
    }
  });
});

describe('taking it back', () => {
  it('shows every profile again as it was, also twice, and without a deletion changes nothing', async () => {
    const { a, b } = await newPair();
    await ctx.ok('updateProfile', {
      as: a.user,
      path: { id: a.profileId },
      body: {
        profileType: 'individual',
        name: 'Ada',
        bio: 'Builds.',
        tags: ['DeFi'],
        individualData: { role: 'developer' },
      },
    });
    const [before] = (await ctx.ok('listMyProfiles', { as: a.user })).data;
    const postings = () => query('select tag from profile_tags where profile_id = $1', [a.profileId]);
    const tags = await postings();
    await leave(a.user);
    expect(await postings()).toEqual([]);
    for (let time = 0; time < 2; time += 1)
      expect(await ctx.ok('restoreMe', { as: a.user })).toMatchObject({ _id: a.user.id, deletionFinalAt: null });
    expect((await ctx.ok('listMyProfiles', { as: a.user })).data).toEqual([before]);
    expect(await postings()).toEqual(tags);
    expect(await statusOfProfile(b.user, a.profileId)).toBe(200);
  });

  it('shows neither a profile that the person had deleted nor one that the team hid', async () => {
    const { a } = await newPair();
    const chief = await ctx.signIn('chief');
    const [gone, hidden] = [await ctx.newProfile(a.user), await ctx.newProfile(a.user)];
    await ctx.ok('deleteProfile', { as: a.user, path: { id: gone._id } });
    await ctx.ok('hideProfile', { as: chief, path: { id: hidden._id }, body: { isHidden: true, reason: 'Rule 3' } });
    await leave(a.user);
    await ctx.ok('restoreMe', { as: a.user });
    const mine = (await ctx.ok('listMyProfiles', { as: a.user })).data;
    expect(mine.map(({ _id, isHidden }) => [_id, isHidden])).toEqual([
      [a.profileId, undefined],
      [hidden._id, true],
    ]);
    expect(await statusOfProfile(null, hidden._id)).toBe(404);
  });

  it('comes before the team can show a profile that it hid', async () => {
    const { a } = await newPair();
    const chief = await ctx.signIn('chief');
    const hide = (isHidden: boolean) =>
      ctx.call('hideProfile', { as: chief, path: { id: a.profileId }, body: { isHidden, reason: 'Rule 3' } });
    expect((await hide(true)).status).toBe(200);
    await leave(a.user);
    expect((await hide(false)).status).toBe(404);
    expect(await statusOfProfile(null, a.profileId)).toBe(404);
    await ctx.ok('restoreMe', { as: a.user });
    expect(await statusOfProfile(null, a.profileId)).toBe(404);
    expect((await hide(false)).status).toBe(200);
    expect(await statusOfProfile(null, a.profileId)).toBe(200);
  });

  it('is over when the 14 days are: a sign-in while the account is erased brings nothing of the person back', async () => {
    const { a } = await newPair();
    await leave(a.user);
    ctx.clock.advance(GRACE_MS);
    const headers = await ctx.identity.headersOf({ handle: a.user.handle, walletAddress: '0xback' });
    const { signingIn } = await inTransaction(ctx.database.db, async (trx) => {
      expect(await detachPerson(trx, a.user.id, ctx.clock.now())).toBe(true);
      const signingIn = ctx.call('getMe', { as: headers });
      await untilSomeoneWaits(ctx.database.pool);
      return { signingIn };
    });
    expect(await signingIn).toMatchObject({ status: 403, body: { code: 'account_deleted' } });
    expect(
      await query('select twitter_username, wallet_address, email, identity_issued_at from users where id = $1', [
        a.user.id,
      ]),
    ).toEqual([{ twitter_username: null, wallet_address: null, email: null, identity_issued_at: null }]);
  });

  it('is over when the 14 days are', async () => {
    const { a } = await newPair();
    await leave(a.user);
    ctx.clock.advance(GRACE_MS - 1000);
    const [last, headers] = [await again(a.user), await ctx.identity.headersOf(a.user.handle)];
    expect((await ctx.ok('getMe', { as: last })).deletionFinalAt).not.toBeNull();
    ctx.clock.advance(1000);
    for (const operation of ['restoreMe', 'getMe', 'requestExport'] as const)
      expect(await ctx.call(operation, { as: headers })).toMatchObject({
        status: 403,
        body: { code: 'account_deleted' },
      });
    expect((await ctx.call('getPricing', { as: headers })).status).toBe(200);
  });
});

describe('an account whose deletion is final', () => {
  it('is erased; signing in begins another one', async () => {
    const { a } = await newPair();
    await leave(a.user);
    await erase();
    expect(
      await query('select display_name, twitter_username, erased_at from users where id = $1', [a.user.id]),
    ).toEqual([{ display_name: '-', twitter_username: null, erased_at: ctx.clock.now() }]);
    const back = await again(a.user);
    expect(back.id).not.toBe(a.user.id);
    expect((await ctx.ok('listMyProfiles', { as: back })).data).toEqual([]);
  });

  it('is a row that says nothing of its person, whatever its columns said', async () => {
    const { a } = await newPair();
    await leave(a.user);
    ctx.clock.advance(GRACE_MS);
    const rowOf = async (id: string): Promise<Record<string, unknown>> =>
      (await query('select to_jsonb(users) as row from users where id = $1', [id]))[0].row;
    const nobody = crypto.randomUUID();
    await query(`insert into users (id, privy_id, display_name, created_at) values ($1, 'nobody', '-', now())`, [
      nobody,
    ]);
    await query(
      `update users set avatar_url = 'a', language = 'fr', twitter_username = 'a', twitter_avatar_url = 'a', wallet_address = 'a', email = 'a',
         twitter_created_at = now(), twitter_signed_in_at = now(), identity_issued_at = now(), role = 'support', tier = 'premium', tier_expires_at = $2,
         cancel_at_period_end = true, likes_viewed_at = now(), shows_reply_habit = false, muted_until = $2, suspended_until = $2, signed_out_at = now(),
         mail_key = 'a', leaving_x_salt = 'a', leaving_x_hash = 'a' where id = $1`,
      [a.user.id, new Date(ctx.clock.now().getTime() + DAY_MS)],
    );
    const [blank, before] = [await rowOf(nobody), await rowOf(a.user.id)];
    await ctx.runJob(accountDeletionJobs.eraseDueAccounts, {});
    const after = await rowOf(a.user.id);
    expect(after['erased_at']).not.toBeNull();
    const kept = ['id', 'privy_id', 'created_at', 'deletion_due_at', 'erasure_asked_at', 'erased_at'];
    const columns = Object.keys(blank).filter((column) => !kept.includes(column));
    // A column that says nothing before proves nothing.
    expect(columns.filter((column) => before[column] === blank[column])).toEqual([]);
    expect(columns.filter((column) => after[column] !== blank[column])).toEqual([]);
  });

  it('is not erased while money of theirs waits', async () => {
    const { a, b } = await newPair();
    await leave(a.user);
    await leave(b.user);
    await newLatePayment(ctx, a.user);
    const { id } = await newPayment(ctx, b.user);
    await erase();
    const stored = async ({ id: userId }: TestUser) =>
      (await query('select privy_id, erased_at from users where id = $1', [userId]))[0];
    for (const { user } of [a, b]) expect(await stored(user)).toEqual({ privy_id: user.privyId, erased_at: null });
    await query(`update payments set status = 'expired' where id = $1`, [id]);
    await ctx.runJob(accountDeletionJobs.eraseDueAccounts, {});
    expect(await stored(a.user)).toMatchObject({ erased_at: null });
    expect(await stored(b.user)).toMatchObject({ erased_at: ctx.clock.now() });
  });

  it('leaves the partner their own words and a deleted profile', async () => {
    const { a, b, conversationId } = await newPair();
    await write(a, conversationId, 'Words of who leaves');
    await write(b, conversationId, 'Words of who stays');
    await write(a, conversationId, 'Last words of who leaves');
    const waiting = async () =>
      (
        await query('select waiting_since from conversation_members where conversation_id = $1 and user_id = $2', [
          conversationId,
          b.user.id,
        ])
      )[0].waiting_since;
    expect(await waiting()).not.toBeNull();
    await leave(a.user);
    await erase();
    // Nobody waits for an answer any more.
    expect(await waiting()).toBeNull();
    const partner = await again(b.user);
    const { data } = await ctx.ok('listMessages', { as: partner, path: { id: conversationId } });
    expect(data.map(({ content }) => content)).toEqual(['Words of who stays']);
    const [listed] = (await ctx.ok('listConversations', { as: partner, query: { profileId: b.profileId } })).data;
    expect(listed).toMatchObject({ lastMessage: { content: 'Words of who stays' }, unreadCount: { [b.profileId]: 0 } });
    expect(listed?.participants).toContainEqual({ isDeleted: true, _id: a.profileId });
  });

  it('owes nobody an answer', async () => {
    const { a, b, conversationId } = await newPair();
    await write(b, conversationId, 'Words of who waits');
    const owed = () =>
      query('select from conversation_members where conversation_id = $1 and waiting_since is not null', [
        conversationId,
      ]);
    expect(await owed()).toHaveLength(1);
    await leave(a.user);
    await erase();
    expect(await owed()).toEqual([]);
  });

  it('takes what a model wrote of their profiles from the decks of others, and what it wrote of others stays', async () => {
    const [{ a, b }, { a: third, b: fourth }] = [await newPair(), await newPair()];
    const now = ctx.clock.now();
    for (const [{ profileId }, dealt] of [
      [b, a],
      [third, fourth],
    ] as const)
      await ctx.database.db
        .insertInto('decks')
        .values({
          actor_profile_id: profileId,
          filter: 'all',
          filled_at: now,
          changes_seen_to: now,
          open_class: null,
          read_on: '2026-11-20',
          profile_ids: [dealt.profileId],
          scores: [1],
          ranking: JSON.stringify({}),
          ranked_on: '2026-11-20',
        })
        .execute();
    await leave(a.user);
    await erase();
    const left = 'select actor_profile_id from decks where ranking is not null and actor_profile_id = any($1)';
    expect(await query(left, [[b.profileId, third.profileId]])).toEqual([{ actor_profile_id: third.profileId }]);
  });

  it('takes what the team was told of their tickets, and of nobody else’s', async () => {
    const [helper, leaver, other] = [await ctx.signIn('told'), await ctx.signIn('leaver'), await ctx.signIn('asks-on')];
    const told: string[] = [];
    for (const as of [leaver, other]) {
      const { _id: ticketId } = await ctx.ok('createTicket', { as, body: ticketInput() });
      told.push(await newNotification(ctx, helper, 'ticket_returned', { ticketId, ticketSubject: 'Lost access' }));
    }
    await leave(leaver);
    await erase();
    expect(await query('select id from notifications where id = any($1)', [told])).toEqual([{ id: told[1] }]);
  });

  it('takes the conversation along once both are gone', async () => {
    const { a, b, conversationId } = await newPair();
    await write(b, conversationId, 'Words of who stays longer');
    await leave(a.user);
    await erase();
    await leave(await again(b.user));
    await erase();
    expect(await query('select from conversations where id = $1', [conversationId])).toEqual([]);
  });

  it('has its turn although a hundred that were due before it are never erased', async () => {
    const { a } = await newPair();
    await leave(a.user);
    ctx.clock.advance(GRACE_MS);
    await query(
      `insert into users (id, privy_id, display_name, created_at, deletion_due_at)
       select gen_random_uuid(), 'stuck ' || n, 'Stuck', $1, $1 from generate_series(1, 100) n`,
      [new Date(ctx.clock.now().getTime() - DAY_MS)],
    );
    // No job runs, as if each failed.
    const { eraseDueAccounts } = createAccountDeletionService({ db: ctx.database.db, clock: ctx.clock, releaseProofs });
    const hasTurn = async () => {
      await eraseDueAccounts();
      ctx.clock.advance(5 * 60_000);
      return query('select key from graphile_worker.jobs where key = $1', [`erase-account:${a.user.id}`]);
    };
    expect(await hasTurn()).toEqual([]);
    expect(await hasTurn()).toHaveLength(1);
    // Those that failed are tried again.
    await query('select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))');
    await eraseDueAccounts();
    expect(await query('select key from graphile_worker.jobs')).toHaveLength(100);
    await query(`delete from users where privy_id like 'stuck %'`);
    await ctx.runJobs();
  });

  it('is not one that was taken back, nor one whose time has not come', async () => {
    const [{ a }, { a: later }] = [await newPair(), await newPair()];
    await leave(a.user);
    await ctx.ok('restoreMe', { as: a.user });
    ctx.clock.advance(HOUR_MS / 2);
    await leave(later.user);
    ctx.clock.advance(GRACE_MS - 1);
    await ctx.runJob(accountDeletionJobs.eraseDueAccounts, {});
    expect(
      await query('select from users where id = any($1) and erased_at is null', [[a.user.id, later.user.id]]),
    ).toHaveLength(2);
  });

  it('of a member of the team returns their tickets to the queue, and keeps what they answered', async () => {
    const chief = await ctx.signIn('chief');
    const helper = await ctx.signIn('helper');
    await ctx.ok('updateRole', { as: chief, body: { targetUserId: helper.privyId, role: 'support' } });
    const asker = await ctx.signIn('asker');
    const { _id: id } = await ctx.ok('createTicket', { as: asker, body: ticketInput() });
    await ctx.ok('assignTicket', { as: helper, path: { id }, body: { assignedTo: helper.id } });
    await ctx.ok('answerTicket', { as: helper, path: { id }, body: { message: 'We look into it.' } });
    const { _id: profileId } = await ctx.newProfile(asker);
    const { subjectId } = await newReport(ctx, { userId: asker.id, profileId }, chief.id);
    await query('update report_subjects set assigned_to = $2 where id = $1', [subjectId, helper.id]);
    await leave(helper);
    await erase();
    expect(await query('select assigned_to, assignee_active_at from tickets where id = $1', [id])).toEqual([
      { assigned_to: null, assignee_active_at: null },
    ]);
    expect(await query('select assigned_to from report_subjects where id = $1', [subjectId])).toEqual([
      { assigned_to: null },
    ]);
    const ticket = await ctx.ok('getTicket', { as: await again(asker), path: { id } });
    expect(JSON.stringify(ticket)).toContain('We look into it.');
  });
});

describe('who comes back after the deletion', () => {
  const X = '1843219840921984001';
  const suspend = async (profileId: string, days: number | null) => {
    const chief = await ctx.signIn('chief');
    await ctx.ok('sendReport', { as: null, body: { subject: { type: 'profile', id: profileId }, reason: 'scam' } });
    const { data } = await ctx.ok('listReports', { as: chief, query: { limit: 100 } });
    const subjectId = data.find(({ subject }) => subject.id === profileId)?._id ?? '';
    const grounds = { policy: 'scam', severity: 'high', facts: 'A fact with words of the person.' } as const;
    await ctx.ok('decideOnReport', {
      as: chief,
      path: { subjectId },
      body: { measure: 'suspend', ...grounds, ...(days === null ? {} : { days }) },
    });
  };
  const arrive = (handle: string, subject = X) => ctx.signIn({ handle, subject });
  const standing = async (user: TestUser) => (await ctx.ok('getMe', { as: user })).standing ?? null;
  const leavers = () => query('select * from suspended_leavers');
  const leaveSuspended = async (days: number | null) => {
    const user = await arrive(`left${(people += 1)}`);
    const { _id } = await ctx.newProfile(user);
    await suspend(_id, days);
    await leave(user);
    await erase();
    return user;
  };

  it('is suspended as before until the same end, can read why and appeal, and nobody else is', async () => {
    const user = await leaveSuspended(60);
    const [row] = await leavers();
    expect(JSON.stringify(row)).not.toContain(X);
    const back = await arrive(user.handle);
    expect(back.id).not.toBe(user.id);
    expect(await standing(back)).toMatchObject({ isSuspended: true, suspendedUntil: row.ends_at.toISOString() });
    expect((await ctx.call('createProfile', { as: back, body: profileInput() })).status).toBe(403);
    const [decision] = (await ctx.ok('listMyDecisions', { as: back })).data;
    expect(decision).toMatchObject({ measure: 'suspend', canAppeal: true, statement: { rule: { number: '1' } } });
    expect(JSON.stringify(decision)).not.toContain('words of the person');
    expect(await standing(await arrive('somebody_else', '1843219840921984002'))).toBeNull();
    const granted = { outcome: 'granted', message: 'It was a mistake.' } as const;
    const chief = await ctx.signIn('chief');
    const judge = await ctx.signIn('judge');
    await ctx.ok('updateRole', { as: chief, body: { targetUserId: judge.privyId, role: 'admin' } });
    await ctx.ok('appealDecision', { as: back, path: { id: decision?._id ?? '' }, body: { message: 'Not me.' } });
    await ctx.ok('answerAppeal', { as: judge, path: { id: decision?._id ?? '' }, body: granted });
    expect(await standing(back)).toBeNull();
    expect(await leavers()).toEqual([]);
  });

  it('is free once the suspension is over, and after 90 days, when nothing is known any more', async () => {
    await leaveSuspended(20);
    ctx.clock.advance(6 * DAY_MS);
    expect(await standing(await arrive('after_the_end'))).toBeNull();
    await leaveSuspended(365);
    ctx.clock.advance(90 * DAY_MS - 1);
    const last = await arrive('on_day_89');
    expect(await standing(last)).toMatchObject({ isSuspended: true });
    await leave(last);
    await erase();
    ctx.clock.advance(90 * DAY_MS);
    expect(await standing(await arrive('on_day_90'))).toBeNull();
    ctx.clock.advance(DAY_MS);
    await ctx.runJob(retentionJobs.purgeOldRows, {});
    expect(await leavers()).toEqual([]);
  });

  it.each<[string, string]>([
    ['was lifted before they left', `ended_at = created_at, ended_by = 'team'`],
    ['is over before the account is erased', `ends_at = created_at + interval '14 days'`],
    ['was no suspension', `measure = 'hide_profile'`],
  ])('is not known if what was decided %s', async (_what, change) => {
    const user = await arrive(`left${(people += 1)}`);
    const { _id } = await ctx.newProfile(user);
    await suspend(_id, 60);
    await query(`update decisions set ${change} where user_id = $1`, [user.id]);
    await leave(user);
    await erase();
    expect(await leavers()).toEqual([]);
  });

  it('is suspended until the last of several suspensions ends, of several accounts with that X account too', async () => {
    const copy = (table: 'decisions' | 'suspended_leavers', where: string) =>
      query(
        `insert into ${table} select (jsonb_populate_record(one, jsonb_build_object(
           'id', gen_random_uuid(), 'subject_id', null, 'ends_at', one.ends_at - interval '10 days'))).* from ${table} one where ${where}`,
      );
    const user = await arrive(`left${(people += 1)}`);
    const { _id } = await ctx.newProfile(user);
    await suspend(_id, 60);
    const suspendedUntil = new Date(ctx.clock.now().getTime() + 60 * DAY_MS).toISOString();
    await copy('decisions', `user_id = '${user.id}'`);
    await leave(user);
    await erase();
    await copy('suspended_leavers', 'true');
    expect(await standing(await arrive(user.handle))).toMatchObject({ isSuspended: true, suspendedUntil });
    await query('delete from suspended_leavers');
  });

  it('is not known if they were not suspended, or took the deletion back', async () => {
    const free = await arrive('free_leaver');
    await leave(free);
    await erase();
    const stayed = await arrive('stayer');
    await leave(stayed);
    await ctx.ok('restoreMe', { as: stayed });
    expect(await leavers()).toEqual([]);
    expect(
      await query(
        'select from users where id = any($1) and (leaving_x_hash is not null or leaving_x_salt is not null)',
        [[free.id, stayed.id]],
      ),
    ).toEqual([]);
    expect(await standing(await arrive('free_leaver'))).toBeNull();
  });
});

describe('an account that money holds back', () => {
  it('is counted for the team until the money is settled', async () => {
    const { a } = await newPair();
    const held = async () => (await ctx.ok('getHealth', { as: await ctx.signIn('chief') })).deletionsHeldBack;
    const before = await held();
    await leave(a.user);
    const { id } = await newPayment(ctx, a.user);
    expect(await held()).toBe(before);
    ctx.clock.advance(GRACE_MS);
    expect(await held()).toBe(before + 1);
    await ctx.runJob(accountDeletionJobs.eraseDueAccounts, {});
    expect(await query('select from users where id = $1 and erased_at is null', [a.user.id])).toHaveLength(1);
    await query(`update payments set status = 'expired' where id = $1`, [id]);
    await ctx.runJob(accountDeletionJobs.eraseDueAccounts, {});
    expect(await held()).toBe(before);
  });
});

describe('erasing', () => {
  /** A database that breaks down after a number of statements. */
  const breakingAfter = (statements: number): Kysely<Schema> => {
    let left = statements;
    const plugin: KyselyPlugin = {
      transformQuery({ node }) {
        left -= 1;
        if (left < 0) throw new Error('The process was killed.');
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    return ctx.database.db.withPlugin(plugin);
  };

  const remains = (userId: string, profileId: string) =>
    query(
      `select (select count(*) from messages where sender_profile_id = $2) as messages, (select count(*) from swipes where actor_profile_id = $2) as swipes,
         (select name from profiles where id = $2), (select erased_at is not null from users where id = $1) as is_erased`,
      [userId, profileId],
    );

  it('goes on after it was cut off between any two steps', async () => {
    const { a, conversationId } = await newPair();
    await write(a, conversationId, 'Words');
    await leave(a.user);
    ctx.clock.advance(GRACE_MS);
    let [cuts, isDone] = [0, false];
    for (; !isDone; cuts += 1) {
      const { eraseAccount } = createAccountDeletionService({
        db: breakingAfter(cuts),
        clock: ctx.clock,
        releaseProofs,
      });
      isDone = await eraseAccount({ userId: a.user.id }).then(
        () => true,
        () => false,
      );
    }
    expect(cuts).toBeGreaterThan(20);
    await ctx.runJobs();
    expect(await remains(a.user.id, a.profileId)).toEqual([{ messages: 0, swipes: 0, name: '-', is_erased: true }]);
  });

  it('takes many rows in parts, by several processes at once', async () => {
    const { a, b, conversationId } = await newPair();
    await query(
      `insert into messages (conversation_id, seq, id, sender_profile_id, client_id, type, content, created_at)
       select $1, n, gen_random_uuid(), $2, gen_random_uuid(), 'text', 'Words', now() from generate_series(1, 1200) n`,
      [conversationId, a.profileId],
    );
    await leave(a.user);
    ctx.clock.advance(GRACE_MS);
    const { eraseAccount } = createAccountDeletionService({ db: ctx.database.db, clock: ctx.clock, releaseProofs });
    await Promise.all(Array.from({ length: 4 }, () => eraseAccount({ userId: a.user.id })));
    await ctx.runJobs();
    expect(await remains(a.user.id, a.profileId)).toEqual([{ messages: 0, swipes: 0, name: '-', is_erased: true }]);
    const partner = await again(b.user);
    expect((await ctx.ok('listMessages', { as: partner, path: { id: conversationId } })).data).toEqual([]);
  });

  it('waits for a profile that somebody holds', async () => {
    const { a } = await newPair();
    await leave(a.user);
    ctx.clock.advance(GRACE_MS);
    const { eraseAccount } = createAccountDeletionService({ db: ctx.database.db, clock: ctx.clock, releaseProofs });
    let erasing: Promise<void> | undefined;
    await inTransaction(ctx.database.db, async (trx) => {
      await trx.selectFrom('profiles').select('id').where('id', '=', a.profileId).forUpdate().execute();
      erasing = eraseAccount({ userId: a.user.id });
    });
    await erasing;
    await ctx.runJobs();
    expect(await remains(a.user.id, a.profileId)).toMatchObject([{ name: '-', is_erased: true }]);
  });

  it('has pictures and evidence that go with it looked for at once', async () => {
    const { a } = await newPair();
    await leave(a.user);
    ctx.clock.advance(GRACE_MS);
    const { eraseAccount } = createAccountDeletionService({ db: ctx.database.db, clock: ctx.clock, releaseProofs });
    // The first passes find something, the last one nothing.
    for (let passes = 0; passes < 3; passes += 1) await eraseAccount({ userId: a.user.id });
    const added = await query('select task_identifier from graphile_worker.jobs order by 1');
    expect(added.map(({ task_identifier }) => task_identifier)).toEqual(
      expect.arrayContaining([picturesJobs.purgePictures.name, reportsJobs.purgeReportEvidence.name]),
    );
    await ctx.runJobs();
  });

  it('does nothing to an account that nobody wanted to be deleted', async () => {
    const { a } = await newPair();
    await ctx.runJob(accountDeletionJobs.eraseAccount, { userId: a.user.id });
    expect(await remains(a.user.id, a.profileId)).toMatchObject([{ name: a.user.handle, is_erased: false }]);
  });
});
