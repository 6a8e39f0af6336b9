import type { ApiClient } from '@mutuals/api-client';
import { queryOf } from '@mutuals/api-client/queries';
import type { QueryClient } from '@tanstack/react-query';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { network, payment, plan, pricing } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { Component } from './checkout-route.tsx';

const { _id: transactionId, ...rest } = payment();
const begun = { ...rest, transactionId };
const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

/** The checkout, opened from the plans. */
async function open(tier: string, answers: Partial<ApiClient>, fill?: (client: QueryClient) => void) {
  const pages = (
    <Routes>
      <Route path="/payment/checkout/:tier" element={<Component />} />
      <Route path="*" element={null} />
    </Routes>
  );
  const api = apiOf({
    getMySubscription: async () => plan,
    getPricing: async () => pricing,
    getNetworkConfig: async () => network,
    ...answers,
  });
  const shown = await renderMember(pages, api, {
    path: '/premium',
    texts: ['payments', 'premium'],
    ...(fill && { fill }),
  });
  await shown.router.navigate(`/payment/checkout/${tier}`);
  const { screen } = shown;
  return {
    ...shown,
    goOn: screen.getByRole('button', { name: 'Continue to payment' }),
    summary: screen.getByRole('region', { name: 'Summary' }),
  };
}
const pathOf = ({ router }: Awaited<ReturnType<typeof open>>) => router.state.location.pathname;

it('begins nothing by being opened: it says plan, coin, amount and until when', async () => {
  const initPayment = vi.fn<ApiClient['initPayment']>();
  const { screen, goOn, summary } = await open('PREMIUM_PLUS', { initPayment });
  await expect.element(screen.getByRole('heading', { name: 'Premium Plus, one month' })).toBeVisible();
  await expect.element(goOn).toBeEnabled();
  await expect.element(summary.getByText(/0\.100000\sBNB/)).toBeVisible();
  await expect.element(summary.getByText(/From the confirmation until/)).toBeVisible();
  expect(initPayment).not.toHaveBeenCalled();
});

it('begins a payment in BNB, once, and its page takes this one’s place (SPEC 2)', async () => {
  const initPayment = vi.fn<ApiClient['initPayment']>(async () => begun);
  const shown = await open('PREMIUM_PLUS', { initPayment });
  await shown.goOn.click();
  await expect.poll(() => pathOf(shown)).toBe(`/payment/${transactionId}`);
  expect(initPayment).toHaveBeenCalledOnce();
  expect(initPayment.mock.calls[0]?.[0].body).toEqual({ subscriptionTier: 'PREMIUM_PLUS', paymentMethod: 'bnb' });
  await shown.router.navigate(-1);
  await expect.poll(() => pathOf(shown)).toBe('/premium');
});

