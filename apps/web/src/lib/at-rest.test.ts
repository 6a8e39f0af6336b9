import { afterEach, expect, it, vi } from 'vitest';
import { isFrugal, whenAtRest } from './at-rest.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function setUp() {
  vi.useFakeTimers();
  const page = { fetched: (): void => {}, disconnect: vi.fn() };
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(listener: () => void) {
        page.fetched = listener;
      }
      observe(): void {}
      disconnect = page.disconnect;
    },
  );
  return page;
}

it('a page is at rest when nothing has been fetched for a while', async () => {
  const page = setUp();
  const atRest = vi.fn();
  void whenAtRest().then(atRest);
  await vi.advanceTimersByTimeAsync(1_400);
  page.fetched();
  await vi.advanceTimersByTimeAsync(1_400);
  expect(atRest).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(atRest).toHaveBeenCalledOnce();
  expect(page.disconnect).toHaveBeenCalledOnce();
});

it('a page that still waits for what it shows is not at rest, however long nothing comes', async () => {
  setUp();
  const answer = Promise.withResolvers<void>();
  const atRest = vi.fn();
  void whenAtRest(answer.promise).then(atRest);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(atRest).not.toHaveBeenCalled();
  answer.resolve();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(atRest).toHaveBeenCalledOnce();
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
