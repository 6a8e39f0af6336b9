import { beforeAll, it } from 'vitest';
import type { Product } from '../support/product.ts';
import { expectToOutlive, startPaidProduct } from './postgres-killed.ts';

let product: Product;
beforeAll(async () => {
  product = await startPaidProduct();
});

it('a PostgreSQL that is killed a few times ends no process, and loses neither message nor payment', () =>
  expectToOutlive(product, 4));

it('all of it stops while PostgreSQL is away', async () => {
  await product.killPostgres();
  await product.stop();
});
