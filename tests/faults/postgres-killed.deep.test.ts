import { afterAll, beforeAll, it } from 'vitest';
import type { Product } from '../support/product.ts';
import { expectToOutlive, startPaidProduct } from './postgres-killed.ts';

const ROUNDS = 30;

let product: Product;
beforeAll(async () => {
  product = await startPaidProduct();
});
afterAll(() => product.stop());

it.each(Array.from({ length: ROUNDS }, (_, index) => index + 1))(
  'a PostgreSQL that is killed 300 times ends no process, and loses neither message nor payment: ten times, round %i',
  (round) => expectToOutlive(product, 300 / ROUNDS, round),
);
