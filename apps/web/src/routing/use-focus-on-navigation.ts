import { CONTENT_ID } from '@mutuals/ui/patterns/chrome';
import { useEffect, useRef } from 'react';
import { createPath, NavigationType, useLocation, useNavigationType } from 'react-router';
import { decodeHash } from './use-hash.ts';

const TITLE_ID = 'page-title';

/** Moves the focus there. An element that is no control takes it for this alone. */
function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** For a page that becomes another one without a navigation: as after one, it begins at its top. */
export function focusOnPage(): void {
  const content = document.getElementById(CONTENT_ID);
  if (content) focusOn(content);
  scrollTo({ top: 0 });
}

/** The link to an address within an element: of several the one in sight. */
function linkTo(address: string, within: HTMLElement): HTMLElement | undefined {
  const links = [...within.querySelectorAll<HTMLElement>('a[href]')].filter(
    (link) => link.getAttribute('href') === address,
  );
  return links.find(isInSight) ?? links[0];
}

function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/**
 * After a navigation the keyboard and the screen reader stand at the beginning of the new page, which is called by its heading, or where the
 * address points within it; unless the focus is still on something within it (such as a list that stays beside a thread). Who goes back
 * stands on the link that they followed, such as the card of a profile in a list.
 */
export function useFocusOnNavigation(): void {
  const location = useLocation();
  const { pathname, hash, key } = location;
  const address = createPath(location);
  const navigationType = useNavigationType();
  const last = useRef({ pathname, key });
  /** Where one went on to from each page of the history. */
  const followed = useRef(new Map<string, string>());
  useEffect(() => {
    const before = last.current;
    last.current = { pathname, key };
    const content = document.getElementById(CONTENT_ID);
    if (!content || before.key === key) return;
    if (navigationType === NavigationType.Push) followed.current.set(before.key, address);
    const place = hash === '' ? null : document.getElementById(decodeHash(hash.slice(1)));
    if (place) return focusOn(place);
    if (before.pathname === pathname) return;
    const title = content.querySelector('h1');
    if (title) content.setAttribute('aria-labelledby', (title.id ||= TITLE_ID));
    else content.removeAttribute('aria-labelledby');
    const focused = document.activeElement;
    if (focused !== content && content.contains(focused)) return;
    const from = navigationType === NavigationType.Pop ? followed.current.get(key) : undefined;
    focusOn((from !== undefined && linkTo(from, content)) || content);
  }, [pathname, hash, key, address, navigationType]);
}
