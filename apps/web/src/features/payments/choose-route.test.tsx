import type { ApiClient, Payment } from '@mutuals/api-client';
import { CONTENT_ID } from '@mutuals/ui/patterns/chrome';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { network, payment, plan, pricing } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { Component } from './choose-route.tsx';

const { _id: transactionId, ...rest } = payment({
  paymentMethod: 'usdt',
  expectedAmount: '30',
  remainingAmount: '30',
});

const open = (path: string, initPayment: ApiClient['initPayment'], now: Partial<Payment> = {}) =>
  renderMember(
    <main id={CONTENT_ID}>
      <Routes>
        <Route path="/payment" element={<Component />} />
        <Route path="*" element={null} />
      </Routes>
    </main>,
    apiOf({
      initPayment,
      getMySubscription: async () => plan,
      getPricing: async () => pricing,
      getNetworkConfig: async () => network,
      getPayment: async () => ({ ...payment(rest), ...now, _id: transactionId }),
    }),
    { path, texts: ['payments', 'premium'] },
  );

it.each(['/payment', '/payment?tier=PREMIUM', '/payment?price=30', '/payment?tier=GOLD&price=30'])(
  'goes back to the plans from %s (SPEC 2)',
  async (path) => {
    const { router } = await open(path, vi.fn<ApiClient['initPayment']>());
    await expect.poll(() => router.state.location.pathname).toBe('/premium');
  },
);

it('pays in the coin that was chosen, and neither shows nor sends the address’s price (D9)', async () => {
  const initPayment = vi.fn<ApiClient['initPayment']>(async () => ({ ...rest, transactionId }));
  const { screen, router } = await open('/payment?tier=premium_plus&price=0.0001', initPayment);
  await expect.element(screen.getByRole('list', { name: 'Steps' })).toBeVisible();
  await screen.getByRole('radio', { name: /^USDT/ }).click({ force: true });
  await expect.element(screen.getByRole('region', { name: 'Summary' }).getByText(/60\.00\sUSDT/)).toBeVisible();
  await screen.getByRole('button', { name: 'Continue to payment' }).click();
  await expect.element(screen.getByText('30.00', { exact: true })).toBeVisible();
  expect(initPayment.mock.calls.map(([{ body }]) => body)).toEqual([
    { subscriptionTier: 'PREMIUM_PLUS', paymentMethod: 'usdt' },
  ]);
  expect(document.body.textContent).not.toContain('0.0001');
  expect(router.state.location.pathname).toBe('/payment');
});

it('begins the payment at the top of the page, with the focus there: the pressed button has gone', async () => {
  const initPayment = vi.fn<ApiClient['initPayment']>(async () => ({ ...rest, transactionId }));
  const { screen } = await open('/payment?tier=PREMIUM&price=30', initPayment);
  await screen.getByRole('button', { name: 'Continue to payment' }).click();
  await expect.element(screen.getByText('30.00', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('main')).toHaveFocus();
});

const AGAIN = '/payment?tier=PREMIUM&price=30.00&method=usdt';

it('begins anew from the end of a payment in the same coin', async () => {
  const initPayment = vi.fn<ApiClient['initPayment']>(async () => ({ ...rest, transactionId }));
  const { screen, router } = await open(AGAIN, initPayment, { status: 'expired' });
  await screen.getByRole('button', { name: 'Continue to payment' }).click();
  await expect.element(screen.getByRole('link', { name: 'Create a new payment' })).toHaveAttribute('href', AGAIN);
  await router.navigate(AGAIN);
  await screen.getByRole('button', { name: 'Continue to payment' }).click();
  await expect.poll(() => initPayment).toHaveBeenCalledTimes(2);
});

it('has the coin chosen that was pressed on the way', async () => {
  const { screen } = await open('/payment?tier=PREMIUM&price=30&method=usdt', vi.fn<ApiClient['initPayment']>());
  await expect.element(screen.getByRole('radio', { name: /^USDT/ })).toBeChecked();
});

it('leads to the payment that is open already, which may be for another plan, with what was chosen (SPEC 5)', async () => {
  const { screen, router } = await open('/payment?tier=PREMIUM&price=30', async () => {
    const problem = problemOf('initPayment', 409, 'payment_pending');
    Object.assign(problem.problem ?? {}, { pendingPaymentId: 'open-one' });
    throw problem;
  });
  await screen.getByRole('button', { name: 'Continue to payment' }).click();
  await expect
    .poll(() => router.state.location)
    .toMatchObject({ pathname: '/payment/open-one', search: '?tier=PREMIUM&method=bnb' });
});
