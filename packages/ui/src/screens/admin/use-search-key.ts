import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Platforms where ⌘ replaces Ctrl. */
const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
const never = () => () => {};
/** A toast is an alert dialog too, and waits for nobody. */
const QUESTION = '[role="alertdialog"]:not([aria-modal="false"])';

/** The search's shortcut: ⌘K, or Ctrl and K. */
export function useSearchKeys(): readonly [string, string] {
  return useSyncExternalStore(never, isApple, () => false) ? ['⌘', 'K'] : ['Ctrl', 'K'];
}

/** Listens for the shortcut, wherever the focus is; never while a question awaits its answer. */
export function useSearchKey(onSearch: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, metaKey, ctrlKey, altKey, shiftKey, isComposing } = event;
    const isHeld = isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
    if (key.toLowerCase() !== 'k' || !isHeld || altKey || shiftKey || isComposing) return;
    // The browser's own action for these keys leaves the page.
    event.preventDefault();
    if (document.querySelector(QUESTION) === null) onSearch();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    // The focused element may handle its keys itself.
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
}
