import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReachability, type Probed } from './reachability.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('asks again after a failure until the server answers, less and less often', async () => {
  const answers: Probed[] = ['away', 'away', 'well'];
  const probe = vi.fn(async () => answers.shift() ?? 'away');
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
  expect(server.get()).toBe('restored');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(probe).toHaveBeenCalledTimes(3);
});

it('believes any answer and stops asking', async () => {
  const probe = vi.fn(async (): Promise<Probed> => 'away');
  const server = createReachability({ probe, isOnline: () => true });
  server.failed();
  server.answered();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.get()).toBe('online');
  expect(probe).not.toHaveBeenCalled();
});

it('says offline when the device has no network, and asks at once when it is back', async () => {
  let online = false;
  const probe = vi.fn(async (): Promise<Probed> => 'well');
  const server = createReachability({ probe, isOnline: () => online });
  server.networkChanged();
  expect(server.get()).toBe('offline');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(probe).not.toHaveBeenCalled();
  online = true;
  server.networkChanged();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.get()).toBe('restored');
});

it('says at once that a page begins on a device without a network, and when that is over', async () => {
  let online = false;
  const server = createReachability({ probe: async () => 'well', isOnline: () => online });
  expect(server.get()).toBe('offline');
  online = true;
  server.networkChanged();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.get()).toBe('restored');
});

it('says for a while that the server is back, unless it goes again', async () => {
  const server = createReachability({ probe: async () => 'away', isOnline: () => true });
  server.answered();
  expect(server.get()).toBe('online');
  server.failed();
  server.answered();
  await vi.advanceTimersByTimeAsync(3_999);
  expect(server.get()).toBe('restored');
  await vi.advanceTimersByTimeAsync(1);
  expect(server.get()).toBe('online');
  server.failed();
  server.answered();
  server.failed();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.get()).toBe('unreachable');
});

it('asks now when it is told to, and believes no answer that was overtaken', async () => {
  const answers: ((found: Probed) => void)[] = [];
  const probe = () => new Promise<Probed>((resolve) => answers.push(resolve));
  const server = createReachability({ probe, isOnline: () => true });
  server.retry();
  expect(answers).toHaveLength(0);
  server.failed();
  server.retry();
  server.retry();
  expect(answers).toHaveLength(2);
  answers[1]?.('well');
  await vi.advanceTimersByTimeAsync(0);
  expect(server.get()).toBe('restored');
  answers[0]?.('away');
  await vi.advanceTimersByTimeAsync(0);
  expect(server.get()).toBe('restored');
  server.failed();
  server.retry();
  server.answered();
  answers[2]?.('away');
  await vi.advanceTimersByTimeAsync(0);
  expect(server.get()).toBe('restored');
});

it('takes no answer to a read for the end of maintenance, and says when it is over', async () => {
  const answers: Probed[] = ['maintenance', 'well'];
  const probe = vi.fn(async () => answers.shift() ?? 'away');
  const server = createReachability({ probe, isOnline: () => true });
  server.maintained();
  server.answered();
  expect(server.get()).toBe('maintenance');
  await vi.advanceTimersByTimeAsync(29_999);
  server.maintained();
  server.answered();
  expect(probe).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(server.get()).toBe('maintenance');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(server.get()).toBe('restored');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.get()).toBe('online');
  expect(probe).toHaveBeenCalledTimes(2);
});

it('asks at once whether maintenance is over when it is told to', async () => {
  const server = createReachability({ probe: async () => 'well', isOnline: () => true });
  server.maintained();
  server.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.get()).toBe('restored');
});

it('finds maintenance also where a server comes back with it, and a server that goes away meanwhile', async () => {
  const answers: Probed[] = ['maintenance', 'away', 'maintenance'];
  const server = createReachability({ probe: async () => answers.shift() ?? 'well', isOnline: () => true });
  server.failed();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.get()).toBe('maintenance');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(server.get()).toBe('unreachable');
  // A read that is answered then does not end it either.
  server.answered();
  expect(server.get()).toBe('unreachable');
  await vi.advanceTimersByTimeAsync(8_000);
  expect(server.get()).toBe('maintenance');
});

it('never gives up: whatever happened before, it finds a server that answers', async () => {
  await assert(
    asyncProperty(
      array(constantFrom('failed', 'answered', 'maintained', 'retry', 'networkChanged', 'wait')),
      async (steps) => {
        let found: Probed = 'away';
        let isOnline = false;
        const server = createReachability({ probe: async () => found, isOnline: () => isOnline });
        for (const [at, step] of steps.entries()) {
          isOnline = at % 3 > 0;
          found = at % 4 === 1 ? 'maintenance' : 'away';
          if (step === 'wait') await vi.advanceTimersByTimeAsync(1_500);
          else server[step]();
        }
        isOnline = true;
        found = 'well';
        await vi.advanceTimersByTimeAsync(30_000 + 8_000 + 4_000);
        expect(server.get()).toBe('online');
      },
    ),
  );
});
