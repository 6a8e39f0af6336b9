import { type ComponentType, lazy, useEffect, useState } from 'react';
import { PageSpinner } from '../lib/page-spinner.tsx';
import { isReachable } from '../lib/reachability.ts';
import { useConnectionState } from '../lib/use-connection-state.ts';
import { useServices } from '../services.ts';

/**
 * A component that is fetched when it is first shown. Where that fails the page is reloaded once (recovery.ts), then the error is shown; or nothing, for a
 * part that its page can do without (once in a tab).
 */
export function lazyWithRecovery<Props>(
  load: () => Promise<ComponentType<Props>>,
  orElse: 'error' | 'nothing' = 'error',
) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch (error) {
      return { default: () => <Recovering error={error} orElse={orElse} /> };
    }
  });
}

/** The same, with `ready`, which fetches it ahead of time: what is there when it is first shown is drawn at once, without a spinner before it. */
export function lazyUntilReady<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let fetched: ComponentType<Props> | undefined;
  let fetching: Promise<ComponentType<Props>> | undefined;
  const fetchOnce = async (): Promise<ComponentType<Props>> => {
    try {
      fetched = await load();
      return fetched;
    } catch (error) {
      fetching = undefined;
      throw error;
    }
  };
  const ready = (): Promise<ComponentType<Props>> => (fetching ??= fetchOnce());
  const Lazy = lazyWithRecovery(ready);
  function Component(props: Props) {
    const [Shown] = useState(() => fetched ?? Lazy);
    return <Shown {...props} />;
  }
  return { ready, Component };
}

/**
 * Stands in for what could not be fetched until the page is reloaded, and says meanwhile that it needs the network; where a reload has not helped the
 * error boundary takes its place.
 */
export function Recovering({ error, orElse = 'error' }: { error: unknown; orElse?: 'error' | 'nothing' }) {
  const { recovery, reachability } = useServices();
  const connection = useConnectionState(reachability);
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const recovering = orElse === 'nothing' ? recovery.recoverPart(error, signal) : recovery.recover(error, signal);
    recovering.catch((final: unknown) => signal.aborted || setFailure({ error: final }));
    return () => leaving.abort();
  }, [recovery, error, orElse]);
  if (orElse === 'nothing') return null;
  if (failure) throw failure.error;
  return <PageSpinner needsNetwork={!isReachable(connection)} />;
}
