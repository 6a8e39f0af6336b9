import { useEffect } from 'react';

/**
 * Scrolls to the part that the address names after its `#`, once it is there, and moves the reading position to it: a page that was navigated to, or
 * loads in pieces, was not there yet when the browser looked. If the reader is in it already, nothing moves.
 */
export function usePart(part: string | undefined): void {
  useEffect(() => {
    const place = part ? document.getElementById(part) : null;
    if (!place || place.contains(document.activeElement)) return;
    place.scrollIntoView();
    place.focus({ preventScroll: true });
  }, [part]);
}
