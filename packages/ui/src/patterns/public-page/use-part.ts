import { useEffect } from 'react';

/**
 * Goes to the part of the page that the address names after its `#`, once that part is there, and puts the reading position
 * at it: a page that came by a link, or in pieces, was not there yet when the browser looked. Where the reader is in it
 * already, nothing moves.
 */
export function usePart(part: string | undefined): void {
  useEffect(() => {
    const place = part ? document.getElementById(part) : null;
    if (!place || place.contains(document.activeElement)) return;
    place.scrollIntoView();
    place.focus({ preventScroll: true });
  }, [part]);
}
