import { CONTENT_ID } from '@mutuals/ui/patterns/chrome';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { decodeHash } from './use-hash.ts';

const TITLE_ID = 'page-title';

/** Moves the focus there. An element that is no control takes it for this alone. */
function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * After a navigation the keyboard and the screen reader stand at the beginning of the new page, which is called by its heading, or where the
 * address points within it; unless the focus is still on something within it (such as a list that stays beside a thread).
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash, key } = useLocation();
  const last = useRef({ pathname, key });
  useEffect(() => {
    const before = last.current;
    last.current = { pathname, key };
    const content = document.getElementById(CONTENT_ID);
    if (!content || before.key === key) return;
    const place = hash === '' ? null : document.getElementById(decodeHash(hash.slice(1)));
    if (place) return focusOn(place);
    if (before.pathname === pathname) return;
    const title = content.querySelector('h1');
    if (title) content.setAttribute('aria-labelledby', (title.id ||= TITLE_ID));
    else content.removeAttribute('aria-labelledby');
    if (!content.contains(document.activeElement)) focusOn(content);
  }, [pathname, hash, key]);
}
