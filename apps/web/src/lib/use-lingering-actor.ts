import { useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { Actor, AnyActor, AnyActorLogic, SnapshotFrom } from 'xstate';
import { observable } from './observable.ts';

const lingering = new Set<AnyActor>();

/** Stops what still went on: it was done in the name of someone who has signed out. */
export function stopLingering(): void {
  for (const actor of lingering) actor.stop();
  lingering.clear();
}

/**
 * An actor of the page: made when `key` changes, and before the first paint. When it is left it goes on until it is idle, so that what a
 * person decided or wrote still reaches the server after they have gone to another page.
 */
export function useLingeringActor<Logic extends AnyActorLogic>(
  key: string | null,
  create: () => Actor<Logic>,
  isIdle: (snapshot: SnapshotFrom<Logic>) => boolean,
): Actor<Logic> | null {
  const [held] = useState(() => observable<Actor<Logic> | null>(null));
  const start = useEffectEvent(() => create().start());
  const isDone = useEffectEvent(isIdle);

  useLayoutEffect(() => {
    if (key === null) return;
    const started = start();
    held.set(started);
    return () => {
      held.set(null);
      stopWhen(started, isDone);
    };
  }, [key, held]);

  return useSyncExternalStore(held.subscribe, held.get);
}

function stopWhen<Logic extends AnyActorLogic>(
  actor: Actor<Logic>,
  isIdle: (snapshot: SnapshotFrom<Logic>) => boolean,
): void {
  if (isIdle(actor.getSnapshot())) {
    actor.stop();
    return;
  }
  lingering.add(actor);
  actor.subscribe((snapshot) => {
    if (!isIdle(snapshot)) return;
    lingering.delete(actor);
    actor.stop();
  });
}

/** The actor's snapshot, null while there is no actor. */
export function useSnapshot<Logic extends AnyActorLogic>(actor: Actor<Logic> | null): SnapshotFrom<Logic> | null {
  return useSyncExternalStore(
    (listener) => {
      const watching = actor?.subscribe(listener);
      return () => watching?.unsubscribe();
    },
    () => actor?.getSnapshot() ?? null,
  );
}
