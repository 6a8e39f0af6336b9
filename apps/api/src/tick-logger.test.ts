import { expect, it } from 'vitest';
import type { Tick } from './domains/watcher/watcher.service.ts';
import { FakeClock } from './testing/fake-clock.ts';
import { createTickLogger } from './tick-logger.ts';

const READS: Tick = { state: 'reads', isAwaited: true, blockMs: 0, setAside: [], unshown: [] };
const WAITS: Tick = { state: 'waits', for: 'rpc_unavailable', reason: 'The RPC answered 500.' };

function logging() {
  const clock = new FakeClock('2026-11-26T12:00:00Z');
  const said: string[] = [];
  const log = {
    info: () => said.push('info'),
    warn: () => said.push('warn'),
    error: () => said.push('error'),
  };
  return { clock, said, ticks: createTickLogger(log, clock) };
}

it('waiting is told when it lasts 30 seconds, however many ticks they have, and then its end', () => {
  const { clock, said, ticks } = logging();
  for (let tick = 0; tick < 100; tick += 1) {
    ticks.tick(WAITS);
    clock.advance(299);
  }
  expect(said).toEqual([]);
  clock.advance(100);
  ticks.tick(WAITS);
  ticks.tick(WAITS);
  expect(said).toEqual(['warn']);
  ticks.tick(READS);
  expect(said).toEqual(['warn', 'info']);
});

it('a gap that ends within 30 seconds is not told, and the next one counts anew', () => {
  const { clock, said, ticks } = logging();
  for (let gap = 0; gap < 3; gap += 1) {
    ticks.tick(WAITS);
    clock.advance(20_000);
    ticks.tick(WAITS);
    ticks.tick(READS);
  }
  expect(said).toEqual([]);
});

it('failures that last 30 seconds call for an operator, once', () => {
  const { clock, said, ticks } = logging();
  for (const ahead of [0, 15_000, 14_999, 1, 1000]) {
    clock.advance(ahead);
    ticks.fail(new Error('a fault of ours'));
  }
  expect(said).toEqual(['warn', 'warn', 'warn', 'error', 'warn']);
  ticks.tick(READS);
  ticks.fail(new Error('a fault of ours'));
  expect(said.at(-1)).toBe('warn');
});

it('a payment that could not be booked calls for an operator, and one that could not be shown does not', () => {
  const { said, ticks } = logging();
  const failed = { paymentId: 'p', error: new Error('a fault of ours') };
  ticks.tick({ ...READS, setAside: [{ ...failed, blockNumber: 7 }] });
  expect(said.splice(0)).toEqual(['error']);
  ticks.tick({ ...READS, unshown: [failed, failed] });
  expect(said).toEqual(['warn', 'warn']);
});
