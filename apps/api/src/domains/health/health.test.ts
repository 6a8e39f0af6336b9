import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isDone } from '../audit/audit.repository.ts';
import { DAY_MS } from '../../testing/fake-clock.ts';
import { newFailedJob } from '../../testing/job-fixtures.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { createModelService } from '../model/model.service.ts';
import { type Examine, realtimeOf, toWatcherPlace } from './health.view.ts';

let ctx: TestApp;
let chief: TestUser;
let support: TestUser;
let owner: TestUser;
/** What the doctor finds. */
const examine = vi.fn<Examine>(async () => []);
beforeAll(async () => {
  ctx = await createTestApp(
    {
      ADMIN_PRIVY_IDS: 'did:privy:chief',
      SUPPORT_PRIVY_IDS: 'did:privy:support',
      OWNER_PRIVY_IDS: 'did:privy:owner',
    },
    undefined,
    {},
    { examine },
  );
  owner = await ctx.signIn('owner');
  chief = await ctx.signIn('chief');
  support = await ctx.signIn('support');
});
afterAll(() => ctx.close());
beforeEach(async () => {
  await ctx.database.pool.query('delete from graphile_worker._private_jobs');
});

const health = () => ctx.ok('getHealth', { as: chief });
const retry = (body: object, as = chief) => ctx.call('retryFailedJobs', { as, body });
const set = (id: string, changes: string) =>
  ctx.database.pool.query(`update graphile_worker._private_jobs set ${changes} where id = $1`, [id]);
const attemptsOf = async (...ids: string[]) =>
  (
    await ctx.database.pool.query<{ attempts: number }>(
      'select attempts from graphile_worker.jobs where id = any($1) order by id',
      [ids],
    )
  ).rows.map(({ attempts }) => attempts);
const audits = () =>
  ctx.database.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'retryFailedJobs')
    .where(isDone)
    .orderBy('id')
    .execute();

describe('the jobs of the health page', () => {
  it('are counted by kind, what failed first, with how late the oldest is', async () => {
    const [waiting, late, running] = await Promise.all([
      newFailedJob(ctx, 'fill-deck'),
      newFailedJob(ctx, 'fill-deck'),
      newFailedJob(ctx, 'fill-deck'),
    ]);
    await newFailedJob(ctx, 'purge-pictures');
    await set(waiting, "attempts = 1, run_at = now() + interval '1 hour'");
    await set(late, "attempts = 0, run_at = now() - interval '90 seconds'");
    await set(running, "attempts = 3, locked_at = now(), locked_by = 'alive', run_at = now() - interval '1 day'");
    const { jobs } = await health();
    expect(jobs).toEqual([
      { kind: 'purge-pictures', waiting: 0, running: 0, failed: 1, overdueSeconds: 0 },
      { kind: 'fill-deck', waiting: 2, running: 1, failed: 0, overdueSeconds: expect.any(Number) },
    ]);
    expect(jobs[1]?.overdueSeconds).toBeGreaterThanOrEqual(90);
  });

  it('are listed where they failed, the newest first and fifty at most, with the last error and when', async () => {
    const old = await newFailedJob(ctx, 'purge-pictures');
    await set(
      old,
      "created_at = now() - interval '2 days', updated_at = created_at, run_at = run_at - interval '1 day'",
    );
    await set(old, 'updated_at = created_at');
    const silent = await newFailedJob(ctx, 'purge-old-rows', null);
    expect((await health()).failedJobs).toEqual([
      { _id: silent, kind: 'purge-old-rows', attempts: 3, error: null, failedAt: expect.any(String) },
      { _id: old, kind: 'purge-pictures', attempts: 3, error: 'The store answered 503', failedAt: expect.any(String) },
    ]);
    const [newest, older] = (await health()).failedJobs.map(({ failedAt }) => Date.parse(failedAt));
    // The queue's backoff is equally long for both.
    expect(Math.round(((newest ?? 0) - (older ?? 0)) / 60_000)).toBe(1440);
    await Promise.all(Array.from({ length: 50 }, () => newFailedJob(ctx, 'purge-pictures')));
    const { jobs, failedJobs } = await health();
    expect(failedJobs).toHaveLength(50);
    expect(failedJobs.map(({ _id }) => _id)).not.toContain(old);
    expect(jobs).toMatchObject([{ kind: 'purge-pictures', failed: 51 }, { failed: 1 }]);
  });

  it('are told of 100 kinds at most', async () => {
    for (let kind = 0; kind < 101; kind += 1) await newFailedJob(ctx, `kind-${kind}`);
    expect((await health()).jobs).toHaveLength(100);
  });

  it('leave out one that a newer one took the place of', async () => {
    const id = await newFailedJob(ctx, 'fill-deck');
    await set(id, 'key = null');
    expect(await health()).toMatchObject({ jobs: [], failedJobs: [] });
    expect(await retry({ jobId: id })).toMatchObject({ status: 409, body: { code: 'nothing_to_retry' } });
  });

  it('show no more of a long error than fits', async () => {
    await newFailedJob(ctx, 'purge-pictures', '😀'.repeat(501));
    expect((await health()).failedJobs[0]?.error).toBe('😀'.repeat(500));
  });
});

