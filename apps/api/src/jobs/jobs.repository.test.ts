import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/database.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { jobKind } from './job-kind.ts';
import { createJobsService, type JobsService } from './jobs.service.ts';
import { recordHeartbeats, releaseJobsOfDeadRunners, shortenPauses } from './jobs.repository.ts';
import { DEAD_AFTER_MS, HEARTBEAT_EVERY_MS } from './liveness.ts';
import { addJob } from './queue.ts';
import { PAUSES } from './worker.ts';

const rule = { class: 'interactive', payload: { number: 'integer' }, attempts: 3, whenGivenUp: 'keep' } as const;
const note = jobKind({ ...rule, name: 'note' });
const keyed = jobKind({ ...rule, name: 'keyed', key: ({ number }) => `key ${number}` });

let ctx: TestApp;
let service: JobsService;
beforeAll(async () => {
  ctx = await createTestApp();
  service = createJobsService({ db: ctx.database.db, kinds: [note, keyed] });
});
beforeEach(() => inTransaction(ctx.database.db, (trx) => addJob(trx, note, { number: 1 })));
afterEach(async () => {
  await ctx.database.pool.query('delete from graphile_worker._private_jobs');
});
afterAll(() => ctx.close());

/** Changes the queue's rows as time, failures and deaths would. */
const set = (changes: string): Promise<unknown> =>
  ctx.database.pool.query(`update graphile_worker._private_jobs set ${changes}`);

async function job(columns: string): Promise<unknown> {
  return (await ctx.database.pool.query(`select ${columns} from graphile_worker.jobs`)).rows[0];
}

describe('the jobs of a runner', () => {
  const release = () => releaseJobsOfDeadRunners(ctx.database.db, DEAD_AFTER_MS);
  const isHeld = async () => (await job('locked_at is not null as held')) as { held: boolean };

  it('that is dead are given back', async () => {
    await set("locked_by = 'dead', locked_at = now() - interval '9 seconds'");
    await release();
    expect(await isHeld()).toEqual({ held: false });
  });

  it('that fell silent are given back', async () => {
    await recordHeartbeats(ctx.database.db, [{ id: 'silent', class: 'interactive', takenAgo: 0 }]);
    await set("locked_by = 'silent', locked_at = now() - interval '1 minute'");
    await release();
    expect(await isHeld()).toEqual({ held: true });
    await ctx.database.pool.query("update job_runners set seen_at = now() - interval '9 seconds'");
    await release();
    expect(await isHeld()).toEqual({ held: false });
  });

  it('that lives stay with it, however long they take', async () => {
    await set("locked_by = 'alive', locked_at = now() - interval '1 day'");
    await recordHeartbeats(ctx.database.db, [{ id: 'alive', class: 'interactive', takenAgo: 0 }]);
    await release();
    expect(await isHeld()).toEqual({ held: true });
  });

  it('that has not yet given its first sign stay with it', async () => {
    await set("locked_by = 'new', locked_at = now()");
    await release();
    expect(await isHeld()).toEqual({ held: true });
  });

  it('that died go on within 15 s: a sign missed, a look around and a poll', () => {
    expect(DEAD_AFTER_MS + HEARTBEAT_EVERY_MS + PAUSES.poll).toBeLessThan(15_000);
    // One heartbeat may be late.
    expect(DEAD_AFTER_MS).toBeGreaterThan(2 * HEARTBEAT_EVERY_MS);
  });
});

describe('the pause of a failed job', () => {
  const shorten = () => shortenPauses(ctx.database.db, ['note'], 10_000);
  const pause =
    "round(extract(epoch from run_at - now()))::integer between 9 and 10 as short, run_at > now() + interval '1 hour' as long";

  it('is cut where somebody waits for it', async () => {
    await set("attempts = 1, run_at = now() + interval '6 hours'");
    await shorten();
    expect(await job(pause)).toEqual({ short: true, long: false });
  });

  it.each([
    ['that was put off on purpose', "attempts = 0, run_at = now() + interval '6 hours'"],
    ['that was given up', "attempts = 3, run_at = now() + interval '6 hours'"],
    ['that runs', "attempts = 1, run_at = now() + interval '6 hours', locked_at = now(), locked_by = 'alive'"],
  ])('is left to one %s', async (_, changes) => {
    await set(changes);
    await shorten();
    expect(await job(pause)).toEqual({ short: false, long: true });
  });

  it('is left to a job that nobody waits for', async () => {
    await set("attempts = 1, run_at = now() + interval '6 hours'");
    await shortenPauses(ctx.database.db, ['another'], 10_000);
    expect(await job(pause)).toEqual({ short: false, long: true });
  });
});

describe('a job that was given up', () => {
  it('is kept for 7 days, then deleted', async () => {
    await set("attempts = 3, run_at = now() - interval '6 days 23 hours'");
    await service.purgeFailedJobs();
    expect(await job('attempts')).toEqual({ attempts: 3 });
    await set("run_at = now() - interval '7 days 1 minute'");
    await service.purgeFailedJobs();
    expect(await job('attempts')).toBeUndefined();
  });

  it('is not one that still waits, however late it is', async () => {
    await set("run_at = now() - interval '30 days'");
    await service.purgeFailedJobs();
    expect(await job('attempts')).toEqual({ attempts: 0 });
  });

  it('is deleted at once when a newer one took its place', async () => {
    await ctx.database.pool.query('delete from graphile_worker._private_jobs');
    const add = () => inTransaction(ctx.database.db, (trx) => addJob(trx, keyed, { number: 1 }));
    await add();
    await set("attempts = 1, locked_at = now(), locked_by = 'alive'");
    await add();
    await set('locked_at = null, locked_by = null');
    expect(await service.jobsHealth()).toMatchObject({ failed: 0 });
    await service.purgeFailedJobs();
    const { rows } = await ctx.database.pool.query('select attempts from graphile_worker.jobs');
    expect(rows).toEqual([{ attempts: 0 }]);
  });

  it('counts, and many of them are said to be too many', async () => {
    await set('attempts = 3');
    expect(await service.jobsHealth()).toMatchObject({ failed: 1, isWell: true });
    await inTransaction(ctx.database.db, async (trx) => {
      for (let number = 2; number <= 20; number += 1) await addJob(trx, note, { number });
    });
    await set('attempts = 3');
    expect(await service.jobsHealth()).toMatchObject({ failed: 20, isWell: false });
  });
});

it('jobs that wait for minutes are said to be late', async () => {
  expect(await service.jobsHealth()).toMatchObject({ isWell: true });
  await set("run_at = now() - interval '6 minutes'");
  expect(await service.jobsHealth()).toMatchObject({ failed: 0, isWell: false });
  await set("run_at = now() + interval '6 minutes'");
  expect(await service.jobsHealth()).toMatchObject({ failed: 0, overdueSeconds: 0, isWell: true });
});
