import { useEffect, useState } from 'react';
import { useServices } from '../services.ts';

const MINUTE_MS = 60_000;

/** The server's time, in milliseconds since 1970, looked at again every minute: for times such as "2 hours ago". */
export function useNow(): number {
  const { clock } = useServices();
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
