import { expect, it } from 'vitest';
import { apiOf } from '../../testing/api-of.ts';
import { network, payment } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { Component } from './my-payments-route.tsx';

const late = payment({ status: 'expired', detail: 'late' });
const page = async () => ({
  data: [{ ...late, hasUnsettled: true }],
  meta: { page: 1, limit: 20, total: 1, totalPages: 1, nextCursor: null },
});
const open = (path: string) =>
  renderMember(
    <Component />,
    apiOf({ listMyPayments: page, getPayment: async () => late, getNetworkConfig: async () => network }),
    { path, texts: ['payments', 'premium'] },
  );

it('keeps in the address whose story is open, so that the way back closes it', async () => {
  const { screen, router } = await open('/my-payments');
  const toggle = screen.getByRole('button', { name: /^What happened to the payment of/ });
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect.element(screen.getByText('The time to pay was over')).toBeVisible();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(router.state.location.search).toBe(`?open=${late._id}`);
  await router.navigate(-1);
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => screen.getByText('The time to pay was over').elements()).toEqual([]);
});

it('shows the story that the address names, and closes it', async () => {
  const { screen, router } = await open(`/my-payments?open=${late._id}`);
  await expect.element(screen.getByText('The time to pay was over')).toBeVisible();
  await screen.getByRole('button', { name: /^What happened to the payment of/ }).click();
  await expect.poll(() => router.state.location.search).toBe('');
});
