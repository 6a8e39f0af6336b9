import type { Clock } from '../clock.ts';

/** Caches a value for `keptMs` (`Infinity`: for the life of the process). Concurrent callers share one read; a failure is not cached. */
export function remembered<T>(clock: Clock, keptMs: number, read: () => Promise<T>): () => Promise<T> {
  let kept: { value: Promise<T>; until: number } | null = null;
  return () => {
    const now = clock.now().getTime();
    if (kept === null || now >= kept.until) {
      const fresh = { value: read(), until: now + keptMs };
      fresh.value.catch(() => {
        if (kept === fresh) kept = null;
      });
      kept = fresh;
    }
    return kept.value;
  };
}
