import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to a fallback when the element that had it is removed, such as the pressed button of a state that has
 * passed. Put `containerRef` around what may go and `fallbackRef` (with `tabIndex={-1}`) on what shows the new state.
 * A focus that is elsewhere stays there.
 */
export function useFocusFallback<Container extends HTMLElement, Fallback extends HTMLElement>(): {
  containerRef: RefObject<Container | null>;
  fallbackRef: RefObject<Fallback | null>;
} {
  const containerRef = useRef<Container>(null);
  const fallbackRef = useRef<Fallback>(null);
  const last = useRef<Element>(null);

  useLayoutEffect(() => {
    const watched = containerRef.current;
    const remember = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null;
    };
    watched?.addEventListener('focusin', remember);
    return () => watched?.removeEventListener('focusin', remember);
  }, []);

  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body) fallbackRef.current?.focus({ preventScroll: true });
  });

  return { containerRef, fallbackRef };
}