it('has one’s own payments read again once another one began', async () => {
  let client: QueryClient | undefined;
  const { queryKey } = queryOf(apiOf(), 'listMyPayments', { query: { page: 1 } });
  const { goOn } = await open('PREMIUM', { initPayment: async () => begun }, (filled) => {
    client = filled;
    filled.setQueryData([...queryKey], {});
  });
  await goOn.click();
  await expect.poll(() => client?.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

it('does not lead to a payment who left while it began', async () => {
  const answer = Promise.withResolvers<typeof begun>();
  const shown = await open('PREMIUM', { initPayment: () => answer.promise });
  await shown.goOn.click();
  await shown.router.navigate('/faq');
  await expect.element(shown.goOn).not.toBeInTheDocument();
  answer.resolve(begun);
  await answer.promise;
  await expect.poll(() => pathOf(shown)).toBe('/faq');
});

it.each(['GOLD', 'FREE', 'premium'])('leads to the plans for %s', async (tier) => {
  const shown = await open(tier, {});
  await expect.poll(() => pathOf(shown)).toBe('/premium');
});

it('leads to the payment that is open already, with what was chosen (SPEC 5)', async () => {
  const shown = await open('PREMIUM', {
    initPayment: async () => {
      const problem = problemOf('initPayment', 409, 'payment_pending');
      Object.assign(problem.problem ?? {}, { pendingPaymentId: 'open-one' });
      throw problem;
    },
  });
  await shown.goOn.click();
  await expect
    .poll(() => shown.router.state.location)
    .toMatchObject({ pathname: '/payment/open-one', search: '?tier=PREMIUM&method=bnb' });
});

it('says that it could not begin, why, and the way back (SPEC 2), and can be pressed again', async () => {
  const initPayment = vi.fn<ApiClient['initPayment']>(async () => {
    throw problemOf('initPayment', 503, 'payments_unavailable');
  });
  const { screen, goOn } = await open('PREMIUM', { initPayment });
  await goOn.click();
  await expect.element(screen.getByText('Failed to initialize payment')).toBeVisible();
  await expect.element(screen.getByText(/^Payments are not possible right now\./)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/subscription');
  await goOn.click();
  await expect.poll(() => initPayment).toHaveBeenCalledTimes(2);
});

it('offers the other coins by a press where the price of BNB went away (D45)', async () => {
  const initPayment = vi.fn<ApiClient['initPayment']>(async ({ body }) => {
    if (body.paymentMethod === 'bnb') throw problemOf('initPayment', 503, 'price_unavailable');
    return begun;
  });
  const shown = await open('PREMIUM', { initPayment });
  await shown.goOn.click();
  await shown.screen.getByRole('button', { name: 'Pay 30.00 USDT' }).click();
  await expect.poll(() => pathOf(shown)).toBe(`/payment/${transactionId}`);
  expect(initPayment.mock.lastCall?.[0].body.paymentMethod).toBe('usdt');
});

it('has the next coin chosen where BNB cannot be had (D45)', async () => {
  const methods = network.methods.map((of) =>
    of.method === 'bnb' ? { ...of, isAvailable: false, reason: 'price_unavailable' as const } : of,
  );
  const { screen, summary } = await open('PREMIUM', { getNetworkConfig: async () => ({ ...network, methods }) });
  await expect.element(summary.getByText(/30\.00\sUSDT/)).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: /^BNB/ })).toBeDisabled();
});

const upgrade = { kind: 'upgrade', startsAt: inDays(0), endsAt: inDays(50) } as const;
const premium = {
  ...plan,
  tier: 'premium',
  expiresAt: inDays(20),
  renewableFrom: inDays(13),
  nextPeriods: { PREMIUM: null, PREMIUM_PLUS: upgrade },
} as const;

it('says calmly to whoever has the plan that there is nothing to pay, and from when it can be renewed (D14)', async () => {
  const { screen } = await open('PREMIUM', { getMySubscription: async () => premium });
  await expect.element(screen.getByRole('heading', { name: 'You have Premium already' })).toBeVisible();
  await expect.element(screen.getByText(/You can renew it from/)).toBeVisible();
  expect(document.body.textContent).not.toContain('Failed to initialize payment');
});

it('says the same to whoever has it since a moment ago, in another tab', async () => {
  const getMySubscription = vi.fn<ApiClient['getMySubscription']>(async () => plan);
  const { screen, goOn } = await open('PREMIUM', {
    getMySubscription,
    initPayment: async () => {
      getMySubscription.mockResolvedValue(premium);
      throw problemOf('initPayment', 409, 'tier_is_current');
    },
  });
  await goOn.click();
  await expect.element(screen.getByRole('heading', { name: 'You have Premium already' })).toBeVisible();
});

it('renews a plan in its last 7 days, from where it ends (D14)', async () => {
  const renewal = { kind: 'renewal', startsAt: inDays(2), endsAt: inDays(33) } as const;
  const getMySubscription = async () => ({ ...premium, nextPeriods: { PREMIUM: renewal, PREMIUM_PLUS: upgrade } });
  const { summary, goOn } = await open('PREMIUM', { getMySubscription });
  await expect.element(summary.getByText(/where your plan ends/)).toBeVisible();
  await expect.element(goOn).toBeEnabled();
});

it('leads to support for a lower plan (D14)', async () => {
  const getMySubscription = async () => ({
    ...premium,
    tier: 'premium_plus' as const,
    nextPeriods: { PREMIUM: null, PREMIUM_PLUS: null },
  });
  const { screen } = await open('PREMIUM', { getMySubscription });
  await expect.element(screen.getByText('To change to Premium, contact support.')).toBeVisible();
});

it('can be tried again where the prices could not be loaded', async () => {
  const getPricing = vi.fn<ApiClient['getPricing']>(async () => pricing);
  getPricing.mockRejectedValueOnce(problemOf('getPricing', 400, 'validation_failed'));
  const { screen, goOn } = await open('PREMIUM', { getPricing });
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(goOn).toBeEnabled();
});
