import { useEffect, useState } from 'react';
import type { ServerClock } from './server-clock.ts';

const MINUTE_MS = 60_000;

/** The server's time, in milliseconds since 1970, looked at again every minute: for times such as "2 hours ago". */
export function useNow(clock: ServerClock): number {
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
