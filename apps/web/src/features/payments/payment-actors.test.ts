import type { ApiClient } from '@mutuals/api-client';
import { playConnection } from '@mutuals/machines/connection/fixtures';
import { createPaymentMachine, paymentView } from '@mutuals/machines/payment';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createActor } from 'xstate';
import { createServerClock } from '../../lib/server-clock.ts';
import { apiOf } from '../../testing/api-of.ts';
import { network, payment } from '../../testing/examples.ts';
import { paymentActors } from './payment-actors.ts';
import { WalletFault } from './wallet/wallet-fault.ts';

const wallets = vi.hoisted(() => ({
  discoverWallets: vi.fn(),
  prepareTransfer: vi.fn(),
  sendTransaction: vi.fn(),
  signText: vi.fn(),
}));
const loadWallets = vi.hoisted(() => vi.fn());
vi.mock('./load-wallets.ts', () => ({ loadWallets }));

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  loadWallets.mockReset().mockResolvedValue(wallets);
  wallets.discoverWallets.mockReset().mockResolvedValue([wallet('cat')]);
  for (const each of [wallets.prepareTransfer, wallets.sendTransaction, wallets.signText]) each.mockReset();
});
afterEach(() => void vi.useRealTimers());

const iso = (ms: number): string => new Date(ms).toISOString();

const wallet = (id: string) => ({ id, name: id, icon: null, provider: { name: id } });

type Outside = Parameters<typeof paymentActors>[0];
const open = payment({ serverTime: iso(NOW), expiresAt: iso(NOW + 900_000) });

/** A payment that runs, with how often it was asked for. */
async function run(given: Partial<Outside> = {}) {
  const getPayment = vi.fn<ApiClient['getPayment']>(async () => open);
  const actors = paymentActors({
    paymentId: open._id,
    api: apiOf({ getPayment }),
    channels: { subscribe: () => () => {} },
    connection: playConnection().actor,
    clock: createServerClock(),
    userId: 'me',
    network: async () => network,
    watchDoubt: () => () => {},
    ...given,
  });
  const actor = createActor(createPaymentMachine(actors), {
    input: { pollMs: 10_000, leaveAfterMs: 5_000, wasInDoubt: false },
  }).start();
  onTestFinished(() => void actor.stop());
  await vi.advanceTimersByTimeAsync(0);
  const send = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { getPayment, send, stop: () => actor.stop(), view: () => paymentView(actor.getSnapshot()) };
}

