import { type Language, locales, matchLanguage } from '../packages/ui/src/locales/namespaces.ts';

/** The toolbar's values. */
export interface Globals {
  readonly theme?: unknown;
  readonly language?: unknown;
  readonly direction?: unknown;
  readonly motion?: unknown;
  readonly text?: unknown;
}

export const languageOf = ({ language }: Globals): Language => matchLanguage(String(language)) ?? 'en';

export const directionOf = ({ direction }: Globals): 'ltr' | 'rtl' => (direction === 'rtl' ? 'rtl' : 'ltr');

/** Applies them to the page. */
export function applyToolbar(globals: Globals): void {
  const root = document.documentElement;
  root.dataset.theme = String(globals.theme);
  root.dataset.motion = String(globals.motion);
  root.style.fontSize = globals.text === '100' ? '' : `${String(globals.text)}%`;
  root.lang = locales[languageOf(globals)];
  root.dir = directionOf(globals);
}
