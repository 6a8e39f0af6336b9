import { type Colour, parseOklch } from './colour.ts';

export type Tokens = ReadonlyMap<string, Colour>;

const COLOUR = String.raw`(oklch\([^()]*\))`;
const TOKEN = new RegExp(String.raw`--mu-([a-z-]+): (?:${COLOUR}|light-dark\(${COLOUR}, ${COLOUR}\));`, 'g');

/** The colours of a theme, by token name without its prefix. */
export function tokensOf(css: string, theme: 'light' | 'dark'): Tokens {
  return new Map(
    [...css.matchAll(TOKEN)].map(([, name = '', both, light, dark]) => [
      name,
      parseOklch(both ?? (theme === 'light' ? light : dark) ?? ''),
    ]),
  );
}

/** The names of the colours that Tailwind's utilities offer. */
export const utilityColours = (css: string): string[] =>
  [...css.matchAll(/--color-([a-z-]+): var\(/g)].map(([, name = '']) => name);
