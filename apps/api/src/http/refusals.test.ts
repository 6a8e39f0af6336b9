// Each change of the team that is refused leaves an audit row (D2): who, what, whom, why, which request and which address.
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperationId, operationOf, operations } from '../contract.ts';
import { isDone } from '../domains/audit/audit.repository.ts';
import { HOUR_MS } from '../testing/fake-clock.ts';
import { newReport } from '../testing/fixtures.ts';
import { type CallOptions, createTestApp, type TestApp, type TestUser } from '../testing/test-app.ts';

let ctx: TestApp;
let chief: TestUser;
let agent: TestUser;
let person: TestUser;
beforeAll(async () => {
  ctx = await createTestApp({ OWNER_PRIVY_IDS: 'did:privy:chief', SUPPORT_PRIVY_IDS: 'did:privy:agent' });
  [chief, agent, person] = [await ctx.signIn('chief'), await ctx.signIn('agent'), await ctx.signIn('person')];
});
afterAll(() => ctx.close());

/** An agent's attempt at each of them: their role is too low, or the thing does not exist. */
const id = uuid();
const reason = 'To see what happens.';
const link = { path: { profileId: id, linkId: uuid() } };
const of = (body: object) => ({ path: { id }, body });
const ATTEMPTS: readonly (readonly [OperationId, () => CallOptions, () => string])[] = [
  [
    'updateSubscription',
    () => ({ body: { targetUserId: person.privyId, tier: 'premium_plus', months: 1, reason } }),
    () => person.id,
  ],
  [
    'undoSubscriptionUpdate',
    () => ({ body: { targetUserId: person.privyId, tier: 'free', expiresAt: null } }),
    () => person.id,
  ],
  ['updateRole', () => ({ body: { targetUserId: agent.privyId, role: 'owner', reason } }), () => agent.id],
  ['settlePayment', () => of({ outcome: 'credited', transferIds: [uuid()], note: 'Late.' }), () => id],
  ['approveLink', () => link, () => id],
  ['rejectLink', () => link, () => id],
  ['undoLinkDecision', () => ({ ...link, body: { decision: 'approve' } }), () => id],
  ['assignReport', () => ({ path: { subjectId: id }, body: { isMine: true } }), () => id],
  ['escalateReport', () => ({ path: { subjectId: id }, body: { note: 'A whole note' } }), () => id],
  [
    'decideOnReport',
    () => ({ path: { subjectId: id }, body: { measure: 'none', facts: 'Nothing to see.' } }),
    () => id,
  ],
  ['confirmDecision', () => ({ path: { id } }), () => id],
  ['decideProofConflict', () => of({ keeps: 'holder', holder: id, reason }), () => id],
  ['liftDecision', () => of({ reason }), () => id],
  ['answerAppeal', () => of({ outcome: 'upheld', message: 'A whole answer' }), () => id],
  ['verifyProfile', () => of({ isVerified: true, name: 'Ada', reason }), () => id],
  ['undoVerification', () => of({ isVerified: true }), () => id],
  ['hideProfile', () => of({ isHidden: true, reason }), () => id],
  ['normalizeLinks', () => ({}), () => 'normalizeLinks'],
  ['stopLinkMigration', () => ({}), () => 'stopLinkMigration'],
  ['retryFailedJobs', () => ({ body: { jobId: '7' } }), () => '7'],
  ['saveReply', () => of({ name: 'Refund', texts: { en: 'Sent', fr: 'Parti', zh: '已退' } }), () => id],
  ['deleteSavedReply', () => ({ path: { id } }), () => id],
  ['addTicketNote', () => of({ note: 'A whole note' }), () => id],
  ['answerTicket', () => of({ message: 'A whole answer' }), () => id],
  ['setTicketStatus', () => of({ status: 'closed' }), () => id],
  ['undoTicketMove', () => of({ status: 'closed' }), () => id],
  ['assignTicket', () => of({ assignedTo: null }), () => id],
  ['undoTicketAssignment', () => of({ assignedTo: null }), () => id],
];
const rowsOf = (operation: OperationId) =>
  ctx.database.db.selectFrom('audit_log').selectAll().where('action', '=', operation).orderBy('id').execute();

