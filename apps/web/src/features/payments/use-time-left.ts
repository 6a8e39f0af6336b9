import { useEffect, useState } from 'react';
import type { ServerClock } from '../../lib/server-clock.ts';

const SECOND_MS = 1_000;

/** How long it is until a time by the server's clock (D19), looked at each second; 0 when it is over, or when there is no such time. */
export function useTimeLeft(clock: ServerClock, until: string | null): number {
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return until === null ? 0 : Math.max(0, Date.parse(until) - now);
}
