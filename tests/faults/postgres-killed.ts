// PostgreSQL is killed again and again during messages and payments.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { type Product, startProduct } from '../support/product.ts';
import { again, chatter, expectAllStored, match } from './sending.ts';

/** A product with payments. */
export const startPaidProduct = (): Promise<Product> =>
  startProduct({ paymentWindowMs: 15 * 60_000, blockTimeMs: 500 });

/**
 * No process exits by itself, nothing acknowledged is lost, each payment is confirmed, and jobs run afterwards.
 * @param round names the people
 */
export async function expectToOutlive(product: Product, kills: number, round = 1): Promise<void> {
  const pair = await match(product, `ada_${round}`, `lin_${round}`);
  let isOver = false;
  let heard = Promise.withResolvers<void>();
  const talking = [pair.a, pair.b].map((person) =>
    chatter(
      person,
      pair.conversationId,
      () => !isOver,
      () => heard.resolve(),
    ),
  );
  const paying = payUntil(product, round, () => isOver);
  for (let killed = 0; killed < kills; killed += 1) {
    heard = Promise.withResolvers();
    // The first failure ends the test at once.
    await Promise.race([heard.promise, Promise.all([...talking, paying])]);
    await product.killPostgres();
    await product.startPostgres();
  }
  isOver = true;
  const [fromA = [], fromB = []] = await Promise.all(talking);
  expect(fromA.length).toBeGreaterThan(0);
  expect(await paying).toBeGreaterThan(0);
  await expectAllStored(pair, fromA, fromB);
  await expect.poll(() => areJobsRun(product)).toBe(true);
}

/** Whether a job of each class was taken lately. */
export async function areJobsRun({ url }: Product): Promise<boolean> {
  const answer: unknown = await (await fetch(`${url}/readyz`)).json();
  return Object(answer).checks.jobs === true;
}

/** One person after the other pays, until it is over; each payment is confirmed in the end. Returns how many. */
async function payUntil(product: Product, round: number, isOver: () => boolean): Promise<number> {
  let paid = 0;
  while (!isOver()) {
    const client = await product.clientOf(`payer_${round}_${paid}`);
    const idempotencyKey = randomUUID();
    const body = { subscriptionTier: 'PREMIUM', paymentMethod: 'bnb' } as const;
    const { transactionId, paymentAddress, expectedAmount } = await again(() =>
      client.initPayment({ body, idempotencyKey }),
    );
    // An amount in BNB has 6 decimals at most.
    const amount = BigInt(Math.round(Number(expectedAmount) * 1e6)) * 10n ** 12n;
    const sent = await fetch(`${product.sandboxUrl}/chain/transfers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to: paymentAddress, asset: 'bnb', amount: String(amount) }),
    });
    expect(sent.status).toBe(200);
    await expect
      .poll(async () => (await again(() => client.getPayment({ path: { id: transactionId } }))).status)
      .toBe('confirmed');
    paid += 1;
  }
  return paid;
}