describe('a change of the team that is refused', () => {
  it('is tried here with each that the contract has', () => {
    const changes = [...operations.values()].filter(({ role, method }) => role !== null && method !== 'get');
    expect(ATTEMPTS.map(([operation]) => operation).toSorted()).toEqual(changes.map((each) => each.id).toSorted());
  });

  it.each(ATTEMPTS)(
    '%s leaves a row with its subject, its request and its address',
    async (operation, request, subject) => {
      const before = await rowsOf(operation);
      const options = request();
      const {
        status,
        body: problem,
        headers,
      } = await ctx.call(operation, {
        as: agent,
        remoteAddress: '203.0.113.7',
        ...options,
      });
      const { code } = Object(problem);
      expect([status, code]).toEqual(
        operationOf(operation).role === 'support' ? [404, 'ticket_not_found'] : [403, 'forbidden'],
      );
      const rows = (await rowsOf(operation)).slice(before.length);
      expect(rows).toMatchObject([
        {
          actor_user_id: agent.id,
          subject: subject(),
          before: null,
          after: { refused: code },
          reason: Object(options.body).reason ?? null,
          request_id: headers['x-request-id'],
          address: '203.0.113.7',
        },
      ]);
      expect(JSON.stringify(rows, (_name, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(
        'A whole',
      );
    },
  );

  it('has the subject of one that is done, and is no change that could be taken back', async () => {
    const old = new Date(ctx.clock.now().getTime() - 12 * HOUR_MS - 1000);
    const body = { targetUserId: person.privyId, role: 'support' };
    const late = await ctx.signIn({ handle: 'chief', signedInAt: old });
    expect(await ctx.call('updateRole', { as: late, body })).toMatchObject({ body: { code: 'sign_in_too_old' } });
    chief = await ctx.signIn('chief');
    const done = await ctx.call('updateRole', { as: chief, body });
    expect(done.status).toBe(200);
    const { data } = await ctx.ok('listAudit', { as: chief, query: { subject: person.id, action: 'updateRole' } });
    expect(data.map(({ after }) => after)).toEqual(['{"role":"support"}', '{"refused":"sign_in_too_old"}']);
    expect(data[0]).toMatchObject({ requestId: done.headers['x-request-id'], address: '127.0.0.1' });
  });

  it('about a report or a decision has the person of both as its subject, done or refused', async () => {
    const { _id: profileId } = await ctx.newProfile(person);
    const { subjectId } = await newReport(ctx, { userId: person.id, profileId }, agent.id);
    const path = { subjectId };
    const refusedAndDone = async (operation: OperationId, options: CallOptions) => {
      expect((await ctx.call(operation, { as: agent, ...options })).status).toBe(403);
      await ctx.ok(operation, { as: chief, ...options });
    };
    await refusedAndDone('assignReport', { path, body: { isMine: true } });
    await refusedAndDone('escalateReport', { path, body: { note: null } });
    const measure = { measure: 'warn', policy: 'spam', severity: 'low', facts: 'The same words to many.' };
    await refusedAndDone('decideOnReport', { path, body: measure });
    const { id: decisionId } = await ctx.database.db.selectFrom('decisions').select('id').executeTakeFirstOrThrow();
    await refusedAndDone('liftDecision', { path: { id: decisionId }, body: { reason } });
    const { data } = await ctx.ok('listAudit', { as: chief, query: { subject: person.id } });
    for (const operation of ['assignReport', 'escalateReport', 'decideOnReport', 'liftDecision'])
      expect(data.filter(({ action }) => action === operation).map(({ actor }) => actor?.displayName)).toEqual([
        'chief',
        'agent',
      ]);
  });

  it('leaves a row also where a rule of the operation refuses what fits the contract', async () => {
    const { _id: profileId } = await ctx.newProfile(person);
    const { subjectId } = await newReport(ctx, { userId: person.id, profileId }, agent.id);
    const body = { measure: 'mute', policy: 'spam', severity: 'low', facts: 'The same words to many.' };
    const { status, headers } = await ctx.call('decideOnReport', { as: chief, path: { subjectId }, body });
    expect(status).toBe(400);
    expect((await rowsOf('decideOnReport')).at(-1)).toMatchObject({
      subject: person.id,
      after: { refused: 'validation_failed' },
      request_id: headers['x-request-id'],
    });
  });

  it('has one subject with what is done where it names nothing', async () => {
    for (const operation of ['normalizeLinks', 'stopLinkMigration'] as const) {
      await ctx.ok(operation, { as: chief });
      const rows = await rowsOf(operation);
      expect(rows.length).toBeGreaterThan(1);
      expect(new Set(rows.map(({ subject }) => subject))).toEqual(new Set([operation]));
    }
  });

  it('leaves none for callers outside the team, nor for invalid requests', async () => {
    const count = async () => (await rowsOf('verifyProfile')).length;
    const before = await count();
    const stranger = await ctx.signIn('stranger');
    expect((await ctx.call('verifyProfile', { as: stranger, ...of({ isVerified: true }) })).status).toBe(403);
    expect((await ctx.call('verifyProfile', { as: null, ...of({ isVerified: true }) })).status).toBe(401);
    expect((await ctx.call('verifyProfile', { as: agent, ...of({ isVerified: 'perhaps' }) })).status).toBe(400);
    expect(await count()).toBe(before);
  });

  it('is not among what was done', async () => {
    const done = await ctx.database.db.selectFrom('audit_log').select('action').where(isDone).execute();
    expect([...new Set(done.map(({ action }) => action))].toSorted()).toEqual([
      'assignReport',
      'decideOnReport',
      'escalateReport',
      'liftDecision',
      'normalizeLinks',
      'stopLinkMigration',
      'updateRole',
    ]);
  });
});
