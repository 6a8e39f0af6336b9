import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../database/database.ts';
import type { Db } from '../database/schema.ts';
import { currentRequest, withRequest } from '../lib/current-request.ts';
import { DAY_MS } from '../testing/fake-clock.ts';
import { createTestApp, profileInput, type TestApp } from '../testing/test-app.ts';
import { type Job, jobKind } from './job-kind.ts';
import { addJob, addJobs, newJob } from './queue.ts';
import { createJobsService } from './jobs.service.ts';
import { runDueJobs, startWorker, type Worker } from './worker.ts';

const rule = { attempts: 3, whenGivenUp: 'keep' } as const;
const note = jobKind({ ...rule, name: 'note', class: 'interactive', payload: { number: 'integer' } });
const keyed = jobKind({ ...note, name: 'keyed', key: () => 'the same' });
const chore = jobKind({ ...rule, name: 'chore', class: 'background', payload: { number: 'integer' } });

let ctx: TestApp;
let worker: Worker | null = null;
beforeAll(async () => {
  ctx = await createTestApp();
});
afterEach(async () => {
  await worker?.stop();
  worker = null;
  await ctx.database.pool.query('delete from graphile_worker._private_jobs');
});
afterAll(() => ctx.close());

function start(jobs: readonly Job[]): void {
  worker = startWorker(ctx.database.db, { databaseUrl: ctx.config.databaseUrl, jobs, log: ctx.app.log });
}

/** Jobs of the test's kinds, each run by the same function. */
const jobsRunBy = (run: (number: number) => Promise<void>): Job[] =>
  [note, keyed, chore].map((kind) => ({ kind, run: ({ number }) => run(Number(number)) }));

function add(kind: typeof note, ...numbers: number[]): Promise<void> {
  return inTransaction(ctx.database.db, async (trx) => {
    for (const number of numbers) await addJob(trx, kind, { number });
  });
}

/** The waiting and running jobs, except heartbeat jobs. */
const rows = async (columns: string): Promise<unknown[]> =>
  (
    await ctx.database.pool.query(
      `select ${columns} from graphile_worker.jobs where task_identifier not like 'heartbeat-%' order by id`,
    )
  ).rows;

