import type { KeyboardEvent } from 'react';

/** What browsers say a key is while an input method has it. */
const HANDLED_BY_INPUT_METHOD = 229;

/**
 * Whether a key belongs to the composition of a word, in Chinese for one. WebKit sends the Enter that ends a composition
 * after the composition is over: there only its old key code tells.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === HANDLED_BY_INPUT_METHOD;

/** For `onKeyDownCapture`: keys of a composition stay with the input method. Nothing is searched, chosen or closed by them. */
export function keepComposingKeys(event: KeyboardEvent): void {
  if (isComposing(event)) event.stopPropagation();
}
