/**
 * A ref for what goes once its button was pressed, such as "Try again" where something could not be loaded: the focus that goes with it is given to
 * the nearest place around it that takes one. What else the new state gives the focus to keeps it.
 */
export function focusOutward(element: HTMLElement | null): () => void {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    const place = element.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
    // After what the new state does itself.
    queueMicrotask(() => {
      if (document.activeElement === document.body) place?.focus({ preventScroll: true });
    });
  };
}
