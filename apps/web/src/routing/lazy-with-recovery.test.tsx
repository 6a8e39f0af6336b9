import { type ComponentType, Suspense, useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createReachability, type Probed } from '../lib/reachability.ts';
import { createRecovery } from '../lib/recovery.ts';
import { apiOf } from '../testing/api-of.ts';
import { renderMember } from '../testing/render-member.tsx';
import { lazyUntilReady } from './lazy-with-recovery.tsx';

const Page = () => <p>The page</p>;

/** Shown while something is fetched; tells that it was. */
function Waiting({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return <p>Waiting</p>;
}

async function show(Component: ComponentType) {
  const waited = vi.fn();
  const screen = await render(
    <Suspense fallback={<Waiting onShown={waited} />}>
      <Component />
    </Suspense>,
  );
  await expect.element(screen.getByText('The page')).toBeVisible();
  await screen.unmount();
  return waited;
}

it('draws what is ready at once, and waits for what is not', async () => {
  const load = vi.fn(async () => Page);
  const { ready, Component } = lazyUntilReady(load);
  await ready();
  expect(await show(Component)).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledOnce();
  expect(await show(lazyUntilReady(load).Component)).toHaveBeenCalled();
});

it('fetches again what failed ahead of time', async () => {
  const load = vi.fn(async () => Page);
  load.mockRejectedValueOnce(new Error('The network is away.'));
  const { ready, Component } = lazyUntilReady(load);
  await expect(ready()).rejects.toThrow('away');
  await show(Component);
  expect(load).toHaveBeenCalledTimes(2);
});

it('says that what this device never fetched needs the network, and goes on by itself', async () => {
  const { Component } = lazyUntilReady(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  );
  let isOnline = false;
  const probe = vi.fn(async (): Promise<Probed> => (isOnline ? 'well' : 'away'));
  const reachability = createReachability({ probe, isOnline: () => isOnline });
  const reload = vi.fn<() => void>();
  const recovery = createRecovery({ reachability, reload, now: Date.now });
  const { screen } = await renderMember(<Component />, apiOf(), { services: { reachability, recovery } });
  await expect.element(screen.getByText('This comes once the network is back.')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  isOnline = true;
  reachability.networkChanged();
  await expect.poll(() => reload).toHaveBeenCalledOnce();
});
