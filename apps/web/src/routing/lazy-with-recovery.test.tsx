import { type ComponentType, Suspense, useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
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
