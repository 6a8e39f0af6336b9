import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ChainTransaction } from '../../integrations/chain/chain.ts';
import { coins, newLatePayment } from '../../testing/payment-fixtures.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { refundWarnings } from './refund.rules.ts';

const PAYER = `0x${'a1'.repeat(20)}` as const;
const OTHER = `0x${'b2'.repeat(20)}` as const;
const TOKEN = `0x${'c3'.repeat(20)}` as const;
const DUE = BigInt(coins('0.05'));
const moved = (
  amount = DUE,
  to: typeof PAYER = PAYER,
  coin: 'bnb' | typeof TOKEN = 'bnb',
): ChainTransaction['moved'] => [{ coin, to, amount }];
const owed = { coins: new Map([['bnb', DUE]]), to: PAYER };

it.each<[string, Parameters<typeof refundWarnings>[0], string[]]>([
  ['all of it, to the address that signed', { succeeded: true, moved: moved() }, []],
  ['a wei less', { succeeded: true, moved: moved(DUE - 1n) }, ['amount_differs']],
  ['a wei more', { succeeded: true, moved: moved(DUE + 1n) }, ['amount_differs']],
  ['another coin', { succeeded: true, moved: moved(DUE, PAYER, TOKEN) }, ['amount_differs']],
  ['to another address', { succeeded: true, moved: moved(DUE, OTHER) }, ['receiver_differs']],
  ['nothing', { succeeded: true, moved: [] }, ['receiver_differs']],
  ['in two parts', { succeeded: true, moved: [...moved(DUE - 1n), ...moved(1n), ...moved(5n, OTHER)] }, []],
  ['and failed', { succeeded: false, moved: moved() }, ['transaction_failed']],
  ['in no block', null, ['transaction_not_found']],
  ['as far as the chain can be asked, which it cannot', undefined, ['chain_unavailable']],
])('a transaction that returned %s', (_, transaction, warnings) => {
  expect(refundWarnings(transaction, owed)).toEqual(warnings);
});

it('without an address from the payer only the amount is compared', () => {
  const transaction = { succeeded: true, moved: moved(DUE, OTHER) };
  expect(refundWarnings(transaction, { ...owed, to: null })).toEqual([]);
});

it('a refund that is owed in two coins is right once each of them came back in full', () => {
  const both = { coins: new Map<string, bigint>([...owed.coins, [TOKEN, 7n]]), to: PAYER };
  const returned = (token: ChainTransaction['moved']) =>
    refundWarnings({ succeeded: true, moved: [...moved(), ...token] }, both);
  expect(returned(moved(7n, PAYER, TOKEN))).toEqual([]);
  expect(returned(moved(6n, PAYER, TOKEN))).toEqual(['amount_differs']);
  expect(returned([])).toEqual(['amount_differs']);
});

let ctx: TestApp;
let admin: TestUser;
beforeAll(async () => {
  ctx = await createTestApp({ ADMIN_PRIVY_IDS: 'did:privy:cashier' });
  admin = await ctx.signIn('cashier');
});
afterAll(() => ctx.close());

async function refund(payer: string, txHash: string) {
  const { payment, transferId } = await newLatePayment(ctx, await ctx.signIn(payer));
  const body = { outcome: 'refunded', transferIds: [transferId], txHash, note: 'Sent back.' };
  const story = await ctx.ok('settlePayment', { as: admin, path: { id: payment.id }, body });
  const audit = await ctx.database.db
    .selectFrom('audit_log')
    .select('after')
    .where('subject', '=', payment.id)
    .executeTakeFirstOrThrow();
  return { warnings: story.settlements[0]?.warnings, audit: audit.after };
}

it('a refund is looked up on the chain: warnings are returned, stored and audited, but do not block it', async () => {
  const [right, less] = [`0x${'1a'.repeat(32)}`, `0x${'2b'.repeat(32)}`];
  ctx.transactions.set(right, { succeeded: true, moved: moved() });
  ctx.transactions.set(less, { succeeded: true, moved: moved(DUE / 2n) });
  expect((await refund('back1', right.toUpperCase().replace('0X', '0x'))).warnings).toEqual([]);
  expect(await refund('back2', less)).toMatchObject({
    warnings: ['amount_differs'],
    audit: { warnings: ['amount_differs'] },
  });
  expect((await refund('back3', `0x${'3c'.repeat(32)}`)).warnings).toEqual(['transaction_not_found']);
});

it('a transaction that is named for two refunds says so at the second', async () => {
  const twice = `0x${'4d'.repeat(32)}`;
  ctx.transactions.set(twice, { succeeded: true, moved: moved() });
  expect((await refund('back4', twice)).warnings).toEqual([]);
  expect((await refund('back5', twice)).warnings).toEqual(['transaction_used_before']);
});
