import { describe, expect, it, vi } from 'vitest';
import { observable } from '../lib/observable.ts';
import type { Reachability } from '../lib/reachability.ts';
import { importWithRecovery } from './import-with-recovery.ts';

function world() {
  const state = observable<Reachability>('reachable');
  return {
    state,
    reachability: { get: state.get, subscribe: state.subscribe, failed: () => state.set('unreachable') },
  };
}

describe('a part of the app', () => {
  it('is fetched once while the server answers', async () => {
    const { reachability, state } = world();
    const load = vi.fn(async () => 'page');
    await expect(importWithRecovery(reachability, load)).resolves.toBe('page');
    expect(load).toHaveBeenCalledOnce();
    expect(state.get()).toBe('reachable');
  });

  it('waits for a server that is away, which everyone is told, and comes when it is back', async () => {
    const { reachability, state } = world();
    const load = vi.fn(async () => 'page').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const page = importWithRecovery(reachability, load);
    await vi.waitFor(() => expect(state.get()).toBe('unreachable'));
    expect(load).toHaveBeenCalledOnce();
    state.set('reachable');
    await expect(page).resolves.toBe('page');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('fails when a server that answers does not have it', async () => {
    const { reachability, state } = world();
    const page = importWithRecovery(reachability, () => Promise.reject(new Error('gone')));
    const failure = expect(page).rejects.toThrow('gone');
    await vi.waitFor(() => expect(state.get()).toBe('unreachable'));
    state.set('reachable');
    await failure;
  });
});