describe('a retry', () => {
  it('puts one failed job back as if it were new, and leaves the others', async () => {
    const [id, other] = [await newFailedJob(ctx, 'purge-pictures'), await newFailedJob(ctx, 'purge-pictures')];
    expect(await retry({ jobId: id })).toMatchObject({ status: 200, body: { retried: 1 } });
    expect(await attemptsOf(id, other)).toEqual([0, 3]);
    expect((await health()).failedJobs).toMatchObject([{ _id: other }]);
    await ctx.runJobs();
    expect(await attemptsOf(id, other)).toEqual([3]);
  });

  it('puts all of a kind back', async () => {
    const ids = [await newFailedJob(ctx, 'purge-pictures'), await newFailedJob(ctx, 'purge-pictures')];
    const other = await newFailedJob(ctx, 'purge-old-rows');
    expect(await retry({ kind: 'purge-pictures' })).toMatchObject({ status: 200, body: { retried: 2 } });
    expect(await attemptsOf(...ids, other)).toEqual([0, 0, 3]);
  });

  it('happens once, however many ask for it, and each that happened is in the audit log', async () => {
    const before = (await audits()).length;
    const id = await newFailedJob(ctx, 'purge-pictures');
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => retry({ jobId: id })),
      ...Array.from({ length: 4 }, () => retry({ kind: 'purge-pictures' })),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect((await audits()).slice(before)).toMatchObject([
      {
        actor_user_id: chief.id,
        before: { kind: 'purge-pictures', failed: 1 },
        after: { kind: 'purge-pictures', failed: 0 },
      },
    ]);
  });

  it.each(['running', 'waiting', 'gone'])('leaves alone one that is %s', async (state) => {
    const id = await newFailedJob(ctx, 'purge-pictures');
    if (state === 'running') await set(id, "locked_at = now(), locked_by = 'alive'");
    if (state === 'waiting') await set(id, "attempts = 1, run_at = now() + interval '1 hour'");
    if (state === 'gone') await ctx.database.pool.query('delete from graphile_worker._private_jobs');
    const before = await attemptsOf(id);
    expect(await retry({ jobId: id })).toMatchObject({ status: 409, body: { code: 'nothing_to_retry' } });
    expect(await attemptsOf(id)).toEqual(before);
  });

  it.each([{}, { jobId: '1', kind: 'purge-pictures' }, { jobId: '0' }, { jobId: '9'.repeat(16) }, { kind: "'; --" }])(
    'needs one job or one kind: not %j',
    async (body) => expect(await retry(body)).toMatchObject({ status: 400 }),
  );

  it('and the page itself are for admins, not for support', async () => {
    const id = await newFailedJob(ctx, 'purge-pictures');
    expect(await ctx.call('getHealth', { as: support })).toMatchObject({ status: 403 });
    expect(await retry({ jobId: id }, support)).toMatchObject({ status: 403 });
    expect(await attemptsOf(id)).toEqual([3]);
  });
});

describe('the place of the watcher', () => {
  const cursor = (fields: { block_number?: number; halted?: string | null; waits_for?: string | null }) =>
    ctx.database.db.updateTable('chain_cursors').set(fields).execute();

  it('is that of the cursor, and says when it waits, hangs or is halted', async () => {
    expect((await health()).watcher).toEqual({
      state: 'not_begun',
      bookedBlock: null,
      // A test has no chain.
      finalBlock: null,
      blocksBehind: null,
      reason: null,
      seenAt: null,
    });
    const now = ctx.clock.now();
    await ctx.database.db
      .insertInto('chain_cursors')
      .values({ chain_id: 97, block_number: 7, block_hash: '0x7', block_time: now, updated_at: now })
      .execute();
    const place = { state: 'watching', bookedBlock: 7, reason: null, seenAt: now.toISOString() };
    expect((await health()).watcher).toMatchObject(place);
    await cursor({ waits_for: 'rpc_behind' });
    expect((await health()).watcher).toMatchObject({ ...place, state: 'waiting', reason: 'rpc_behind' });
    ctx.clock.advance(31_000);
    expect((await health()).watcher).toMatchObject({ ...place, state: 'unwatched' });
    await cursor({ halted: 'The chain changed' });
    expect((await health()).watcher).toMatchObject({ ...place, state: 'halted', reason: 'The chain changed' });
  });
});

