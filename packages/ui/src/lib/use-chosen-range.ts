import { type SyntheticEvent, useRef } from 'react';
import { toggledOf, withRange } from './with-range.ts';

/** A selection among many. */
export interface Choosing {
  readonly ids: ReadonlySet<string>;
  readonly onChange: (ids: ReadonlySet<string>) => void;
}

const isWithShift = ({ nativeEvent }: SyntheticEvent): boolean =>
  (nativeEvent instanceof MouseEvent || nativeEvent instanceof KeyboardEvent) && nativeEvent.shiftKey;

/**
 * Lets Shift select everything from the last selected one: put `watch` around the checkboxes, and pass each change to `choose`.
 * What is selected outside `order`, as on another page of it, stays selected.
 */
export function useChosenRange(order: readonly string[], choosing: Choosing | undefined) {
  const isShift = useRef(false);
  const anchor = useRef<string | null>(null);
  const note = (event: SyntheticEvent): void => {
    isShift.current = isWithShift(event);
  };
  function choose(after: ReadonlySet<string>): void {
    if (!choosing) return;
    const inOrder = (ids: ReadonlySet<string>) => new Set(order.filter((id) => ids.has(id)));
    const change = { before: inOrder(choosing.ids), after: inOrder(after) };
    const toggled = toggledOf(change.before, change.after);
    const shown = new Set(order);
    const outside = [...choosing.ids].filter((id) => !shown.has(id));
    choosing.onChange(
      new Set([...outside, ...withRange(order, { ...change, anchor: anchor.current, isShift: isShift.current })]),
    );
    if (toggled !== null) anchor.current = toggled;
  }
  return { watch: { onPointerDownCapture: note, onKeyDownCapture: note }, choose };
}
