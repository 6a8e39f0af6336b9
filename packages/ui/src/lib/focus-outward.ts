/**
 * A ref for an element that disappears when its button is pressed, such as "Try again" after a failure: its focus moves to the nearest focusable
 * ancestor. Focus set by the new state itself stays.
 */
export function focusOutward(element: HTMLElement | null): () => void {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    const place = element.parentElement?.closest<HTMLElement>('[tabindex]');
    // After the new state's own focus changes.
    queueMicrotask(() => {
      if (document.activeElement === document.body) place?.focus({ preventScroll: true });
    });
  };
}
