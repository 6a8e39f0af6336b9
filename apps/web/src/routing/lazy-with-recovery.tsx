import { type ComponentType, lazy, useEffect, useState } from 'react';
import { PageSpinner } from '../lib/page-spinner.tsx';
import { useServices } from '../services.ts';

/** A component that is fetched when it is first shown. Where that fails the page is reloaded once (recovery.ts), then the error is shown. */
export function lazyWithRecovery<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch (error) {
      return { default: () => <Recovering error={error} /> };
    }
  });
}

/** Stands in for what could not be fetched until the page is reloaded; where that has not helped the error boundary takes its place. */
export function Recovering({ error }: { error: unknown }) {
  const { recovery } = useServices();
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    recovery.recover(error, signal).catch((final: unknown) => signal.aborted || setFailure({ error: final }));
    return () => leaving.abort();
  }, [recovery, error]);
  if (failure) throw failure.error;
  return <PageSpinner />;
}
