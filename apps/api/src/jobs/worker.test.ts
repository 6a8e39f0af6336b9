import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../database/database.ts';
import { DAY_MS } from '../testing/fake-clock.ts';
import { createTestApp, profileInput, type TestApp } from '../testing/test-app.ts';
import { addJob } from './queue.ts';
import { createJobs, type JobDependencies } from './registry.ts';
import { startWorker, type Worker } from './worker.ts';

let ctx: TestApp;
let worker: Worker | null = null;
beforeAll(async () => {
  ctx = await createTestApp();
});
afterEach(async () => {
  await worker?.stop();
  worker = null;
});
afterAll(() => ctx.close());

const PATIENCE = { timeout: 20_000, interval: 25 };
const publication = (event: string) => ({
  channel: 'user:1',
  event,
  data: { text: 'a "quoted" text, 字 and null', nothing: null },
});

async function start(changes: Partial<JobDependencies> = {}): Promise<void> {
  const { clock, realtime, database } = ctx;
  const jobs = createJobs({ db: database.db, clock, realtime, ...changes });
  worker = await startWorker(database.pool, jobs, ctx.app.log);
}

describe('a job', () => {
  it('runs when its transaction commits, with the payload that it was given', async () => {
    const published = Promise.withResolvers<unknown>();
    const publish = async (channel: string, event: string, data: unknown): Promise<void> =>
      published.resolve({ channel, event, data });
    await start({ realtime: { ...ctx.realtime, publish } });
    await inTransaction(ctx.database.db, (trx) => addJob(trx, 'publish', publication('committed')));
    expect(await published.promise).toEqual(publication('committed'));
  });

  it('never runs when its transaction fails', async () => {
    const failing = inTransaction(ctx.database.db, async (trx) => {
      await addJob(trx, 'publish', publication('rolled back'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await ctx.runJobs();
    expect(ctx.realtime.published).not.toContainEqual(publication('rolled back'));
  });

  it('with a key replaces the one that waits under it', async () => {
    await addJob(ctx.database.db, 'publish', publication('first'), { key: 'same' });
    await addJob(ctx.database.db, 'publish', publication('second'), { key: 'same' });
    await ctx.runJobs();
    expect(ctx.realtime.published).not.toContainEqual(publication('first'));
    expect(ctx.realtime.published).toContainEqual(publication('second'));
  });

  it('that fails waits to be tried again, and its error is kept', async () => {
    const realtime = { ...ctx.realtime, publish: async () => Promise.reject(new Error('the broker is away')) };
    await addJob(ctx.database.db, 'publish', publication('failing'), { key: 'failing' });
    await start({ realtime });
    await vi.waitFor(async () => {
      const { rows } = await ctx.database.pool.query(
        `select attempts, last_error, run_at > now() as waits from graphile_worker.jobs where key = 'failing'`,
      );
      expect(rows).toEqual([{ attempts: 1, last_error: expect.stringContaining('the broker is away'), waits: true }]);
    }, PATIENCE);
    await worker?.stop();
    // Its time would come again in another test.
    await ctx.database.pool.query(`select graphile_worker.remove_job('failing')`);
  });

  it('of a payload that is none of its own is not run', async () => {
    await ctx.database.pool.query(
      `select graphile_worker.add_job('publish', '{"old": true}'::json, job_key := 'strange')`,
    );
    const before = ctx.realtime.published.length;
    await ctx.runJobs();
    expect(ctx.realtime.published).toHaveLength(before);
    const { rows } = await ctx.database.pool.query(`select last_error from graphile_worker.jobs where key = 'strange'`);
    expect(rows).toEqual([{ last_error: expect.stringContaining('This is no publication.') }]);
  });
});

it('stopping waits for the job that runs', async () => {
  const release = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  let finished = false;
  const publish = async (): Promise<void> => {
    started.resolve();
    await release.promise;
    finished = true;
  };
  await start({ realtime: { ...ctx.realtime, publish } });
  await addJob(ctx.database.db, 'publish', publication('slow'));
  await started.promise;
  const stopped = worker?.stop();
  release.resolve();
  await stopped;
  expect(finished).toBe(true);
  expect(worker?.isRunning()).toBe(false);
});

it('idempotency keys are forgotten after a day, not before (D31)', async () => {
  const user = await ctx.signIn('keeper');
  const count = async () => (await ctx.database.db.selectFrom('idempotency_keys').select('key').execute()).length;
  await ctx.ok('createProfile', { as: user, body: profileInput(), headers: { 'idempotency-key': 'kept' } });
  for (const [wait, left] of [
    [DAY_MS, 1],
    [1, 0],
  ] as const) {
    ctx.clock.advance(wait);
    await addJob(ctx.database.db, 'forget-idempotency-keys', undefined);
    await ctx.runJobs();
    expect(await count()).toBe(left);
  }
});
