import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Product } from '../support/product.ts';
import { areJobsRun, expectToOutlive, startPaidProduct } from './postgres-killed.ts';

const ROUNDS = 30;
const AWAY_MS = 120_000;

let product: Product;
beforeAll(async () => {
  product = await startPaidProduct();
});
afterAll(() => product.stop());

it.each(Array.from({ length: ROUNDS }, (_, index) => index + 1))(
  '300 kills of PostgreSQL end no process, and lose neither message nor payment: ten kills, round %i',
  (round) => expectToOutlive(product, 300 / ROUNDS, round),
);

it('two minutes without PostgreSQL end no process, and jobs of each class run afterwards', async () => {
  await product.killPostgres();
  await pause(AWAY_MS);
  await product.startPostgres();
  await expect.poll(() => areJobsRun(product)).toBe(true);
  await expectToOutlive(product, 0, ROUNDS + 1);
});