describe('a job', () => {
  it('runs when its transaction commits', async () => {
    const ran = Promise.withResolvers<number>();
    start(jobsRunBy(async (number) => ran.resolve(number)));
    await add(note, 5);
    expect(await ran.promise).toBe(5);
    await expect.poll(() => rows('id')).toEqual([]);
  });

  it('never runs when its transaction fails', async () => {
    const failing = inTransaction(ctx.database.db, async (trx) => {
      await addJob(trx, note, { number: 1 });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await rows('id')).toEqual([]);
  });

  it('is not added outside a transaction', () => {
    // @ts-expect-error A pool is no transaction: the job would not depend on the change that asks for it.
    const add: (db: Db) => Promise<void> = (trx: Parameters<typeof addJob>[0]) => addJob(trx, note, { number: 1 });
    expect(add).toBeTypeOf('function');
  });

  it.each([
    [50, 50],
    [49, 0],
  ])('that is added after %i others, all at once, runs before %i of them', async (many, after) => {
    const numbers = Array.from({ length: many }, (_, index) => index);
    await inTransaction(ctx.database.db, (trx) =>
      addJobs(
        trx,
        numbers.map((number) => newJob(note, { number })),
      ),
    );
    await add(note, -1);
    const ran: number[] = [];
    await runDueJobs(
      ctx.database.pool,
      jobsRunBy(async (number) => void ran.push(number)),
      ctx.app.log,
    );
    expect(ran.length - 1 - ran.indexOf(-1)).toBe(after);
  });

  it('with a key replaces the one that waits under it', async () => {
    const ran: number[] = [];
    await add(keyed, 1, 2);
    start(jobsRunBy(async (number) => void ran.push(number)));
    await expect.poll(() => rows('id')).toEqual([]);
    expect(ran).toEqual([2]);
  });

  it('that fails is tried again', async () => {
    let tries = 0;
    start(
      jobsRunBy(async () => {
        tries += 1;
        if (tries === 1) throw new Error('the broker is away');
      }),
    );
    await add(note, 1);
    await expect
      .poll(() => rows('attempts, last_error, run_at > now() as waits'))
      .toEqual([{ attempts: 1, last_error: expect.stringContaining('the broker is away'), waits: true }]);
    await expect.poll(() => rows('id')).toEqual([]);
    expect(tries).toBe(2);
  });

  it('with a payload that is not of its kind is not run', async () => {
    const ran: number[] = [];
    await ctx.database.pool.query(
      `select graphile_worker.add_job('note', '{"payload": {"text": "an older version"}}'::json)`,
    );
    start(jobsRunBy(async (number) => void ran.push(number)));
    await expect
      .poll(() => rows('last_error'))
      .toEqual([{ last_error: expect.stringMatching(/^note: payload must /) }]);
    expect(ran).toEqual([]);
  });

  it('knows the request that asked for it, and so does a job that it adds', async () => {
    const seen: [number, string | null][] = [];
    start(
      jobsRunBy(async (number) => {
        seen.push([number, currentRequest()?.id ?? null]);
        if (number === 1) await add(note, 2);
      }),
    );
    await withRequest({ id: 'request-1', address: null }, () => add(note, 1));
    await expect
      .poll(() => seen)
      .toEqual([
        [1, 'request-1'],
        [2, 'request-1'],
      ]);
  });
});

describe('a job that fails to the last', () => {
  const failing = (kind: typeof note): Job[] => [{ kind, run: async () => Promise.reject(new Error('no use')) }];
  const once = jobKind({ ...note, attempts: 1 });
  /** The levels at which it is logged that a job was given up. */
  function spyOnLevels(): string[] {
    const levels: string[] = [];
    for (const level of ['error', 'warn'] as const)
      vi.spyOn(ctx.app.log, level).mockImplementation((_details: unknown, message?: string) => {
        if (message === 'A job failed and was given up.') levels.push(level);
      });
    return levels;
  }
  afterEach(() => vi.restoreAllMocks());

  it('is kept to be looked at, by its kind, and is an error', async () => {
    const levels = spyOnLevels();
    start(failing(once));
    await add(once, 1);
    await expect.poll(() => rows('attempts, last_error')).toEqual([{ attempts: 1, last_error: 'no use' }]);
    expect(await createJobsService({ db: ctx.database.db, kinds: [once] }).jobsHealth()).toMatchObject({ failed: 1 });
    expect(levels).toEqual(['error']);
  });

  it.each([
    ['outside', 'warn'],
    ['background', 'error'],
  ] as const)('is dropped, by its kind: of the class %s it is logged as %s', async (its, level) => {
    const levels = spyOnLevels();
    let tries = 0;
    const dropped = jobKind({ ...once, class: its, whenGivenUp: 'drop' });
    const run = async (): Promise<void> => {
      tries += 1;
      throw new Error('no use');
    };
    start([{ kind: dropped, run }]);
    await add(dropped, 1);
    await expect.poll(() => tries).toBe(1);
    await expect.poll(() => rows('id')).toEqual([]);
    expect(levels).toEqual([level]);
  });
});

describe('a job of a kind that comes too late after a while', () => {
  const news = jobKind({ ...note, dropAfter: 60_000 });
  afterEach(() => vi.useRealTimers());

  async function runAll(): Promise<number[]> {
    const ran: number[] = [];
    const run = async ({ number }: { number?: unknown }): Promise<void> => void ran.push(Number(number));
    await runDueJobs(ctx.database.pool, [{ kind: news, run }], ctx.app.log);
    return ran;
  }

  it.each([
    [61_000, []],
    [50_000, [1]],
  ])('after %i ms', async (age, expected) => {
    await add(news, 1);
    await ctx.database.pool.query(
      `update graphile_worker._private_jobs
       set payload = jsonb_set(payload::jsonb, '{askedAt}', to_jsonb(now() - make_interval(secs => $1)))`,
      [age / 1000],
    );
    expect(await runAll()).toEqual(expected);
    expect(await rows('id')).toEqual([]);
  });

  it('by the clock of the database alone: that of a server may be wrong', async () => {
    await add(news, 1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS });
    expect(await runAll()).toEqual([1]);
  });
});

it('another process takes over the job of a dead one', async () => {
  const ran: number[] = [];
  await add(note, 1);
  await ctx.database.pool.query(
    "update graphile_worker._private_jobs set attempts = 1, locked_by = 'dead', locked_at = now() - interval '1 minute'",
  );
  start(jobsRunBy(async (number) => void ran.push(number)));
  await expect.poll(() => ran).toEqual([1]);
});

