import { afterEach, expect, it, vi } from 'vitest';
import { isFrugal, whenAtRest } from './at-rest.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a page is at rest when nothing has been fetched for a while', async () => {
  vi.useFakeTimers();
  let fetched = (): void => {};
  const disconnect = vi.fn();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(listener: () => void) {
        fetched = listener;
      }
      observe(): void {}
      disconnect = disconnect;
    },
  );
  const atRest = vi.fn();
  void whenAtRest().then(atRest);
  await vi.advanceTimersByTimeAsync(1_400);
  fetched();
  await vi.advanceTimersByTimeAsync(1_400);
  expect(atRest).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(atRest).toHaveBeenCalledOnce();
  expect(disconnect).toHaveBeenCalledOnce();
});

it.each([
  [undefined, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: '3g' }, true],
  [{ saveData: false, effectiveType: 'slow-2g' }, true],
])('on the connection %j bytes are dear: %j', (connection, dear) => {
  vi.stubGlobal('navigator', { connection });
  expect(isFrugal()).toBe(dear);
});
