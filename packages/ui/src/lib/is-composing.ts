import type { KeyboardEvent } from 'react';

/** What browsers say a key is while an input method has it. */
const HANDLED_BY_INPUT_METHOD = 229;

/**
 * Whether a key belongs to the composition of a word, in Chinese for one. WebKit sends the Enter that ends a composition
 * after the composition is over: there only its old key code tells.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === HANDLED_BY_INPUT_METHOD;
