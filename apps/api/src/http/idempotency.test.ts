import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Trx } from '../database/schema.ts';
import { findUsed, spendBudget } from '../domains/budgets/budgets.public.ts';
import { DAY_MS } from '../testing/fake-clock.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/test-app.ts';
import { createIdempotencyKeys, type IdempotencyKeys, type RepeatableRequest } from './idempotency.ts';

let ctx: TestApp;
let ada: TestUser;
let keys: IdempotencyKeys;
beforeAll(async () => {
  ctx = await createTestApp();
  ada = await ctx.signIn('ada');
  keys = createIdempotencyKeys({ db: ctx.database.db, clock: ctx.clock });
});
afterAll(() => ctx.close());

const asked = (more: Partial<RepeatableRequest> = {}): RepeatableRequest => ({
  userId: ada.id,
  operation: 'createProfile',
  key: randomUUID(),
  request: { name: 'Ada' },
  ...more,
});
/** Work that says how often it was done, and that leaves a trace in the database. */
function newWork() {
  const holder = randomUUID();
  let times = 0;
  return {
    async work(trx: Trx) {
      await spendBudget(trx, { budget: 'upload', holder }, ctx.clock.now(), 1, null);
      return { time: (times += 1) };
    },
    done: async () => (await findUsed(ctx.database.db, holder, ctx.clock.now(), 'upload'))('upload'),
  };
}

describe('a request with a key (D31)', () => {
  it('is done once, however often it comes, also at once, and answered the same', async () => {
    const { work, done } = newWork();
    const request = asked();
    const answers = await Promise.all(Array.from({ length: 5 }, () => keys.idempotent(request, work)));
    answers.push(await keys.idempotent(request, work));
    expect(answers).toEqual(answers.map(() => ({ time: 1 })));
    expect(await done()).toBe(1);
  });

  it('is its own: another person, another operation and another key have their own answers', async () => {
    const { work } = newWork();
    const { id: userId } = await ctx.signIn('lin');
    const first = asked();
    const all = [first, asked({ ...first, userId }), asked({ ...first, operation: 'createTicket' }), asked()];
    const times = async () => {
      const answers = [];
      for (const request of all) answers.push((await keys.idempotent(request, work)).time);
      return answers;
    };
    expect(await times()).toEqual([1, 2, 3, 4]);
    expect(await times()).toEqual([1, 2, 3, 4]);
  });

  it('is the same with its properties in another order, and another one with anything else', async () => {
    const { work } = newWork();
    const first = asked({ request: { path: { id: 1 }, body: { a: { x: 1, y: null }, list: [1, 2] } } });
    const again = (request: unknown) => keys.idempotent({ ...first, request }, work);
    await keys.idempotent(first, work);
    expect(await again({ body: { list: [1, 2], a: { y: null, x: 1 } }, path: { id: 1 } })).toEqual({ time: 1 });
    for (const other of [
      { path: { id: 2 }, body: { a: { x: 1, y: null }, list: [1, 2] } },
      { path: { id: 1 }, body: { a: { x: 1, y: 1 }, list: [1, 2] } },
      { path: { id: 1 }, body: { a: { x: 1 }, list: [1, 2] } },
      { path: { id: 1 }, body: { a: { x: 1, y: null }, list: [2, 1] } },
    ])
      await expect(again(other)).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  });

  it('that failed is stored nowhere, and done when it comes again', async () => {
    const { work, done } = newWork();
    const request = asked();
    const failing = async (trx: Trx): Promise<object> => {
      await work(trx);
      throw new Error('Something else failed');
    };
    await expect(keys.idempotent(request, failing)).rejects.toThrow('Something else failed');
    expect(await done()).toBe(0);
    expect(await keys.idempotent(request, work)).toEqual({ time: 2 });
    expect(await done()).toBe(1);
  });

  it('is known for 24 hours, and no longer', async () => {
    const { work } = newWork();
    const request = asked();
    await keys.idempotent(request, work);
    ctx.clock.advance(DAY_MS);
    expect(await keys.idempotent(request, work)).toEqual({ time: 1 });
    ctx.clock.advance(1);
    expect(await keys.idempotent(asked({ ...request, request: 'another' }), work)).toEqual({ time: 2 });
  });

  it('is in progress where the first one has no answer yet', async () => {
    const { work } = newWork();
    const request = asked();
    await keys.idempotent(request, work);
    await ctx.database.pool.query('update idempotency_keys set answer = null where key = $1', [request.key]);
    await expect(keys.idempotent(request, work)).rejects.toMatchObject({ code: 'idempotency_in_progress' });
  });
});

it('a request without a key is done each time, whole or not at all', async () => {
  const { work, done } = newWork();
  for (const time of [1, 2]) expect(await keys.idempotent(asked({ key: null }), work)).toEqual({ time });
  const failing = async (trx: Trx): Promise<object> => {
    await work(trx);
    throw new Error('Something else failed');
  };
  await expect(keys.idempotent(asked({ key: null }), failing)).rejects.toThrow('Something else failed');
  expect(await done()).toBe(2);
});

it('old keys are deleted a thousand at a time, the oldest first, and younger ones stay', async () => {
  const { db, pool } = ctx.database;
  await pool.query('delete from idempotency_keys');
  await pool.query('delete from graphile_worker._private_jobs');
  await pool.query(
    `insert into idempotency_keys (user_id, operation, key, request_hash, created_at)
     select $1, 'createProfile', n::text, '', $2::timestamptz - n * interval '1 second' from generate_series(1, 1001) n`,
    [ada.id, new Date(ctx.clock.now().getTime() - DAY_MS)],
  );
  await keys.idempotent(asked({ key: 'young' }), newWork().work);
  const left = async () =>
    (await db.selectFrom('idempotency_keys').select('key').orderBy('key').execute()).map(({ key }) => key);
  const jobs = async () =>
    (await pool.query(`select from graphile_worker.jobs where task_identifier = 'purge-idempotency-keys'`)).rowCount;
  await keys.purgeIdempotencyKeys();
  expect([await left(), await jobs()]).toEqual([['1', 'young'], 1]);
  await pool.query('delete from graphile_worker._private_jobs');
  await keys.purgeIdempotencyKeys();
  expect([await left(), await jobs()]).toEqual([['young'], 0]);
});
