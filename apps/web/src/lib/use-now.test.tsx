import { afterEach, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { createServerClock } from './server-clock.ts';
import { useNow } from './use-now.ts';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');

afterEach(() => void vi.useRealTimers());

it("tells the server's time, not the device's, and looks again every minute (D19)", async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let device = NOON - 7_200_000;
  const clock = createServerClock(() => device);
  clock.observe(new Date(NOON).toUTCString());
  const { result, act, unmount } = await renderHook(() => useNow(clock));
  const pass = (ms: number) =>
    act(() => {
      device += ms;
      vi.advanceTimersByTime(ms);
    });

  expect(result.current).toBe(NOON);
  await pass(59_999);
  expect(result.current).toBe(NOON);
  await pass(1);
  expect(result.current).toBe(NOON + 60_000);

  await unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('looks again when somebody comes back to the page, before its minute is over', async () => {
  let device = NOON;
  const { result, act } = await renderHook(() => useNow(createServerClock(() => device)));
  device += 30_000;
  await act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(NOON + 30_000);
});
