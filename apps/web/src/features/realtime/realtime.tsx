import { type ConnectionView, connectionView } from '@mutuals/machines/connection';
import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { isReachable } from '../../lib/reachability.ts';
import { useConnectionState } from '../../lib/use-connection-state.ts';
import { whenShown } from '../../lib/when-shown.ts';
import { useServices } from '../../services.ts';
import { useSession } from '../session/index.ts';
import { ablyClient } from './ably-client.ts';
import { createRealtime, type Realtime } from './create-realtime.ts';
import type { OpenRealtimeClient } from './realtime-client.ts';

const RealtimeContext = createContext<Realtime | null>(null);

/** The realtime connection of the signed-in person, open as long as this is mounted (SPEC section 4). */
export function RealtimeProvider({ children }: { children: ReactNode }) {
  const services = useServices();
  const { user } = useSession();
  const { api, realtime: service } = services;
  const client = useQueryClient();
  const [realtime] = useState(() => {
    // What a page shows comes before the connection that keeps it up to date.
    const openClient: OpenRealtimeClient | null =
      service &&
      (async (listener, signal) => {
        await whenShown(client);
        signal.throwIfAborted();
        return ablyClient(api, service.origin)(listener, signal);
      });
    return createRealtime(openClient);
  });

  useEffect(() => realtime.signIn(user._id), [realtime, user._id]);
  // A page that is left opens no connection any more; one that comes back from the browser's cache does.
  useEffect(() => {
    const leave = (): void => realtime.connection.send({ type: 'SIGNED_OUT' });
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) realtime.connection.send({ type: 'SIGNED_IN', userId: user._id });
    };
    addEventListener('pagehide', leave);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
    };
  }, [realtime, user._id]);

  useEffect(
    () =>
      services.reachability.subscribe(() => {
        if (services.reachability.get() === 'restored') realtime.connection.send({ type: 'RETRY' });
      }),
    [realtime, services.reachability],
  );

  return <RealtimeContext value={realtime}>{children}</RealtimeContext>;
}

export function useRealtime(): Realtime {
  const realtime = use(RealtimeContext);
  if (!realtime) throw new Error('useRealtime needs a RealtimeProvider');
  return realtime;
}

/** How the connection is doing, and how often to poll meanwhile (D28): not at all while the server cannot be reached. */
export function useConnection(): ConnectionView {
  const reach = useConnectionState(useServices().reachability);
  const view = useSelector(useRealtime().connection, connectionView, (one, other) => one.status === other.status);
  return isReachable(reach) ? view : { ...view, polling: null };
}

/**
 * How often what was read is asked for again. What could not be read is not: it would be loading again and again where the page says
 * that it failed. It is asked for when somebody tries again, or when the server can be reached again (use-refetch-when-missed.ts).
 */
export function useRefetchInterval(): (query: { state: { data: unknown } }) => number | false {
  const ms = useConnection().polling?.steadyMs ?? false;
  return ({ state: { data } }) => data !== undefined && ms;
}
