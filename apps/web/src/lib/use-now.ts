import { useEffect, useState } from 'react';
import type { ServerClock } from './server-clock.ts';

const MINUTE_MS = 60_000;

/** The server's time, in milliseconds since 1970, looked at again every minute and whenever somebody comes back to the page: for times such as "2 hours ago". */
export function useNow(clock: ServerClock): number {
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    const look = () => setNow(clock.now());
    const timer = setInterval(look, MINUTE_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [clock]);
  return now;
}
