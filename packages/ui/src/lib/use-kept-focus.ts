import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the keyboard's place when what it was on goes away: the pressed button of a state that has passed. Put `area` around what may
 * go and `rescue` (with `tabIndex={-1}`) on what says the new state. A focus that is elsewhere stays there.
 */
export function useKeptFocus<Area extends HTMLElement, Rescue extends HTMLElement>(): {
  area: RefObject<Area | null>;
  rescue: RefObject<Rescue | null>;
} {
  const area = useRef<Area>(null);
  const rescue = useRef<Rescue>(null);
  const last = useRef<Element>(null);

  useLayoutEffect(() => {
    const watched = area.current;
    const remember = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null;
    };
    watched?.addEventListener('focusin', remember);
    return () => watched?.removeEventListener('focusin', remember);
  }, []);

  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body) rescue.current?.focus({ preventScroll: true });
  });

  return { area, rescue };
}
