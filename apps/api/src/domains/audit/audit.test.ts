import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/database.ts';
import { ticketInput } from '../../testing/fixtures.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { audited } from './audit.service.ts';

let ctx: TestApp;
let chief: TestUser;
let ada: TestUser;
beforeAll(async () => {
  ctx = await createTestApp({ OWNER_PRIVY_IDS: 'did:privy:chief' });
  chief = await ctx.signIn('chief');
  ada = await ctx.signIn('ada');
});
afterAll(() => ctx.close());

const rows = () => ctx.database.db.selectFrom('audit_log').selectAll().orderBy('id').execute();
const change = () => ({
  actor: { userId: chief.id },
  action: 'updateSubscription' as const,
  subject: ada.id,
  before: { tier: 'free' },
  after: { tier: 'premium' },
  reason: 'A gift.',
});

describe('the audit log (D2)', () => {
  it('says who changed what, when, how it was, how it is and why', async () => {
    await ctx.ok('updateSubscription', {
      as: chief,
      body: { targetUserId: ada.privyId, tier: 'premium', reason: 'Paid in cash.' },
    });
    expect((await rows()).at(-1)).toMatchObject({
      actor_user_id: chief.id,
      action: 'updateSubscription',
      subject: ada.id,
      before: { tier: 'free', expiresAt: null, cancelAtPeriodEnd: false, periodIds: [] },
      after: { tier: 'premium', expiresAt: '2026-12-20T09:00:00.000Z', periodId: expect.any(String) },
      reason: 'Paid in cash.',
      created_at: ctx.clock.now(),
    });
  });

  it('keeps no row of a change that did not happen', async () => {
    const before = await rows();
    const failing = inTransaction(ctx.database.db, async (trx) => {
      await audited(trx, ctx.clock, change());
      throw new Error('after the row');
    });
    await expect(failing).rejects.toThrow('after the row');
    expect(await rows()).toEqual(before);
  });

  it.each([
    ['changed', 'origin', sql`update audit_log set reason = 'Another.'`],
    ['deleted', 'origin', sql`delete from audit_log`],
    ['emptied', 'origin', sql`truncate audit_log`],
    ['changed by a session that replicates', 'replica', sql`update audit_log set reason = 'Another.'`],
    ['emptied by a session that replicates', 'replica', sql`truncate audit_log`],
  ])('cannot be %s, not even by the owner of the table', async (_what, session, statement) => {
    const { db } = ctx.database;
    await inTransaction(db, (trx) => audited(trx, ctx.clock, change()));
    const before = await rows();
    const owner = await sql<{ is_owner: boolean }>`
      select tableowner = current_user as is_owner from pg_tables where tablename = 'audit_log'`.execute(db);
    expect(owner.rows).toEqual([{ is_owner: true }]);
    const attempt = inTransaction(db, async (trx) => {
      await sql`set local session_replication_role = ${sql.raw(session)}`.execute(trx);
      await statement.execute(trx);
    });
    await expect(attempt).rejects.toThrow('audit_log is only added to');
    expect(await rows()).toEqual(before);
  });
});

describe('the list of the audit log', () => {
  it('has names of today, and is chosen by action, subject and actor', async () => {
    const helper = await ctx.signIn({ handle: 'helper', name: 'Helper' });
    await ctx.ok('updateRole', {
      as: chief,
      body: { targetUserId: helper.privyId, role: 'admin', reason: 'Joins us.' },
    });
    await ctx.ok('updateSubscription', { as: helper, body: { targetUserId: ada.privyId, tier: 'premium' } });
    const list = async (query: Record<string, string>) => (await ctx.ok('listAudit', { as: chief, query })).data;
    expect(await list({ actorId: helper.id })).toMatchObject([
      {
        actor: { _id: helper.id, displayName: 'Helper', privyId: helper.privyId },
        action: 'updateSubscription',
        subject: ada.id,
        subjectName: 'ada',
        before: expect.stringContaining('"tier"'),
        after: expect.stringContaining('"premium"'),
        reason: null,
      },
    ]);
    expect(await list({ action: 'updateRole', subject: helper.id })).toMatchObject([
      { subjectName: 'Helper', before: '{"role":null}', after: '{"role":"admin"}', reason: 'Joins us.' },
    ]);
    expect(await list({ action: 'updateRole', subject: ada.id })).toEqual([]);
    const { _id: id } = await ctx.ok('createTicket', { as: ada, body: { ...ticketInput(), subject: 'Lost payment' } });
    await ctx.ok('assignTicket', { as: helper, path: { id }, body: { assignedTo: null } });
    expect(await list({ subject: id })).toMatchObject([{ action: 'assignTicket', subjectName: 'Lost payment' }]);
  });

  it('is read from either end, part by part', async () => {
    const subject = (await ctx.signIn('read')).id;
    const written = ['first', 'second', 'third'];
    for (const reason of written)
      await inTransaction(ctx.database.db, (trx) => audited(trx, ctx.clock, { ...change(), subject, reason }));
    const read = async (sort?: 'newest' | 'oldest') => {
      const query = { subject, limit: 2, ...(sort && { sort }) };
      const one = await ctx.ok('listAudit', { as: chief, query });
      const two = await ctx.ok('listAudit', { as: chief, query: { ...query, cursor: one.meta.nextCursor ?? '' } });
      return [...one.data, ...two.data].map(({ reason }) => reason);
    };
    expect(await read('oldest')).toEqual(written);
    expect(await read('newest')).toEqual(written.toReversed());
    expect(await read()).toEqual(written.toReversed());
  });

  it('is counted as far as a list that nobody searches', async () => {
    const { id: subject } = await ctx.signIn('often');
    await ctx.database.pool.query(
      `insert into audit_log (actor_user_id, action, subject, created_at) select $1, 'updateRole', $2, now() from generate_series(1, 1100)`,
      [chief.id, subject],
    );
    const { meta } = await ctx.ok('listAudit', { as: chief, query: { subject } });
    expect(meta).toMatchObject({ total: 1100, isTotalExact: true });
  });

  it('is chosen by days of UTC, both included', async () => {
    const on = async (instant: string) => {
      ctx.clock.set(new Date(instant));
      await inTransaction(ctx.database.db, (trx) => audited(trx, ctx.clock, { ...change(), reason: instant }));
    };
    const [first, last] = ['2027-03-01T00:00:00.000Z', '2027-03-02T23:59:59.999Z'];
    for (const instant of ['2027-02-28T23:59:59.999Z', first, last, '2027-03-03T00:00:00.000Z']) await on(instant);
    const as = await ctx.signIn('chief');
    const found = async (query: Record<string, string>) =>
      (await ctx.ok('listAudit', { as, query })).data.map(({ reason }) => reason);
    expect(await found({ from: '2027-03-01', to: '2027-03-02' })).toEqual([last, first]);
    expect(await found({ from: '2027-03-03' })).toEqual(['2027-03-03T00:00:00.000Z']);
    for (const none of ['2027-02-30', '0000-01-01'])
      expect(await ctx.call('listAudit', { as, query: { from: none } })).toMatchObject({ status: 400 });
    expect(await found({ from: '0001-01-01', to: '0001-01-01' })).toEqual([]);
    expect(await found({ from: '9999-12-31', to: '9999-12-31' })).toEqual([]);
  });
});
