import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright';
import { PAUSES } from '../../../apps/api/src/watcher-process.ts';
import { browserLaunchOptions } from '../../../scripts/chromium.mjs';
import { type Product, startProduct } from '../../support/product.ts';

const WINDOW_MS = 15 * 60_000;
const PREMIUM_WEI = '50000000000000000';
/** Ably's code for the answer to an attach. */
const ATTACHED = 11;

/**
 * The time from a transfer's block until the payer's page shows "confirmed", divided by the time until that block is final, for this many payments of
 * as many people, one after another. The whole product runs, with blocks as on BNB Smart Chain.
 */
export async function ratiosInBrowser(payments: number, blockTimeMs: number): Promise<number[]> {
  const product = await startProduct({ paymentWindowMs: WINDOW_MS, blockTimeMs });
  const browser = await chromium.launch(await browserLaunchOptions());
  const ratios: number[] = [];
  for (let index = 0; index < payments; index++) ratios.push(await pay(product, browser, `payer_${index}`));
  await browser.close();
  await product.stop();
  return ratios;
}

async function pay(product: Product, browser: Browser, handle: string): Promise<number> {
  const api = await product.clientOf(handle);
  const { transactionId, paymentAddress } = await api.initPayment({
    body: { subscriptionTier: 'PREMIUM', paymentMethod: 'bnb' },
    idempotencyKey: crypto.randomUUID(),
  });
  const value = JSON.stringify(await product.sessionOf(handle));
  const context = await browser.newContext({
    baseURL: product.url,
    storageState: {
      cookies: [],
      origins: [{ origin: product.url, localStorage: [{ name: 'mutuals.sandbox.session', value }] }],
    },
  });
  const page = await context.newPage();
  const listening = attached(page, `payment:${transactionId}`);
  await page.goto(`/payment/${transactionId}`);
  await page.locator('[data-phase="awaiting"]').waitFor();
  await listening;
  // Nobody pays before the watcher looks for the new payment. Then out of step with it.
  await pause(PAUSES.tickMs + Math.random() * 1000);
  const { txHash } = await ask<{ txHash: string }>(`${product.sandboxUrl}/chain/transfers`, {
    to: paymentAddress,
    asset: 'bnb',
    amount: PREMIUM_WEI,
  });
  const mined = performance.now();
  const [final, confirmed] = await Promise.all([
    finalAt(product, txHash),
    page
      .locator('[data-phase="confirmed"]')
      .waitFor()
      .then(() => performance.now()),
  ]);
  await context.close();
  return (confirmed - mined) / (final - mined);
}

/** The page receives what is published on a channel. */
function attached(page: Page, of: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const { action, channel }: { action?: number; channel?: string } = JSON.parse(payload.toString());
      if (action === ATTACHED && channel === of) resolve();
    }),
  );
  return promise;
}

/** Resolves when a transaction's block is final. */
async function finalAt({ sandboxUrl }: Product, txHash: string): Promise<number> {
  const rpc = <T>(method: string, ...params: unknown[]) =>
    ask<{ result: T }>(`${sandboxUrl}/chain/rpc`, { jsonrpc: '2.0', id: 1, method, params });
  const { result: receipt } = await rpc<{ blockNumber: string }>('eth_getTransactionReceipt', txHash);
  for (;;) {
    const { result: block } = await rpc<{ number: string }>('eth_getBlockByNumber', 'finalized', false);
    if (BigInt(block.number) >= BigInt(receipt.blockNumber)) return performance.now();
    await pause(10);
  }
}

async function ask<T>(url: string, body: object): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}
