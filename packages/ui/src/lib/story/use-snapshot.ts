import { useCallback, useSyncExternalStore } from 'react';

/** An actor of a machine, of which a story shows the state. */
interface Actor<Snapshot> {
  readonly getSnapshot: () => Snapshot;
  readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void };
}

/** Where an actor is now. The kit depends on no machine, so its stories have no `useSelector` of XState. */
export function useSnapshot<Snapshot>(actor: Actor<Snapshot>): Snapshot {
  const now = () => actor.getSnapshot();
  return useSyncExternalStore(
    useCallback((listener: () => void) => actor.subscribe(listener).unsubscribe, [actor]),
    now,
    now,
  );
}
