import type { Clock } from '../clock.ts';

/** So many a minute, evenly given back, all of them at once at first. */
export function createTokenBucket(perMinute: number, clock: Clock): { take(): boolean } {
  let left = perMinute;
  let seen = clock.now().getTime();
  return {
    take() {
      const now = clock.now().getTime();
      left = Math.min(perMinute, left + (Math.max(0, now - seen) * perMinute) / 60_000);
      seen = now;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
