// The server, or PostgreSQL, is killed during messages and payments: what was acknowledged is there afterwards, once, in order. One product for all, whose start
// costs as much as the kills. `npm run test:deep` kills the server more often.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Product } from '../support/product.ts';
import { expectToOutlive, startPaidProduct } from './postgres-killed.ts';
import { chatter, expectAllStored, match } from './sending.ts';

const [MESSAGES, KILLS] = process.env['DEEP'] === undefined ? [50, 1] : [200, 5];
const POSTGRES_KILLS = 3;

let product: Product;
beforeAll(async () => {
  product = await startPaidProduct();
});
afterAll(() => product.stop());

it('keeps every acknowledged message once and in order when the API is killed', async () => {
  const pair = await match(product, 'ada', 'lin');
  let sent = 0;
  let killing: Promise<void> = Promise.resolve();
  const killAt = new Set(
    Array.from({ length: KILLS }, (_, index) => Math.round(((index + 1) * 2 * MESSAGES) / (KILLS + 1))),
  );
  const onSent = () => {
    sent += 1;
    if (killAt.has(sent)) killing = killing.then(() => product.killApi()).then(() => product.startApi());
  };
  const [fromA, fromB] = await Promise.all(
    [pair.a, pair.b].map((person) => chatter(person, pair.conversationId, (number) => number <= MESSAGES, onSent)),
  );
  await killing;
  expect([fromA, fromB].map((messages) => messages?.length)).toEqual([MESSAGES, MESSAGES]);
  await expectAllStored(pair, fromA ?? [], fromB ?? []);
});

it('a few kills of PostgreSQL end no process, and lose neither message nor payment', () =>
  expectToOutlive(product, POSTGRES_KILLS));

it('everything stops while PostgreSQL is away', async () => {
  await product.killPostgres();
  await product.stop();
});
