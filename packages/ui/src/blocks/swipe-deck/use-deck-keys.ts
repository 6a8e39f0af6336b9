import { type RefObject, useEffect, useEffectEvent } from 'react';

/** In these the keys move the caret or the selection, or delete. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [role="radiogroup"], [role="toolbar"]';

/**
 * The deck's keys work wherever on the page the focus is; not in a field or a group of choices, not under a dialog or a menu, and not as part of a
 * shortcut. A key without an action stays the page's.
 */
export function useDeckKeys(
  deck: RefObject<Element | null>,
  actions: Readonly<Record<string, false | (() => void) | undefined>>,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const act = actions[event.key];
    if (!act || event.defaultPrevented || event.repeat) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // All around it: from inside of a shadow root, the event's own target is the host.
    if (event.composedPath().some((around) => around instanceof Element && around.matches(OWN_KEYS))) return;
    // An overlay makes the rest of the page inert.
    if (deck.current?.closest('[inert]')) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
