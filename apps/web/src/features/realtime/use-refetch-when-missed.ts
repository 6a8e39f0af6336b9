import { tagKey } from '@mutuals/api-client/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useResync } from './use-resync.ts';

/** The channels of one connection come back one after the other; they are answered together. */
const TOGETHER_MS = 100;
/** What the live connection keeps up to date. */
const LIVE = [tagKey('Notifications'), tagKey('Messaging'), tagKey('Matching'), tagKey('Tickets')];

/** What is shown is fetched again when something of it may have been missed. */
export function useRefetchWhenMissed(): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useResync((why) => {
    if (why === 'reachable') return void client.invalidateQueries();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      for (const queryKey of LIVE) void client.invalidateQueries({ queryKey });
    }, TOGETHER_MS);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
