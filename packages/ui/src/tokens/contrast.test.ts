import { describe, expect, it } from 'vitest';
import css from '../theme.css?raw';
import { contrast, over, parseOklch } from './colour.ts';
import { decorative, pairs, surfaces } from './pairs.ts';
import { type Lch, type Tokens, tokensOf, utilityColours } from './theme-tokens.ts';

const themes = { light: tokensOf(css, 'light'), dark: tokensOf(css, 'dark') };

function colour(tokens: Tokens, name: string) {
  const found = tokens.get(name);
  if (!found) throw new Error(`no colour is called ${name}`);
  return found;
}

/** The visible colour of `name`: itself, or itself on each surface if it is translucent. */
const appearances = (tokens: Tokens, name: string) => {
  const top = colour(tokens, name);
  return top.alpha === 1
    ? [{ place: name, seen: top }]
    : surfaces.map((surface) => ({ place: `${name} on ${surface}`, seen: over(top, colour(tokens, surface)) }));
};

describe('colours as they are computed', () => {
  it('agrees with known values', () => {
    expect(contrast(parseOklch('oklch(1 0 0)'), parseOklch('oklch(0 0 0)'))).toBeCloseTo(21, 5);
    const [red, green, blue] = parseOklch('oklch(0.628 0.2577 29.23)').rgb;
    expect([red, green, blue].map((part) => Math.round(part * 255))).toEqual([255, 0, 0]);
  });
});

describe.each(Object.entries(themes))('%s theme', (_, tokens) => {
  it('sets every colour that a utility names', () => {
    expect(utilityColours(css).filter((name) => !tokens.has(name))).toEqual([]);
  });

  it('has no colour without a proven pair', () => {
    const proven = new Set<string>([...pairs.flatMap(({ text, on }) => [text, ...on]), ...decorative]);
    expect([...tokens.keys()].filter((name) => !proven.has(name))).toEqual([]);
  });

  it.each(pairs)('$text reads on $on', ({ text, on, least }) => {
    const tooWeak = on
      .flatMap((background) => appearances(tokens, background))
      .map(({ place, seen }) => ({ place, ratio: contrast(over(colour(tokens, text), seen), seen) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ place, ratio }) => `${text} on ${place}: ${ratio.toFixed(2)} < ${least}`);
    expect(tooWeak).toEqual([]);
  });
});

/** Accents that an app may set; the colours around them are derived. */
const accents: Readonly<Record<string, Lch>> = {
  blue: [0.5, 0.2, 260],
  violet: [0.48, 0.22, 292],
  rose: [0.52, 0.2, 15],
  green: [0.78, 0.17, 150],
  orange: [0.75, 0.17, 60],
  grey: [0.4, 0, 0],
};

describe.each(Object.entries(accents))('with the accent %s', (_, accent) => {
  const derived = ({ text, on }: (typeof pairs)[number]) =>
    [text, ...on].some((name) => name.includes('accent') || name === 'focus');

  it.each(['light', 'dark'] as const)('all that is derived from it reads in %s', (theme) => {
    const tokens = tokensOf(css, theme, accent);
    const tooWeak = pairs.filter(derived).flatMap(({ text, on, least }) =>
      on
        .filter((background) => [text, background].some((name) => name.includes('accent') || name === 'focus'))
        .flatMap((background) => appearances(tokens, background))
        .map(({ place, seen }) => ({ place, ratio: contrast(over(colour(tokens, text), seen), seen) }))
        .filter(({ ratio }) => ratio < least)
        .map(({ place, ratio }) => `${text} on ${place}: ${ratio.toFixed(2)} < ${least}`),
    );
    expect(tooWeak).toEqual([]);
  });
});

describe('both themes', () => {
  it('set the same tokens', () => {
    expect([...themes.dark.keys()]).toEqual([...themes.light.keys()]);
  });
});
