import type { ApiClient } from '@mutuals/api-client';
import { playConnection } from '@mutuals/machines/connection/fixtures';
import { createPaymentMachine, paymentView } from '@mutuals/machines/payment';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createActor } from 'xstate';
import { createServerClock } from '../../lib/server-clock.ts';
import { apiOf } from '../../testing/api-of.ts';
import { network, payment } from '../../testing/examples.ts';
import { paymentActors } from './payment-actors.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

const iso = (ms: number): string => new Date(ms).toISOString();

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
    ...given,
  });
  const actor = createActor(createPaymentMachine(actors), {
    input: { pollMs: 10_000, leaveAfterMs: 5_000, wasInDoubt: false },
  }).start();
  onTestFinished(() => void actor.stop());
  await vi.advanceTimersByTimeAsync(0);
  return { getPayment, view: () => paymentView(actor.getSnapshot()) };
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
  await vi.advanceTimersByTimeAsync(10_000);
  expect(getPayment).toHaveBeenCalledTimes(3);
});
