import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createServerClock } from '../../lib/server-clock.ts';
import { useTimeLeft } from './use-time-left.ts';

afterEach(() => void vi.useRealTimers());

const NOW = Date.parse('2026-11-20T12:00:00.000Z');

/** A device whose clock is ten minutes behind the server's. */
function behind() {
  const clock = createServerClock();
  clock.observe(new Date(NOW + 600_000).toUTCString());
  return clock;
}

function Left({ until, clock }: { until: string | null; clock: ReturnType<typeof createServerClock> }) {
  return <p>{useTimeLeft(clock, until)} ms</p>;
}

it('counts down by the server’s clock, each second, to nothing (D19)', async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval', 'clearInterval'] });
  const clock = behind();
  const { getByText } = await render(<Left clock={clock} until={new Date(NOW + 602_000).toISOString()} />);
  await expect.element(getByText('2000 ms')).toBeVisible();
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.element(getByText('1000 ms')).toBeVisible();
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.element(getByText('0 ms', { exact: true })).toBeVisible();
});

it('has no time left where there is no end', async () => {
  const { getByText } = await render(<Left clock={behind()} until={null} />);
  await expect.element(getByText('0 ms')).toBeVisible();
});
