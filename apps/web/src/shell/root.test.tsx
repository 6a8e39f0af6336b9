import { expect, it } from 'vitest';
import { apiOf } from '../testing/api-of.ts';
import { renderApp } from '../testing/render-member.tsx';

it.each([
  ['while it is not known who comes', 'unknown', 0],
  ['of a guest', 'guest', 1],
] as const)('the frame %s has what belongs to guests alone once it is one', async (_when, as, times) => {
  const { screen } = await renderApp(apiOf(), '/faq', as);
  await expect.element(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo').elements()).toHaveLength(times);
  expect(screen.getByRole('banner').getByRole('button', { name: 'Sign in with X' }).elements()).toHaveLength(times);
});
