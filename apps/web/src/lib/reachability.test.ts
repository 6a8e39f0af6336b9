import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReachability } from './reachability.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('asks again after a failure until the server answers, less and less often', async () => {
  const answers = [false, false, true];
  const probe = vi.fn(async () => answers.shift() ?? false);
  const server = createReachability({ probe, isOnline: () => true });
  server.failed();
  expect(server.get()).toBe('unreachable');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(probe).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(probe).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(server.get()).toBe('unreachable');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(server.get()).toBe('reachable');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(probe).toHaveBeenCalledTimes(3);
});

it('believes any answer and stops asking', async () => {
  const probe = vi.fn(async () => false);
  const server = createReachability({ probe, isOnline: () => true });
  server.failed();
  server.answered();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.get()).toBe('reachable');
  expect(probe).not.toHaveBeenCalled();
});

it('says offline when the device has no network, and asks at once when it is back', async () => {
  let online = false;
  const probe = vi.fn(async () => true);
  const server = createReachability({ probe, isOnline: () => online });
  server.networkChanged();
  expect(server.get()).toBe('offline');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(probe).not.toHaveBeenCalled();
  online = true;
  server.networkChanged();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.get()).toBe('reachable');
});
