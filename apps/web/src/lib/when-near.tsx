import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';

/** How far from the window a part still counts as near. */
const MARGIN = '25% 0px';

type WhenNearProps = {
  /** Fetches the part. Where that fails, what was prerendered stays: a page that can be read is better than one that broke. */
  load: () => Promise<ComponentType>;
  /** Keeps the part's place where nothing was prerendered. */
  fallback: ReactNode;
};

/**
 * A part of a prerendered page below its first screen. It stands as it was sent, and is fetched and hydrated when it is near the window or
 * anything on the page is pressed; what was pressed in it before is its to press again (`useReplayEarlyClick`). On a page that was not
 * prerendered it is fetched at once. React renders anew, from nothing, what changes before it is hydrated: the part is made once, and takes
 * no props.
 */
export function WhenNear({ load, fallback }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const isPrerendered = !useIsHydrated();
  const [{ part, isWaiting, arrive }] = useState(() =>
    createPart({ load, fallback }, isPrerendered && typeof window !== 'undefined'),
  );

  useEffect(() => {
    if (!isWaiting || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) arrive();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    const listening = new AbortController();
    const onClick = ({ target }: MouseEvent): void => {
      arrive();
      const button = target instanceof Element ? target.closest('button') : null;
      if (button && place.current?.contains(button)) window.earlyClick = { target: button, stop() {} };
    };
    addEventListener('click', onClick, { capture: true, once: true, signal: listening.signal });
    return () => {
      observer.disconnect();
      listening.abort();
    };
  }, [isWaiting, arrive]);

  return <div ref={place}>{part}</div>;
}

function createPart({ load, fallback }: WhenNearProps, isWaiting: boolean) {
  const { promise, resolve: arrive } = Promise.withResolvers<void>();
  if (!isWaiting) arrive();
  const Part = lazy(async () => {
    await promise;
    return { default: await load().catch(() => new Promise<never>(() => {})) };
  });
  const part = (
    <Suspense fallback={fallback}>
      <Part />
    </Suspense>
  );
  return { part, isWaiting, arrive };
}
