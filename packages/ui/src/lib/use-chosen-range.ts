import { type SyntheticEvent, useRef } from 'react';
import { toggledOf, withRange } from './with-range.ts';

/** A selection among many. */
export interface Choosing {
  readonly ids: ReadonlySet<string>;
  readonly onChange: (ids: ReadonlySet<string>) => void;
}

const isWithShift = ({ nativeEvent }: SyntheticEvent): boolean =>
  (nativeEvent instanceof MouseEvent || nativeEvent instanceof KeyboardEvent) && nativeEvent.shiftKey;

/** Lets Shift select everything from the last selected one: put `watch` around the checkboxes, and pass each change to `choose`. */
export function useChosenRange(order: readonly string[], choosing: Choosing | undefined) {
  const isShift = useRef(false);
  const anchor = useRef<string | null>(null);
  const note = (event: SyntheticEvent): void => {
    isShift.current = isWithShift(event);
  };
  function choose(after: ReadonlySet<string>): void {
    if (!choosing) return;
    const before = choosing.ids;
    const toggled = toggledOf(before, after);
    choosing.onChange(withRange(order, { before, after, anchor: anchor.current, isShift: isShift.current }));
    if (toggled !== null) anchor.current = toggled;
  }
  return { watch: { onPointerDownCapture: note, onKeyDownCapture: note }, choose };
}
