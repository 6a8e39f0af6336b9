import type { ApiClient, Payment, PaymentStatusEvent } from '@mutuals/api-client';
import { afterEach, expect, it, type Mock, vi } from 'vitest';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { controlledRealtime } from '../../testing/controlled-realtime.ts';
import { network, payment } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { Component } from './payment-route.tsx';

const realtime = controlledRealtime();
vi.mock('../realtime/ably-client.ts', () => ({ ablyClient: () => realtime.open }));
afterEach(() => void vi.useRealTimers());

const { _id: id } = payment();
const NOW = '2026-11-20T12:00:00.000Z';
const txHash = `0x${'5c'.repeat(32)}`;

/** The payment's page. */
async function open(getPayment: ApiClient['getPayment']) {
  const api = apiOf({ getPayment, getNetworkConfig: async () => network });
  return renderMember(<Component />, api, {
    pattern: '/:place/:id?',
    path: `/payment/${id}`,
    texts: ['payments', 'premium'],
  });
}

/** The same, once it shows a payment to pay and has asked for it after the connection was live: what it shows from then on it was told. */
async function openConnected(getPayment: Mock<ApiClient['getPayment']>) {
  const shown = await open(getPayment);
  await expect.element(shown.screen.getByText('Awaiting payment')).toBeVisible();
  await vi.waitFor(() => expect(getPayment).toHaveBeenCalledTimes(2));
  return shown;
}

/** What the realtime channel says of it. */
const tell = (status: Payment['status']) =>
  realtime.emit(`payment:${id}`, 'payment-status', {
    paymentId: id,
    status,
    detail: null,
    txHash,
    amount: '0.05',
    tier: 'premium',
    message: null,
  } satisfies PaymentStatusEvent);

it('says that there is no such payment, and leads to one’s own', async () => {
  const { screen } = await open(async () => {
    throw problemOf('getPayment', 404, 'payment_not_found');
  });
  await expect.element(screen.getByRole('heading', { name: 'Payment not found' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'My payments' }).last())
    .toHaveAttribute('href', '/my-payments');
});

it('shows a confirmation that is told live, and leads to the plan after 5 seconds (SPEC 4)', async () => {
  const getPayment = vi.fn<ApiClient['getPayment']>(async () => payment());
  const { screen, router } = await openConnected(getPayment);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  getPayment.mockResolvedValue(payment({ status: 'confirmed', confirmedAt: NOW, transactionSignature: txHash }));
  await tell('confirmed');
  await expect.element(screen.getByText('Your plan opens in a moment.')).toBeVisible();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(router.state.location.pathname).toBe(`/payment/${id}`);
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/premium', search: '?payment=success' }),
  );
});

it('shows an end that is told live, with the error and a new payment (SPEC 4, 8)', async () => {
  const getPayment = vi.fn<ApiClient['getPayment']>(async () => payment());
  const { screen } = await openConnected(getPayment);
  getPayment.mockResolvedValue(payment({ status: 'expired' }));
  await tell('expired');
  await expect.element(screen.getByText('Payment expired. Please try again.').first()).toBeVisible();
  await expect
    .element(screen.getByText('This payment request has expired. Please create a new payment.'))
    .toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Create a new payment' }))
    .toHaveAttribute('href', '/payment/checkout/PREMIUM');
});

it('asks again when the realtime connection comes back: what was told meanwhile was missed', async () => {
  const getPayment = vi.fn<ApiClient['getPayment']>(async () => payment());
  const { screen } = await openConnected(getPayment);
  realtime.interrupt();
  getPayment.mockResolvedValue(payment({ seenAmount: '0.05', seenTransaction: txHash }));
  realtime.reconnect();
  await expect.element(screen.getByText('Seen, becoming final').first()).toBeVisible();
  expect(getPayment).toHaveBeenCalledTimes(3);
});
