import type { ApiClient } from '@mutuals/api-client';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { payment } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { Component } from './checkout-route.tsx';

const { _id: transactionId, ...rest } = payment();
const begun = { ...rest, transactionId };

/** The checkout, opened from the plans. */
async function open(tier: string, initPayment: ApiClient['initPayment']) {
  const pages = (
    <Routes>
      <Route path="/payment/checkout/:tier" element={<Component />} />
      <Route path="*" element={null} />
    </Routes>
  );
  const shown = await renderMember(pages, apiOf({ initPayment }), { path: '/premium', texts: ['payments', 'premium'] });
  await shown.router.navigate(`/payment/checkout/${tier}`);
  return shown;
}
const pathOf = ({ router }: Awaited<ReturnType<typeof open>>) => router.state.location.pathname;

it('begins a payment in BNB, once, and its page takes this one’s place (SPEC 2)', async () => {
  const initPayment = vi.fn<ApiClient['initPayment']>(async () => begun);
  const shown = await open('PREMIUM_PLUS', initPayment);
  await expect.poll(() => pathOf(shown)).toBe(`/payment/${transactionId}`);
  expect(initPayment).toHaveBeenCalledOnce();
  expect(initPayment.mock.calls[0]?.[0].body).toEqual({ subscriptionTier: 'PREMIUM_PLUS', paymentMethod: 'bnb' });
  await shown.router.navigate(-1);
  await expect.poll(() => pathOf(shown)).toBe('/premium');
});

it.each(['GOLD', 'FREE', 'premium'])('leads to the plans for %s, and begins nothing', async (tier) => {
  const initPayment = vi.fn<ApiClient['initPayment']>();
  const shown = await open(tier, initPayment);
  await expect.poll(() => pathOf(shown)).toBe('/premium');
  expect(initPayment).not.toHaveBeenCalled();
});

it('leads to the payment that is open already, with what was chosen (SPEC 5)', async () => {
  const shown = await open('PREMIUM', async () => {
    const problem = problemOf('initPayment', 409, 'payment_pending');
    Object.assign(problem.problem ?? {}, { pendingPaymentId: 'open-one' });
    throw problem;
  });
  await expect
    .poll(() => shown.router.state.location)
    .toMatchObject({ pathname: '/payment/open-one', search: '?tier=PREMIUM&method=bnb' });
});

it('says that it could not begin, why, and the way back (SPEC 2)', async () => {
  const shown = await open('PREMIUM', async () => {
    throw problemOf('initPayment', 409, 'tier_is_current');
  });
  const { screen } = shown;
  await expect.element(screen.getByRole('heading', { name: 'Failed to initialize payment' })).toBeVisible();
  await expect.element(screen.getByText(/^You have this plan already\./)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/subscription');
  expect(pathOf(shown)).toBe('/payment/checkout/PREMIUM');
});
