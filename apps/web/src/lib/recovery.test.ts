import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { observable } from './observable.ts';
import type { Reachability } from './reachability.ts';
import { createRecovery } from './recovery.ts';

const gone = new TypeError('Failed to fetch dynamically imported module');

/** A tab: its session storage outlives a reload. */
const kept = new Map<string, string>();
beforeEach(() =>
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }),
);
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

function page(now: number) {
  const state = observable<Reachability>('online');
  const reloadPage = vi.fn<() => void>();
  const reachability = { get: state.get, subscribe: state.subscribe, failed: () => state.set('unreachable') };
  return { state, reloadPage, ...createRecovery({ reachability, reload: reloadPage, now: () => now }) };
}

describe('code that could not be fetched', () => {
  it('reloads the page as soon as the server can be reached, and not before', async () => {
    const { state, reloadPage, recover } = page(1_000_000);
    void recover(gone);
    expect(state.get()).toBe('unreachable');
    state.set('offline');
    await Promise.resolve();
    expect(reloadPage).not.toHaveBeenCalled();
    state.set('online');
    await expect.poll(() => reloadPage).toHaveBeenCalledOnce();
  });

  it('is reported where a reload has just not helped, so that no page reloads for ever', async () => {
    const before = page(1_000_000);
    void before.recover(gone);
    before.state.set('online');
    await expect.poll(() => before.reloadPage).toHaveBeenCalledOnce();

    const after = page(1_010_000);
    const failure = expect(after.recover(gone)).rejects.toBe(gone);
    after.state.set('online');
    await failure;
    expect(after.reloadPage).not.toHaveBeenCalled();

    const later = page(1_070_000);
    void later.recover(gone);
    later.state.set('online');
    await expect.poll(() => later.reloadPage).toHaveBeenCalledOnce();
  });

  it('reloads the page again where the device had no network: that says nothing of the reload before', async () => {
    for (const time of [1_000_000, 1_010_000]) {
      const { state, reloadPage, recover } = page(time);
      state.set('offline');
      void recover(gone);
      state.set('online');
      await expect.poll(() => reloadPage).toHaveBeenCalledOnce();
    }
  });

  it('reloads nothing when it is no longer wanted', async () => {
    const { state, reloadPage, recover } = page(1_000_000);
    const leaving = new AbortController();
    const failure = expect(recover(gone, leaving.signal)).rejects.toBe(gone);
    leaving.abort();
    state.set('online');
    await failure;
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('reloads a tab once for a part that its page can do without, and then does not even ask whether the server is there', async () => {
    const before = page(1_000_000);
    void before.recoverPart(gone);
    expect(before.state.get()).toBe('unreachable');
    before.state.set('online');
    await expect.poll(() => before.reloadPage).toHaveBeenCalledOnce();

    const later = page(1_000_000_000);
    await expect(later.recoverPart(gone)).rejects.toBe(gone);
    expect(later.state.get()).toBe('online');
    expect(later.reloadPage).not.toHaveBeenCalled();
  });

  it('reloads the page as often as the person asks', async () => {
    for (const time of [1_000_000, 1_001_000]) {
      const { state, reloadPage, reload } = page(time);
      void reload(new AbortController().signal);
      state.set('online');
      await expect.poll(() => reloadPage).toHaveBeenCalledOnce();
    }
  });
});
