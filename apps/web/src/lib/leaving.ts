import { useEffect, useEffectEvent, useState } from 'react';
import { useBlocker } from 'react-router';

/** A page that is being left: what the person answers. */
export interface Leaving {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

interface Guard {
  isDirty: () => boolean;
  ask: (leaving: Leaving | null) => void;
}

/** What may hold something unsaved, the latest last: a sheet comes after the form that it opened over. */
const guards: Guard[] = [];

/** Holds back what leaves a page with something unsaved, a link or Back. Mounted once, since a router takes one blocker. */
export function LeaveGuard(): null {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && guards.some(({ isDirty }) => isDirty()),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    const guard = guards.findLast(({ isDirty }) => isDirty());
    // All was saved before anybody could be asked.
    if (!guard) return blocker.proceed();
    guard.ask({ onStay: blocker.reset, onLeave: blocker.proceed });
    return () => guard.ask(null);
  }, [blocker]);
  return null;
}

/** Asks before the page is left while something here `isDirty`: set while the person is to answer. A sheet says whether it `isOpen`. */
export function useLeaving(isDirty: () => boolean, isOpen = true): Leaving | null {
  const [leaving, ask] = useState<Leaving | null>(null);
  const isDirtyNow = useEffectEvent(isDirty);
  useEffect(() => {
    if (!isOpen) return undefined;
    const guard: Guard = { isDirty: () => isDirtyNow(), ask };
    guards.push(guard);
    return () => {
      guards.splice(guards.indexOf(guard), 1);
      // A sheet that is closed meanwhile, as once it is saved, asks nothing when it opens again.
      ask(null);
    };
  }, [isOpen]);
  return leaving;
}