it.each([
  [7, 9, 2],
  // This RPC is behind the one that was booked from.
  [9, 7, 0],
  [null, 7, null],
  [7, null, null],
])('a watcher at %s of %s final blocks is %s behind', (bookedBlock, finalBlock, blocksBehind) => {
  const place = { state: 'watching', bookedBlock, finalBlock, reason: null, seenAt: null } as const;
  expect(toWatcherPlace(place)).toEqual({ ...place, blocksBehind });
});

describe('the checks of the doctor', () => {
  const checks = (as = owner) => ctx.call('getHealthChecks', { as });

  it('are for owners alone', async () => {
    for (const other of [chief, support])
      expect(await checks(other)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(examine).not.toHaveBeenCalled();
  });

  it('say what ails first, in lines that fit', async () => {
    examine.mockResolvedValueOnce([
      { check: 'database', state: 'well', lines: ['PostgreSQL 18.'] },
      { check: 'mail', state: 'absent', lines: ['not configured.'] },
      { check: 'pictures', state: 'ails', lines: ['😀'.repeat(501), ...Array<string>(10).fill('and more')] },
    ]);
    expect((await checks()).body).toEqual({
      checkedAt: ctx.clock.now().toISOString(),
      checks: [
        { name: 'pictures', state: 'ails', lines: ['😀'.repeat(500), ...Array<string>(9).fill('and more')] },
        { name: 'database', state: 'well', lines: ['PostgreSQL 18.'] },
        { name: 'mail', state: 'absent', lines: ['not configured.'] },
      ],
    });
  });

  it('run once a minute, however often and by how many they are asked for', async () => {
    ctx.clock.advance(60_000);
    const before = examine.mock.calls.length;
    await Promise.all([checks(), checks(), checks()]);
    ctx.clock.advance(59_999);
    await checks();
    expect(examine).toHaveBeenCalledTimes(before + 1);
    ctx.clock.advance(1);
    await checks();
    expect(examine).toHaveBeenCalledTimes(before + 2);
  });
});

describe('the rest of the health page', () => {
  it('names where events go', async () => {
    expect((await health()).realtime).toBe('ably');
    expect(realtimeOf({ apiKey: 'a:b', endpoint: 'http://127.0.0.1:3001' })).toBe('sandbox');
    expect(realtimeOf(null)).toBe('none');
  });

  it('says how large the database is, with its largest tables as estimated', async () => {
    await sql`create table crowd as select n from generate_series(1, 5000) n`.execute(ctx.database.db);
    await sql`analyze crowd`.execute(ctx.database.db);
    const { database } = await health();
    expect(database.bytes).toBeGreaterThan(1_000_000);
    expect(database.tables).toHaveLength(8);
    expect(database.tables[0]).toMatchObject({ name: 'crowd', rows: 5000 });
    expect(database.tables[0]?.bytes).toBeGreaterThan(100_000);
  });

  it('has no budget where there is no model', async () => expect((await health()).model).toBeNull());

  it('has the budget of the day of all people together, where there is a model', async () => {
    const { db } = ctx.database;
    const usage = (value: unknown) => ({ value, usage: 1200 });
    const limits = { timeoutMs: 1000, tokensPerUser: 10_000, tokensInAll: 50_000 };
    const model = createModelService({ db, clock: ctx.clock, limits, model: { complete: async () => usage({}) } });
    expect(await model.getBudget()).toEqual({ spent: 0, limit: 50_000 });
    const request = { system: '', messages: [], schema: {}, maxTokens: 2000, timeoutMs: 1000 };
    for (const person of [chief, support]) await model.ask(person.id, request);
    expect(await model.getBudget()).toEqual({ spent: 2400, limit: 50_000 });
    ctx.clock.advance(DAY_MS);
    expect(await model.getBudget()).toEqual({ spent: 0, limit: 50_000 });
  });
});
