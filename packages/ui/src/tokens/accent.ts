import { contrast, lchOf, oklch, parseHex } from './colour.ts';
import { type Lch, read } from './theme-tokens.ts';
import type { ThemedColour } from './tokens.ts';

const LEAST = 4.5;

function lchFrom(accent: string): Lch | undefined {
  const hex = parseHex(accent);
  if (hex) return lchOf(hex);
  const [, l, c, h] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(accent.trim()) ?? [];
  return l === undefined ? undefined : [Number(l), Number(c), Number(h)];
}

/** What is derived from an accent: for its hover and its press the light theme's and the dark theme's. */
export interface Derived {
  readonly 'on-accent': ThemedColour;
  readonly 'accent-hover': ThemedColour;
  readonly 'accent-pressed': ThemedColour;
}

const inTheme = (colour: ThemedColour, theme: 0 | 1): string => (typeof colour === 'string' ? colour : colour[theme]);

/** The same of each name. */
const ofEach = (colourOf: (name: keyof Derived) => ThemedColour): Derived => ({
  'on-accent': colourOf('on-accent'),
  'accent-hover': colourOf('accent-hover'),
  'accent-pressed': colourOf('accent-pressed'),
});

/**
 * What an accent of middle lightness needs in place of what is derived from it, on which it would be too weak to read: black or
 * white, whichever is stronger, and states that move away from it; of a pair each theme's by its own. Undefined where the derived
 * colours do, and for an accent that is neither `#rrggbb` nor `oklch(L C H)`.
 */
export function readable(accent: ThemedColour, derived: Derived): Derived | undefined {
  if (typeof accent === 'string') return readableOn(accent, derived);
  const [ofLight, ofDark] = ([0, 1] as const).map((theme) => ofEach((name) => inTheme(derived[name], theme)));
  if (!ofLight || !ofDark) return undefined;
  const light = readableOn(accent[0], ofLight);
  const dark = readableOn(accent[1], ofDark);
  if (!light && !dark) return undefined;
  return ofEach((name) => [inTheme((light ?? ofLight)[name], 0), inTheme((dark ?? ofDark)[name], 1)]);
}

function readableOn(accent: string, derived: Derived): Derived | undefined {
  const lch = lchFrom(accent);
  if (!lch) return undefined;
  const colour = oklch(...lch);
  const grounds = [accent, derived['accent-hover'], derived['accent-pressed']]
    .flat()
    .map((each) => (each === accent ? colour : read(each, lch)));
  const words = [derived['on-accent']].flat().map((each) => read(each, lch));
  if (words.every((word) => grounds.every((ground) => contrast(word, ground) >= LEAST))) return undefined;
  const isDark = contrast(oklch(0, 0, 0), colour) >= contrast(oklch(1, 0, 0), colour);
  const moved = (by: number): string => `oklch(from var(--mu-accent) calc(l ${isDark ? '+' : '-'} ${by}) c h)`;
  return {
    'on-accent': isDark ? 'oklch(0 0 0)' : 'oklch(1 0 0)',
    'accent-hover': moved(0.03),
    'accent-pressed': moved(0.065),
  };
}
