import { beforeAll, it } from 'vitest';
import type { Product } from '../support/product.ts';
import { expectToOutlive, startPaidProduct } from './postgres-killed.ts';

let product: Product;
beforeAll(async () => {
  product = await startPaidProduct();
});

it('a few kills of PostgreSQL end no process, and lose neither message nor payment', () => expectToOutlive(product, 4));

it('everything stops while PostgreSQL is away', async () => {
  await product.killPostgres();
  await product.stop();
});
