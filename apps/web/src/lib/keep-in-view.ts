/** What a reader moves with. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a place, and again when parts of its page that come later push it away, until the reader moves by themselves. Returns how to stop.
 */
export function keepInView(place: Element, options?: ScrollIntoViewOptions): () => void {
  // It begins with the size that there is.
  const watch = new ResizeObserver(() => place.scrollIntoView(options));
  watch.observe(document.body);
  const stop = () => watch.disconnect();
  for (const move of MOVES) addEventListener(move, stop, { once: true, passive: true });
  return stop;
}
