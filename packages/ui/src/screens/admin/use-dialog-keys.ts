import { useEffectEvent, useLayoutEffect } from 'react';

const TYPING =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [aria-haspopup="listbox"], [role="listbox"], [role="menu"]';

/** Letters of an open dialog; never while somebody types or chooses. */
export function useDialogKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey || event.isComposing || event.defaultPrevented) return;
    if (target instanceof Element && target.closest(TYPING) !== null) return;
    const act = keys[key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  // At once: who decides fast types as soon as the next one shows.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
