import { type RefObject, useEffect, useEffectEvent } from 'react';

const ROWS = '[data-row], tbody [role="row"]:not([aria-disabled="true"])';
const TYPING =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"]';

/** Moves through a list's rows with j and k, and reports other letters with the focused row; never while somebody types, or answers a dialog. */
export function useRowKeys(
  listRef: RefObject<HTMLElement | null>,
  keys: Readonly<Record<string, (row: HTMLElement) => void>>,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || event.isComposing || event.defaultPrevented) return;
    if (target instanceof Element && target.closest(TYPING) !== null) return;
    const rows = [...(listRef.current?.querySelectorAll<HTMLElement>(ROWS) ?? [])];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    if (key === 'j' || key === 'k') {
      const next = at === -1 ? 0 : at + (key === 'j' ? 1 : -1);
      rows[Math.min(Math.max(next, 0), rows.length - 1)]?.focus();
      return event.preventDefault();
    }
    const row = rows[at];
    const act = keys[key];
    if (row === undefined || act === undefined) return;
    event.preventDefault();
    act(row);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
