import type { KeyboardEvent } from 'react';

/** The key that browsers report while an input method handles it. */
const HANDLED_BY_INPUT_METHOD = 229;

/**
 * Whether a key belongs to an IME composition, in Chinese for example. WebKit sends the Enter that ends a composition after the composition is over:
 * there only its legacy key code tells.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === HANDLED_BY_INPUT_METHOD;

/** For `onKeyDownCapture`: keys of a composition stay with the input method. They search, choose and close nothing. */
export function keepComposingKeys(event: KeyboardEvent): void {
  if (isComposing(event)) event.stopPropagation();
}
