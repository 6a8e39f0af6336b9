import type { Clock } from '../clock.ts';

/** A token bucket: it starts full, holds `perMinute` tokens, and refills evenly. */
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
