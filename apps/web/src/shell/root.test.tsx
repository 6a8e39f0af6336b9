import { expect, it, onTestFinished } from 'vitest';
import { isSignedOutEverywhere, setSignedOutEverywhere } from '../features/identity/index.ts';
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

it('a guest is told that somebody signed out on all devices, in each page, until they close that (D74)', async () => {
  onTestFinished(() => setSignedOutEverywhere(false));
  setSignedOutEverywhere(true);
  const before = await renderApp(apiOf(), '/faq', 'guest');
  const told = before.screen.getByText('You signed out on all devices. Sign in again.');
  await expect.element(told).toBeVisible();
  await before.screen.unmount();

  const { screen } = await renderApp(apiOf(), '/faq', 'guest');
  await expect.element(told).toBeVisible();
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(told).not.toBeInTheDocument();
  expect(isSignedOutEverywhere()).toBe(false);
});

it('the title names nobody any more once a person has signed out, whether or not another page comes', async () => {
  const { screen } = await renderApp(apiOf(), '/faq', 'member');
  await expect.element(screen.getByRole('button', { name: 'Account' }).first()).toBeInTheDocument();
  document.title = 'Lin | Mutuals';
  await screen.unmount();
  expect(document.title).toBe('Mutuals');
});
