import { playConnection } from '@mutuals/machines/connection/fixtures';
import { createPaymentMachine, paymentView } from '@mutuals/machines/payment';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { createServerClock } from '../../lib/server-clock.ts';
import { apiOf } from '../../testing/api-of.ts';
import { network, payment } from '../../testing/examples.ts';
import { paymentActors } from './payment-actors.ts';

afterEach(() => void vi.useRealTimers());

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const iso = (ms: number): string => new Date(ms).toISOString();

it('ends a payment by the server’s clock, whatever the device’s says (D19)', async () => {
  vi.useFakeTimers({ now: NOW });
  // The device is ten minutes behind.
  const serverNow = NOW + 600_000;
  const clock = createServerClock();
  clock.observe(new Date(serverNow).toUTCString());
  const open = payment({ serverTime: iso(serverNow), expiresAt: iso(serverNow + 2_000) });
  const actors = paymentActors({
    paymentId: open._id,
    api: apiOf({ getPayment: async () => open }),
    channels: { subscribe: () => () => {} },
    connection: playConnection().actor,
    clock,
    userId: 'me',
    network: async () => network,
  });
  const actor = createActor(createPaymentMachine(actors), { input: { pollMs: 10_000, leaveAfterMs: 5_000 } }).start();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(paymentView(actor.getSnapshot())).toMatchObject({ phase: 'awaiting' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(paymentView(actor.getSnapshot())).toMatchObject({ phase: 'expired' });
  actor.stop();
});
