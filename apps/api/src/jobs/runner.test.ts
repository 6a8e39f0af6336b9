import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/database.ts';
import { type DatabaseLink, linkTo } from '../testing/database-link.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { type Job, JOB_CLASSES, type JobClass, type JobKind, jobKind } from './job-kind.ts';
import { createJobsService } from './jobs.service.ts';
import { addJob } from './queue.ts';
import { runClass, startWorker, type Worker } from './worker.ts';

/** As in production, only shorter. */
const pauses = { poll: 100, silence: 1000, restart: 50 };

let ctx: TestApp;
beforeAll(async () => {
  ctx = await createTestApp();
});
afterAll(() => ctx.close());

/** What is logged at warn or above. */
let said: string[] = [];
beforeEach(() => {
  said = [];
});
const warn = (_: unknown, message?: string): void => void said.push(message ?? String(_));
const log = { debug() {}, info() {}, warn, error: warn };

const add = (kind: JobKind): Promise<void> => inTransaction(ctx.database.db, (trx) => addJob(trx, kind, {}));

const kindOf = (name: string, jobClass: JobClass): JobKind =>
  jobKind({ name, class: jobClass, payload: {}, attempts: 3, whenGivenUp: 'keep' });

/** A job that counts its runs. */
function countingJob(kind: JobKind): { job: Job; runs(): number } {
  let runs = 0;
  return { job: { kind, run: async () => void (runs += 1) }, runs: () => runs };
}

const hearsAll = () => () => true;

/** Which connections of a runner are bad, counted from 1. */
const cases: [string, (number: number) => boolean][] = [
  ...[1, 2, 3, 4, 5, 6].map((nth): [string, (number: number) => boolean] => [
    `number ${nth}`,
    (number) => number === nth,
  ]),
  ['every other, from the first', (number) => number % 2 === 1],
  ['every other, from the second', (number) => number % 2 === 0],
];

/** These mostly wait for connections. */
describe.concurrent('a job runs, whichever connections the database', () => {
  const kinds = JOB_CLASSES.flatMap((jobClass) => [
    { would: 'refuse' as const, jobClass },
    { would: 'ignore' as const, jobClass },
  ]);
  it.each(kinds)('would $would: one of the class $jobClass', async ({ would, jobClass }) => {
    await Promise.all(
      cases.map(async ([which, isBad]) => {
        const { job, runs } = countingJob(kindOf(`${jobClass} ${would} ${which}`, jobClass));
        const link = await linkTo(ctx.config.databaseUrl, hearsAll, (number) => (isBad(number) ? would : 'take'));
        const runner = runClass(jobClass, { databaseUrl: link.connectionString, jobs: [job], log, pauses });
        await add(job.kind);
        await expect.poll(runs, { message: which }).toBe(1);
        await runner.stop();
        await link.close();
      }),
    );
  });
});

describe('a class of jobs that the queue does not answer', () => {
  let link: DatabaseLink;
  let worker: Worker;
  afterEach(async () => {
    await worker.stop();
    await link.close();
  });

  it('restarts its runner and logs it when the database stopped answering', async () => {
    const { job, runs } = countingJob(kindOf('after silence', 'background'));
    link = await linkTo(ctx.config.databaseUrl);
    worker = startWorker(ctx.database.db, { databaseUrl: link.connectionString, jobs: [job], log, pauses });
    await add(job.kind);
    await expect.poll(runs).toBe(1);
    expect(said).toEqual([]);
    link.block();
    await add(job.kind);
    await expect.poll(runs).toBe(2);
    expect(said).toContain('A class of jobs takes no more jobs; its runner is restarted.');
  });

  it('counts as not run until a job of it was taken', async () => {
    await ctx.database.pool.query('delete from job_runners');
    let isAway = true;
    link = await linkTo(ctx.config.databaseUrl, hearsAll, () => (isAway ? 'refuse' : 'take'));
    worker = startWorker(ctx.database.db, { databaseUrl: link.connectionString, jobs: [], log, pauses });
    // It waits to be taken, as one of an earlier test may.
    await expect.poll(heartbeats).toBeGreaterThanOrEqual(JOB_CLASSES.length);
    await expect.poll(() => said).toContain('The runner of a class of jobs could not start.');
    expect(await notRun()).toEqual(JOB_CLASSES);
    isAway = false;
    await expect.poll(notRun).toEqual([]);
    await worker.stop();
    expect(await notRun()).toEqual(JOB_CLASSES);
  });

  it('throws nothing that nobody catches when the connection breaks that was to hear of jobs', async () => {
    const uncaught: unknown[] = [];
    const note = (error: unknown): void => void uncaught.push(error);
    process.on('unhandledRejection', note);
    let isHeard = (): void => undefined;
    const heard = new Promise<void>((resolve) => (isHeard = resolve));
    const hearsAllButListen = () => (sent: Buffer) => {
      const isListen = sent.includes('LISTEN');
      if (isListen) isHeard();
      return !isListen;
    };
    link = await linkTo(ctx.config.databaseUrl, hearsAllButListen);
    worker = startWorker(ctx.database.db, { databaseUrl: link.connectionString, jobs: [], log, pauses });
    await heard;
    const stopped = worker.stop();
    await link.close();
    await stopped;
    process.off('unhandledRejection', note);
    expect(uncaught).toEqual([]);
  });

  const heartbeats = async (): Promise<number> =>
    (await ctx.database.pool.query("select from graphile_worker.jobs where task_identifier like 'heartbeat-%'"))
      .rowCount ?? 0;
  const notRun = async (): Promise<readonly JobClass[]> =>
    (await createJobsService({ db: ctx.database.db, kinds: [] }).jobsHealth()).notRun;
});
