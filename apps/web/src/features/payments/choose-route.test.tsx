import type { ApiClient } from '@mutuals/api-client';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { network, payment } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { Component } from './choose-route.tsx';

const { _id: transactionId, ...rest } = payment({
  paymentMethod: 'usdt',
  expectedAmount: '30',
  remainingAmount: '30',
});

const open = (path: string, initPayment: ApiClient['initPayment']) =>
  renderMember(
    <Routes>
      <Route path="/payment" element={<Component />} />
      <Route path="*" element={null} />
    </Routes>,
    apiOf({
      initPayment,
      getNetworkConfig: async () => network,
      getPayment: async () => ({ ...payment(rest), _id: transactionId }),
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

it('pays in the coin that was chosen, and never sends the address’s price (D9)', async () => {
  const initPayment = vi.fn<ApiClient['initPayment']>(async () => ({ ...rest, transactionId }));
  const { screen, router } = await open('/payment?tier=premium_plus&price=0.0001', initPayment);
  await screen.getByText('USDT', { exact: true }).click();
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(screen.getByText('30.00', { exact: true })).toBeVisible();
  expect(initPayment.mock.calls.map(([{ body }]) => body)).toEqual([
    { subscriptionTier: 'PREMIUM_PLUS', paymentMethod: 'usdt' },
  ]);
  expect(document.body.textContent).not.toContain('0.0001');
  expect(router.state.location.pathname).toBe('/payment');
});

it('leads to the payment that is open already, which may be for another plan, with what was chosen (SPEC 5)', async () => {
  const { screen, router } = await open('/payment?tier=PREMIUM&price=30', async () => {
    const problem = problemOf('initPayment', 409, 'payment_pending');
    Object.assign(problem.problem ?? {}, { pendingPaymentId: 'open-one' });
    throw problem;
  });
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect
    .poll(() => router.state.location)
    .toMatchObject({ pathname: '/payment/open-one', search: '?tier=PREMIUM&method=bnb' });
});

it('says why it could not begin, and can be tried again', async () => {
  const initPayment = vi.fn<ApiClient['initPayment']>(async () => {
    throw problemOf('initPayment', 503, 'price_unavailable');
  });
  const { screen } = await open('/payment?tier=PREMIUM&price=30', initPayment);
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(screen.getByText(/no reliable BNB price/).first()).toBeVisible();
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => initPayment).toHaveBeenCalledTimes(2);
});
