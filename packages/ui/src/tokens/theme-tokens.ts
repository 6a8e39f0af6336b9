import { type Colour, oklch, parseOklch } from './colour.ts';

export type Tokens = ReadonlyMap<string, Colour>;

/** Lightness, chroma and hue. */
export type Lch = readonly [l: number, c: number, h: number];

const COLOUR = String.raw`(oklch\((?:[^()]|\([^()]*\))*\))`;
const TOKEN = new RegExp(String.raw`--mu-([a-z-]+): (?:${COLOUR}|light-dark\(${COLOUR}, ${COLOUR}\));`, 'g');
const DERIVED = /^oklch\(from var\(--mu-accent\) (.*)\)$/;
const PARTS = /[a-z]*\([^()]*(?:\([^()]*\)[^()]*)*\)|\S+/g;

/** The accent that the sheet sets. */
export function accentOf(css: string): Lch {
  const found = /--mu-accent: oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);/.exec(css);
  if (!found) throw new Error('The sheet sets no accent.');
  return [Number(found[1]), Number(found[2]), Number(found[3])];
}

/** CSS's value for an expression over the accent's `l`, `c` and `h`: numbers, + - *, calc(), min() and clamp(). */
function evaluate(text: string, [l, c, h]: Lch): number {
  const tokens = text.match(/[a-z]+|[\d.]+|[-+*(),]/g) ?? [];
  let at = 0;
  const take = (wanted: string): boolean => tokens[at] === wanted && (at += 1) > 0;
  const sum = (): number => {
    let value = product();
    for (;;) {
      if (take('+')) value += product();
      else if (take('-')) value -= product();
      else return value;
    }
  };
  const product = (): number => {
    let value = atom();
    while (take('*')) value *= atom();
    return value;
  };
  const atom = (): number => {
    const token = tokens[at] ?? '';
    if (token !== '(') at += 1;
    const known = new Map([
      ['l', l],
      ['c', c],
      ['h', h],
    ]).get(token);
    if (known !== undefined) return known;
    if (/^[\d.]/.test(token)) return Number(token);
    const given: number[] = [];
    if (take('('))
      do given.push(sum());
      while (take(','));
    if (!take(')')) throw new Error(`Not understood: ${text}`);
    const [one = 0, two = 0, three = 0] = given;
    if (token === 'min') return Math.min(one, two);
    return token === 'clamp' ? Math.min(Math.max(one, two), three) : one;
  };
  return sum();
}

/** A colour as the tokens write it: its own, or derived from the accent. */
export function read(text: string, accent: Lch): Colour {
  const derived = DERIVED.exec(text)?.[1];
  if (derived === undefined) return parseOklch(text);
  const [l = 0, c = 0, h = 0] = (derived.match(PARTS) ?? []).map((part) => evaluate(part, accent));
  return oklch(l, c, h);
}

/** A theme's colours, by token name without its prefix; optionally with another accent, as an app would see them. */
export function tokensOf(css: string, theme: 'light' | 'dark', accent: Lch = accentOf(css)): Tokens {
  const tokens = new Map(
    [...css.matchAll(TOKEN)].map(([, name = '', both, light, dark]) => [
      name,
      read(both ?? (theme === 'light' ? light : dark) ?? '', accent),
    ]),
  );
  return tokens.set('accent', oklch(...accent));
}

/** The colour names of Tailwind's utilities. */
export const utilityColours = (css: string): string[] =>
  [...css.matchAll(/--color-([a-z-]+): var\(/g)].map(([, name = '']) => name);
