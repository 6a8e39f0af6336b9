/** What a reader moves with. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'click'] as const;
/** In ms. Whoever reads aloud, or draws the scrollbar, may move with none of these: by then the parts of a page are mostly there. */
const AT_MOST = 5_000;

/**
 * Scrolls to a place, and again when parts of its page that come in the next seconds push it away, until the reader moves by themselves. A place that
 * takes the focus gets it, unless something in the page has it: who has just signed in stands at the beginning of the page. Returns how to stop.
 */
export function keepInView(place: Element, options?: ScrollIntoViewOptions): () => void {
  if (document.activeElement?.contains(place) && place instanceof HTMLElement) place.focus({ preventScroll: true });
  // It begins with the size that there is.
  const watch = new ResizeObserver(() => place.scrollIntoView(options));
  watch.observe(document.body);
  const listening = new AbortController();
  const stop = () => {
    watch.disconnect();
    listening.abort();
    clearTimeout(end);
  };
  const end = setTimeout(stop, AT_MOST);
  // On their way down: buttons let what is pressed go no further up.
  for (const move of MOVES) addEventListener(move, stop, { capture: true, passive: true, signal: listening.signal });
  return stop;
}
