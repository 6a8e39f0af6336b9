// `kill -9` in the middle of sending: every acknowledged message is there afterwards, once, in order.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Product, startProduct } from '../support/product.ts';
import { chatter, expectAllStored, match } from './sending.ts';

const MESSAGES = 100;
const KILLS = 2;

let product: Product;
beforeAll(async () => {
  product = await startProduct();
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
    if (killAt.has(sent)) killing = killing.then(() => product.killApi().then(() => product.startApi()));
  };
  const [fromA, fromB] = await Promise.all(
    [pair.a, pair.b].map((person) => chatter(person, pair.conversationId, (number) => number <= MESSAGES, onSent)),
  );
  await killing;
  expect([fromA, fromB].map((messages) => messages?.length)).toEqual([MESSAGES, MESSAGES]);
  await expectAllStored(pair, fromA ?? [], fromB ?? []);
});
