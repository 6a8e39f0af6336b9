import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Decision } from './drag.rules.ts';

const KEYS: Readonly<Record<string, Decision>> = { ArrowLeft: 'pass', ArrowUp: 'superLike', ArrowRight: 'like' };

/** In these the arrow keys move the caret or the selection. */
const OWN_ARROWS = 'input, textarea, select, [contenteditable], [role="radiogroup"], [role="toolbar"]';

/**
 * The arrow keys decide wherever on the page the focus is; not in a field or a group of choices, not under a dialog or a menu, and not as part of a
 * shortcut. Without a card there is nothing to decide, and `onDecide` is null.
 */
export function useDeckKeys(deck: RefObject<Element | null>, onDecide: ((decision: Decision) => void) | null): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const decision = KEYS[event.key];
    if (!onDecide || !decision || event.defaultPrevented || event.repeat) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest(OWN_ARROWS)) return;
    // An overlay makes the rest of the page inert.
    if (deck.current?.closest('[inert]')) return;
    event.preventDefault();
    onDecide(decision);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
