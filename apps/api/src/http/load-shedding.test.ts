import { setImmediate as nextTurn } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, it } from 'vitest';
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

it('operations are turned away while the event loop is late', async () => {
  const app = await start(1, () => false);
  for (let response = await app.inject('/operation'); ; response = await app.inject('/operation')) {
    if (response.statusCode !== 200) {
      expectTurnedAway(response);
      break;
    }
    // Nothing else has a turn for so long.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    await nextTurn();
  }
  await app.close();
});
