import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../../services.ts';
import { useRealtime } from './realtime.tsx';

/** Why something may have been missed: the live connection came (back) with a gap, or the server can be reached again. */
type Resync = 'gap' | 'reachable';

/** Runs whenever something may have been missed. */
export function useResync(onResync: (why: Resync) => void): void {
  const { connection } = useRealtime();
  const { reachability } = useServices();
  const run = useEffectEvent(onResync);

  useEffect(() => {
    const gap = connection.on('RESYNC', () => run('gap'));
    const back = reachability.subscribe(() => {
      if (reachability.get() === 'restored') run('reachable');
    });
    return () => {
      gap.unsubscribe();
      back();
    };
  }, [connection, reachability]);
}
