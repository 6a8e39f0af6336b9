import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Where ⌘ does what Ctrl does elsewhere. */
const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
const never = () => () => {};
/** A toast is an alert dialog too, and waits for nobody. */
const QUESTION = '[role="alertdialog"]:not([aria-modal="false"])';

/** What to press for the search: ⌘K, or Ctrl and K. */
export function useSearchKeys(): readonly [string, string] {
  return useSyncExternalStore(never, isApple, () => false) ? ['⌘', 'K'] : ['Ctrl', 'K'];
}

/** Tells when its keys are pressed, wherever the focus is; never while a question waits for its answer. */
export function useSearchKey(onSearch: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, metaKey, ctrlKey, altKey, shiftKey, isComposing } = event;
    const isHeld = isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
    if (key.toLowerCase() !== 'k' || !isHeld || altKey || shiftKey || isComposing) return;
    // What the browser has on these keys leads out of the page.
    event.preventDefault();
    if (document.querySelector(QUESTION) === null) onSearch();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    // What has the focus may keep its keys to itself.
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
}
