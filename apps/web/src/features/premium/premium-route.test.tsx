import type { ApiClient, PaymentList } from '@mutuals/api-client';
import { queryOf, tagKey } from '@mutuals/api-client/queries';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { useServices } from '../../services.ts';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { network, payment, plan, pricing } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { Component } from './premium-route.tsx';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const after = (ms: number): string => new Date(Date.now() + ms).toISOString();
const listOf = (...payments: ReturnType<typeof payment>[]): PaymentList => ({
  data: payments.map((of) => ({ ...of, hasUnsettled: false })),
  meta: { page: 1, limit: 20, total: payments.length, totalPages: 1, nextCursor: null },
});
const SAID = 'Payment confirmed! Your subscription has been upgraded.';

/** A page that has read the payments, and on which one is paid by a press. */
function Before() {
  const { api } = useServices();
  const client = useQueryClient();
  const { data } = useQuery(queryOf(api, 'listMyPayments', { query: { page: 1 } }));
  const pay = () => client.invalidateQueries({ queryKey: tagKey('Payments'), refetchType: 'none' });
  return <button onClick={() => void pay()}>{data?.data.length} open</button>;
}

async function open(path: string, answers: Partial<ApiClient> = {}) {
  const api = apiOf({
    getMySubscription: async () => plan,
    getPricing: async () => pricing,
    getNetworkConfig: async () => network,
    listMyPayments: async () => listOf(),
    ...answers,
  });
  const pages = (
    <Routes>
      <Route path="/premium" element={<Component />} />
      <Route path="/before" element={<Before />} />
      <Route path="*" element={null} />
    </Routes>
  );
  return renderMember(pages, api, { path, texts: ['premium', 'faq'] });
}

it('sends whoever has a payment open to it, which says that the plans were wanted (SPEC 2)', async () => {
  const { router } = await open('/premium', { listMyPayments: async () => listOf(payment()) });
  await expect
    .poll(() => router.state.location)
    .toMatchObject({ pathname: `/payment/${payment()._id}`, search: '?instead=plans' });
});

it.each([
  ['is over by the server’s clock (D19)', payment({ expiresAt: after(-1) })],
  ['is paid', payment({ status: 'confirmed', confirmedAt: after(-DAY_MS) })],
])('shows the plans to whoever has a payment that %s', async (_, of) => {
  const { screen, router } = await open('/premium', { listMyPayments: async () => listOf(of) });
  await expect.element(screen.getByRole('link', { name: 'Choose Premium', exact: true })).toBeVisible();
  expect(router.state.location.pathname).toBe('/premium');
});

it('shows the plans also where the payments cannot be read', async () => {
  const { screen } = await open('/premium', {
    listMyPayments: async () => {
      throw problemOf('listMyPayments', 503, 'overloaded');
    },
  });
  await expect.element(screen.getByRole('link', { name: 'Choose Premium', exact: true })).toBeVisible();
});

it('says once that a payment was just confirmed, and takes it out of the address', async () => {
  const paid = payment({ status: 'confirmed', confirmedAt: after(-MINUTE_MS) });
  const { screen, router } = await open('/premium?payment=success', { listMyPayments: async () => listOf(paid) });
  await expect.element(screen.getByText(SAID)).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/premium', search: '' });
});

it.each([
  ['never paid', []],
  ['paid long ago', [payment({ status: 'confirmed', confirmedAt: after(-DAY_MS) })]],
])('tells whoever %s nothing, whatever the address says', async (_, payments) => {
  const { screen, router } = await open('/premium?payment=success', {
    listMyPayments: async () => listOf(...payments),
  });
  await expect.poll(() => router.state.location.search).toBe('');
  await expect.element(screen.getByRole('link', { name: 'Choose Premium', exact: true })).toBeVisible();
  await expect.element(screen.getByText(SAID)).not.toBeInTheDocument();
});

it('does not send back to the payment who has just paid it: a list from before says that it is open', async () => {
  const fresh = Promise.withResolvers<PaymentList>();
  const listMyPayments = vi.fn<ApiClient['listMyPayments']>(() => fresh.promise);
  listMyPayments.mockResolvedValueOnce(listOf(payment()));
  const { screen, router } = await open('/before', { listMyPayments });
  await screen.getByRole('button', { name: '1 open' }).click();
  await router.navigate('/premium?payment=success');
  await expect.poll(() => listMyPayments).toHaveBeenCalledTimes(2);
  expect(router.state.location.pathname).toBe('/premium');
  fresh.resolve(listOf(payment({ status: 'confirmed', confirmedAt: after(-MINUTE_MS) })));
  await expect.element(screen.getByText(SAID)).toBeVisible();
  expect(router.state.location.pathname).toBe('/premium');
});