it('a job that somebody waits for is tried again within ten seconds, however often it failed', async () => {
  await add(note, 1);
  await add(chore, 2);
  await ctx.database.pool.query(
    "update graphile_worker._private_jobs set attempts = 2, run_at = now() + interval '1 hour'",
  );
  start(jobsRunBy(async () => undefined));
  const dueSoon = "task_identifier as kind, run_at < now() + interval '11 seconds' as is_due_soon";
  // Or it has run by then.
  await expect.poll(() => rows(dueSoon)).not.toContainEqual({ kind: 'note', is_due_soon: false });
  expect(await rows(dueSoon)).toContainEqual({ kind: 'chore', is_due_soon: false });
});

it('the runner of each class is noted while it runs, and no longer when it is stopped', async () => {
  const noted = async () => (await ctx.database.pool.query('select id from job_runners')).rows.length;
  start(jobsRunBy(async () => undefined));
  await expect.poll(noted).toBe(3);
  await worker?.stop();
  expect(await noted()).toBe(0);
});

it('what runs by the clock is made up for when no server was there at its time', async () => {
  const ran = new Set<string>();
  // Jobs that run every hour; the others wait for their next time.
  const scheduled = ctx.jobs
    .filter(({ kind: { schedule } }) => schedule !== undefined && schedule.split(' ')[1] === '*')
    .map(({ kind }) => kind.name);
  expect(scheduled).toEqual(
    expect.arrayContaining(['end-paid-periods', 'purge-failed-jobs', 'purge-idempotency-keys']),
  );
  await ctx.database.pool.query(
    `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
     select name, now() - interval '1 hour', now() - interval '1 hour' from unnest($1::text[]) as name
     on conflict (identifier) do update set known_since = excluded.known_since, last_execution = excluded.last_execution`,
    [scheduled],
  );
  start(ctx.jobs.map((job) => ({ ...job, run: async () => void ran.add(job.kind.name) })));
  await expect.poll(() => [...ran]).toEqual(expect.arrayContaining(scheduled));
});

describe('a class', () => {
  it('of jobs that people wait for has slots that background jobs never take', async () => {
    const release = Promise.withResolvers<void>();
    const [ran, held]: [number[], number[]] = [[], []];
    const jobs: Job[] = [
      { kind: note, run: async ({ number }) => void ran.push(Number(number)) },
      {
        kind: chore,
        async run({ number }) {
          held.push(Number(number));
          await release.promise;
        },
      },
    ];
    start(jobs);
    await add(chore, ...Array.from({ length: 50 }, (_, index) => index));
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await add(note, 1, 2, 3, 4, 5);
    await expect.poll(() => ran).toHaveLength(5);
    expect(held.length).toBeLessThan(50);
    release.resolve();
    await expect.poll(() => held).toHaveLength(50);
  });
});

it('stopping waits for the job that runs', async () => {
  const release = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  let finished = false;
  start(
    jobsRunBy(async () => {
      started.resolve();
      await release.promise;
      finished = true;
    }),
  );
  await add(note, 1);
  await started.promise;
  const stopped = worker?.stop().then(() => finished);
  // A stop that does not wait would have ended before another job's whole life.
  await ctx.runJobs();
  release.resolve();
  expect(await stopped).toBe(true);
  expect(await rows('id')).toEqual([]);
});

it('stopping leaves the jobs that were not begun', async () => {
  const release = Promise.withResolvers<void>();
  let begun = 0;
  await add(note, ...Array.from({ length: 10 }, (_, index) => index));
  start(
    jobsRunBy(async () => {
      begun += 1;
      await release.promise;
    }),
  );
  await expect.poll(() => begun).toBe(4);
  const stopped = worker?.stop();
  release.resolve();
  await stopped;
  expect(await rows('attempts, locked_by')).toEqual(
    Array.from({ length: 10 - begun }, () => ({ attempts: 0, locked_by: null })),
  );
});

it('idempotency keys are purged after a day, not before (D31)', async () => {
  const { idempotencyJobs } = await import('../http/idempotency.jobs.ts');
  const user = await ctx.signIn('keeper');
  const count = async () => (await ctx.database.db.selectFrom('idempotency_keys').select('key').execute()).length;
  await ctx.ok('createProfile', { as: user, body: profileInput(), headers: { 'idempotency-key': 'kept' } });
  for (const [wait, left] of [
    [DAY_MS, 1],
    [1, 0],
  ] as const) {
    ctx.clock.advance(wait);
    await ctx.runJob(idempotencyJobs.purgeIdempotencyKeys, {});
    expect(await count()).toBe(left);
  }
});