it('ends a payment by the server’s clock, whatever the device’s says (D19)', async () => {
  // The device is ten minutes behind.
  const serverNow = NOW + 600_000;
  const clock = createServerClock();
  clock.observe(new Date(serverNow).toUTCString());
  const ending = payment({ serverTime: iso(serverNow), expiresAt: iso(serverNow + 2_000) });
  const { view } = await run({ clock, api: apiOf({ getPayment: async () => ending }) });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(view()).toMatchObject({ phase: 'awaiting' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(view()).toMatchObject({ phase: 'expired' });
});

it('asks again after a gap in the payment’s channel and for its news, not for those of another payment', async () => {
  const listeners = new Map<string, Parameters<Outside['channels']['subscribe']>[1]>();
  const subscribe: Outside['channels']['subscribe'] = (channel, listener) => {
    listeners.set(channel, listener);
    return () => {};
  };
  const { getPayment } = await run({ channels: { subscribe } });
  const tell = async (paymentId: string) => {
    const event = { paymentId, status: 'pending', detail: 'underpaid', txHash: null, amount: '0.01', tier: 'premium' };
    listeners.get('user:me')?.onMessage('payment-status', { ...event, message: null, updatedAt: iso(NOW) });
    await vi.advanceTimersByTimeAsync(0);
  };
  listeners.get(`payment:${open._id}`)?.onGap();
  await vi.advanceTimersByTimeAsync(0);
  expect(getPayment).toHaveBeenCalledTimes(2);
  await tell('another');
  expect(getPayment).toHaveBeenCalledTimes(2);
  await tell(open._id);
  expect(getPayment).toHaveBeenCalledTimes(3);
});

it('asks once a minute while the connection is live, and every 10 s while it is not (D28)', async () => {
  const { actor: connection, realtime } = playConnection();
  connection.send({ type: 'SIGNED_IN', userId: 'me' });
  const { getPayment } = await run({ connection });
  realtime.emit({ type: 'CONNECTED' });
  await vi.advanceTimersByTimeAsync(0);
  expect(getPayment).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(getPayment).toHaveBeenCalledTimes(2);
  realtime.emit({ type: 'INTERRUPTED' });
  await vi.advanceTimersByTimeAsync(9_000);
  expect(getPayment).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(getPayment).toHaveBeenCalledTimes(3);
});

it('asks nothing anew when a live connection says again that it is live', async () => {
  const { actor: connection, realtime } = playConnection();
  connection.send({ type: 'SIGNED_IN', userId: 'me' });
  realtime.emit({ type: 'CONNECTED' });
  const { getPayment } = await run({ connection });
  const before = getPayment.mock.calls.length;
  connection.send({ type: 'CAPABILITIES_CHANGED' });
  await vi.advanceTimersByTimeAsync(0);
  expect(getPayment).toHaveBeenCalledTimes(before);
  // It was live before the payment was opened.
  await vi.advanceTimersByTimeAsync(11_000);
  expect(getPayment).toHaveBeenCalledTimes(before);
});

it('listens to nothing any more once it is left', async () => {
  const left: string[] = [];
  const { actor } = playConnection();
  const { stop } = await run({
    channels: { subscribe: (channel) => () => left.push(channel) },
    connection: {
      getSnapshot: () => actor.getSnapshot(),
      subscribe: () => ({ unsubscribe: () => left.push('connection') }),
    },
  });
  expect(left).toEqual([]);
  stop();
  expect(left).toEqual([`payment:${open._id}`, 'user:me', 'connection']);
});

it('has the wallet that was chosen prepare and send what is missing, and says what it answered', async () => {
  const [cat, dog] = [wallet('cat'), wallet('dog')];
  wallets.discoverWallets.mockResolvedValue([cat, dog]);
  const transaction = { from: '0xme', to: '0xshop', value: '0x1', chainId: '0x38' };
  wallets.prepareTransfer.mockResolvedValue(transaction);
  wallets.sendTransaction.mockRejectedValueOnce(new WalletFault('rejected')).mockResolvedValueOnce('0xhash');
  const { send, view } = await run();
  await send({ type: 'PAY' });
  await send({ type: 'CHOOSE', walletId: 'dog' });
  expect(wallets.prepareTransfer.mock.calls).toEqual([[dog.provider, open, network, expect.any(AbortSignal)]]);
  expect(wallets.sendTransaction.mock.calls).toEqual([[dog.provider, transaction]]);
  expect(view()).toMatchObject({ wallet: { status: 'refused', fault: { code: 'rejected' } } });
  await send({ type: 'PAY' });
  await send({ type: 'CHOOSE', walletId: 'dog' });
  expect(view()).toMatchObject({ wallet: { status: 'sent', hash: '0xhash' } });
});

it('has no wallet prepare anything that was cancelled before the network was known', async () => {
  const known = Promise.withResolvers<typeof network>();
  const { send } = await run({ network: () => known.promise });
  await send({ type: 'PAY' });
  await send({ type: 'CANCEL' });
  known.resolve(network);
  await vi.advanceTimersByTimeAsync(0);
  expect(wallets.prepareTransfer).not.toHaveBeenCalled();
});

/** A payment of which money came too late, and may be claimed. */
const late = payment({
  status: 'expired',
  serverTime: iso(NOW),
  expiresAt: iso(NOW - 1_000),
  claimMessage: 'Refund me',
  unsettled: [{ asset: 'bnb', symbol: 'BNB', amount: '0.05' }],
});

it('has no wallet sign for a refund that was cancelled before there was a wallet to ask', async () => {
  const code = Promise.withResolvers<typeof wallets>();
  loadWallets.mockReset().mockResolvedValueOnce(wallets).mockReturnValueOnce(code.promise);
  const { send } = await run({ api: apiOf({ getPayment: async () => late }) });
  await send({ type: 'CLAIM_REFUND' });
  await send({ type: 'CANCEL' });
  code.resolve(wallets);
  await vi.advanceTimersByTimeAsync(0);
  expect(wallets.signText).not.toHaveBeenCalled();
});

it('claims no refund with a signature that came after it was cancelled', async () => {
  const signed = Promise.withResolvers<{ address: string; signature: string }>();
  wallets.signText
    .mockReturnValueOnce(signed.promise)
    .mockResolvedValueOnce({ address: '0xme', signature: '0xsigned' });
  const claimPayment = vi.fn<ApiClient['claimPayment']>(async () => late);
  const { send } = await run({ api: apiOf({ getPayment: async () => late, claimPayment }) });
  await send({ type: 'CLAIM_REFUND' });
  expect(wallets.signText).toHaveBeenCalledOnce();
  await send({ type: 'CANCEL' });
  signed.resolve({ address: '0xme', signature: '0xlate' });
  await vi.advanceTimersByTimeAsync(0);
  expect(claimPayment).not.toHaveBeenCalled();
  await send({ type: 'CLAIM_REFUND' });
  expect(claimPayment.mock.calls).toEqual([
    [{ path: { id: late._id }, body: { wish: 'refund', refundAddress: '0xme', signature: '0xsigned' } }],
  ]);
});
