import { useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { Actor, AnyActorLogic, SnapshotFrom } from 'xstate';
import type { ActorRegistry } from './actor-registry.ts';
import { observable } from './observable.ts';

/** The actor of a subject, held while the page shows it, from before the first paint; none while the subject is null. */
export function useSharedActor<Logic extends AnyActorLogic>(
  registry: ActorRegistry,
  subject: string | null,
  create: () => Actor<Logic>,
  isIdle: (snapshot: SnapshotFrom<Logic>) => boolean,
): Actor<Logic> | undefined {
  const [held] = useState(() => observable<Actor<Logic> | undefined>(undefined));
  const acquire = useEffectEvent((of: string) => registry.acquire(of, create, isIdle));

  useLayoutEffect(() => {
    if (subject === null) return;
    const { actor, release } = acquire(subject);
    held.set(actor);
    return () => {
      held.set(undefined);
      release();
    };
  }, [subject, held]);

  return useSyncExternalStore(held.subscribe, held.get);
}