it('sells each plan in BNB or, by a press, in another coin, with its price', async () => {
  const { screen } = await open('/premium');
  await expect
    .element(screen.getByRole('link', { name: 'Choose Premium', exact: true }))
    .toHaveAttribute('href', '/payment/checkout/PREMIUM');
  await expect
    .element(screen.getByRole('link', { name: 'Pay 60.00 USDT' }))
    .toHaveAttribute('href', '/payment?tier=PREMIUM_PLUS&price=60.00&method=usdt');
});

it('shows no price in BNB while there is no reliable one (D45)', async () => {
  const methods = network.methods.map((of) =>
    of.method === 'bnb' ? { ...of, isAvailable: false, reason: 'price_unavailable' as const } : of,
  );
  const { screen } = await open('/premium', { getNetworkConfig: async () => ({ ...network, methods }) });
  await expect
    .element(screen.getByRole('link', { name: 'Choose Premium', exact: true }))
    .toHaveAttribute('href', '/payment?tier=PREMIUM&price=30.00&method=usdt');
  await expect.element(screen.getByText('1 BNB is about $600.00')).not.toBeInTheDocument();
});

const premium = {
  ...plan,
  tier: 'premium',
  expiresAt: after(20 * DAY_MS),
  renewableFrom: after(13 * DAY_MS),
  nextPeriods: { PREMIUM: null, PREMIUM_PLUS: { kind: 'upgrade', startsAt: after(0), endsAt: after(50 * DAY_MS) } },
} as const;

it('offers to renew the plan once the server says that it can be (D14)', async () => {
  const { screen } = await open('/premium', { getMySubscription: async () => premium });
  await expect.element(screen.getByRole('button', { name: 'Current plan' })).toBeDisabled();
  await screen.unmount();
  const renewal = { kind: 'renewal', startsAt: after(3 * DAY_MS), endsAt: after(33 * DAY_MS) } as const;
  const ending = { ...premium, nextPeriods: { ...premium.nextPeriods, PREMIUM: renewal } };
  const { screen: later } = await open('/premium', { getMySubscription: async () => ending });
  await expect
    .element(later.getByRole('link', { name: 'Renew Premium' }))
    .toHaveAttribute('href', '/payment/checkout/PREMIUM');
});

it('turns reminders off and on beside the end date (D13), each at once, and sends one press after the other', async () => {
  const off = Promise.withResolvers<typeof premium>();
  const cancelSubscription = vi.fn<ApiClient['cancelSubscription']>(() => off.promise);
  const resumeSubscription = vi.fn<ApiClient['resumeSubscription']>(async () => premium);
  const { screen } = await open('/premium', {
    getMySubscription: async () => premium,
    cancelSubscription,
    resumeSubscription,
  });
  const reminders = screen.getByRole('switch', { name: /^Remind me before it ends/ });
  await expect.element(reminders).toBeChecked();
  await reminders.click({ force: true });
  await expect.element(reminders).not.toBeChecked();
  await expect.poll(() => cancelSubscription).toHaveBeenCalledOnce();
  await reminders.click({ force: true });
  await expect.element(reminders).toBeChecked();
  expect(resumeSubscription).not.toHaveBeenCalled();
  off.resolve({ ...premium, cancelAtPeriodEnd: true });
  await expect.poll(() => resumeSubscription).toHaveBeenCalledOnce();
  await expect.element(reminders).toBeChecked();
});

it('shows reminders as they are again where the server refuses a change', async () => {
  const { screen } = await open('/premium', {
    getMySubscription: async () => premium,
    cancelSubscription: async () => {
      throw problemOf('cancelSubscription', 500, 'internal_error');
    },
  });
  const reminders = screen.getByRole('switch', { name: /^Remind me before it ends/ });
  await reminders.click({ force: true });
  await expect.element(screen.getByText(/^Something went wrong. Please try again./)).toBeVisible();
  await expect.element(reminders).toBeChecked();
});
