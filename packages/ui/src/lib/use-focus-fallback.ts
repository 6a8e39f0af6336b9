import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to a fallback when the focused element is removed or disabled, such as the pressed button of a past state. Put `containerRef` around what may
 * disappear and `fallbackRef` (with `tabIndex={-1}`) on what shows the new state. Focus elsewhere stays there.
 */
export function useFocusFallback<Container extends HTMLElement, Fallback extends HTMLElement>(): {
  containerRef: RefObject<Container | null>;
  fallbackRef: RefObject<Fallback | null>;
} {
  const containerRef = useRef<Container>(null);
  const fallbackRef = useRef<Fallback>(null);

  useLayoutEffect(() => {
    const watched = containerRef.current;
    if (!watched) return;
    let last: Element | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    // Rows of a table are removed without rendering their container.
    const removals = new MutationObserver(() => {
      if (!last || (last.isConnected && !last.matches(':disabled'))) return;
      // A button that was just disabled has the focus until the browser paints.
      const isLost = document.activeElement === document.body || document.activeElement === last;
      last = null;
      if (isLost) fallbackRef.current?.focus({ preventScroll: true });
    });
    watched.addEventListener('focusin', remember);
    removals.observe(watched, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      watched.removeEventListener('focusin', remember);
      removals.disconnect();
    };
  }, []);

  return { containerRef, fallbackRef };
}
