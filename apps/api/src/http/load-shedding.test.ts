import { setImmediate as nextTurn } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { registerErrors } from './errors.ts';
import { registerLoadShedding } from './load-shedding.ts';

async function start(maxEventLoopDelayMs: number, isDatabaseBusy: () => boolean) {
  const app = fastify();
  registerErrors(app);
  await app.register(async (operations) => {
    await registerLoadShedding(operations, { maxEventLoopDelayMs, isDatabaseBusy });
    operations.get('/operation', async () => 'done');
  });
  app.get('/livez', async () => 'alive');
  await app.ready();
  return app;
}

const expectTurnedAway = (response: { statusCode: number; headers: object; body: string }): void => {
  expect(response).toMatchObject({ statusCode: 503, headers: { 'retry-after': '2' } });
  expect(JSON.parse(response.body)).toMatchObject({ code: 'service_unavailable' });
};

it('operations are turned away while too many wait for the database, and nothing else is', async () => {
  let isBusy = true;
  const app = await start(0, () => isBusy);
  expectTurnedAway(await app.inject('/operation'));
  expect((await app.inject('/livez')).statusCode).toBe(200);
  isBusy = false;
  expect((await app.inject('/operation')).statusCode).toBe(200);
  await app.close();
});

/** Blocks the event loop until an operation is rejected. */
async function untilTurnedAway(app: FastifyInstance, url: string): Promise<void> {
  for (let response = await app.inject(url); ; response = await app.inject(url)) {
    if (response.statusCode !== 200) return expectTurnedAway(response);
    // Blocks everything else for this long.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    await nextTurn();
  }
}

it('operations are turned away while the event loop is late', async () => {
  const app = await start(1, () => false);
  await untilTurnedAway(app, '/operation');
  await app.close();
});

it('those of the contract are, by the limit of the configuration, and health is not', async () => {
  const ctx = await createTestApp({ MAX_EVENT_LOOP_DELAY_MS: '1' });
  await untilTurnedAway(ctx.app, '/v1/subscriptions/pricing');
  expect((await ctx.app.inject('/livez')).statusCode).toBe(200);
  await ctx.close();
});
