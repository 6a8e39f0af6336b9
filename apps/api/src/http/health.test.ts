import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import type { JobsHealth } from '../jobs/jobs.service.ts';
import { registerErrors } from './errors.ts';
import { type HealthChecks, registerHealth } from './health.ts';
import { registerShutdown } from './shutdown.ts';

const yes = async (): Promise<boolean> => true;
const WELL: JobsHealth = { failed: 0, overdueSeconds: 0, notRun: [], isWell: true };
let app: FastifyInstance;
afterEach(() => app.close());

function start(
  checks: Partial<HealthChecks> = {},
  jobsHealth: () => Promise<JobsHealth> = async () => WELL,
  watcherWarnings: () => Promise<readonly string[]> = async () => [],
  isPrepared = (): boolean => true,
  maintenanceSince: () => Promise<Date | null> = async () => null,
): void {
  app = fastify();
  registerShutdown(app);
  registerErrors(app);
  registerHealth(app, {
    checks: { database: yes, migrations: yes, ...checks },
    isPrepared,
    jobsHealth,
    watcherWarnings,
    maintenanceSince,
  });
  app.get('/other', () => 'served');
}

const ask = async (url: string): Promise<{ status: number; body: unknown; connection: unknown }> => {
  const response = await app.inject({ url });
  return { status: response.statusCode, body: response.json(), connection: response.headers['connection'] };
};

describe.each(['/readyz', '/healthz'])('%s', (url) => {
  it('says yes when every part does', async () => {
    start();
    expect(await ask(url)).toMatchObject({
      status: 200,
      body: { status: 'ready', checks: { database: true, migrations: true, jobs: true, open: true } },
    });
  });

  it('warns of jobs that are not run, pile up or cannot be counted, and stays ready', async () => {
    const notRun: JobsHealth = { ...WELL, notRun: ['background', 'outside'] };
    for (const [jobsHealth, jobs, warnings] of [
      [async () => WELL, true, []],
      [async () => notRun, false, ['background_jobs_not_run', 'outside_jobs_not_run']],
      [async () => ({ ...WELL, isWell: false }), true, ['jobs_pile_up']],
      [() => Promise.reject(new Error('no')), false, ['jobs_pile_up']],
      [() => new Promise<JobsHealth>(() => undefined), false, ['jobs_pile_up']],
    ] as const) {
      start({}, jobsHealth);
      expect(await ask(url)).toMatchObject({ status: 200, body: { status: 'ready', checks: { jobs }, warnings } });
      await app.close();
    }
  });

  it('warns of payments that are not booked, or whose state is unknown, and stays ready', async () => {
    for (const [watcherWarnings, warnings] of [
      [async () => ['payments_halted'], ['payments_halted']],
      [() => Promise.reject(new Error('no')), ['payments_unwatched']],
    ] as const) {
      start({}, async () => WELL, watcherWarnings);
      expect(await ask(url)).toMatchObject({ status: 200, body: { status: 'ready', warnings } });
      await app.close();
    }
  });

  it('says that there is maintenance, by which a page knows when it is over, and stays ready', async () => {
    for (const [since, warnings] of [
      [async () => new Date(0), ['maintenance']],
      [async () => null, []],
      [() => Promise.reject(new Error('no')), []],
    ] as const) {
      start({}, undefined, undefined, undefined, since);
      expect(await ask(url)).toMatchObject({ status: 200, body: { status: 'ready', warnings } });
      await app.close();
    }
  });

  it.each(['database', 'migrations'])('names the part that does not: %s', async (part) => {
    start({ [part]: async () => false });
    const all = { database: true, migrations: true, jobs: true, open: true };
    expect(await ask(url)).toMatchObject({
      status: 503,
      body: { status: 'not ready', checks: { ...all, [part]: false } },
    });
  });

  it('takes a part that fails or never answers for one that does not', async () => {
    start({ database: () => new Promise(() => undefined), migrations: () => Promise.reject(new Error('away')) });
    expect(await ask(url)).toMatchObject({
      status: 503,
      body: { checks: { database: false, migrations: false, jobs: true } },
    });
  });

  it('asks the parts once, however many ask it', async () => {
    let asked = 0;
    start({
      database: async () => {
        asked += 1;
        return true;
      },
    });
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(url)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(asked).toBe(1);
  });

  it('says that it migrates, and every other address refuses until it has (D76)', async () => {
    let isPrepared = false;
    start({}, undefined, undefined, () => isPrepared);
    expect(await ask(url)).toMatchObject({ status: 503, body: { status: 'migrating' } });
    const refused = await app.inject({ url: '/other' });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
    expect((await app.inject({ url: '/livez' })).statusCode).toBe(200);
    isPrepared = true;
    expect(await ask(url)).toMatchObject({ status: 200, body: { status: 'ready' } });
    expect((await app.inject({ url: '/other' })).statusCode).toBe(200);
  });

  it('says no as soon as the server is to close, and asks to let go of the connection', async () => {
    start();
    await ask(url);
    app.drain();
    expect(await ask(url)).toMatchObject({ status: 503, body: { checks: { open: false } }, connection: 'close' });
  });
});

it('/livez says yes whatever the parts say', async () => {
  start({ database: () => new Promise(() => undefined) });
  app.drain();
  expect(await ask('/livez')).toMatchObject({ status: 200, body: { status: 'alive' } });
});
