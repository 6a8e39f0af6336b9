import { describe, expect, it } from 'vitest';
import css from '../theme.css?raw';
import { contrast, over, parseOklch } from './colour.ts';
import { decorative, pairs, surfaces } from './pairs.ts';
import { type Tokens, tokensOf, utilityColours } from './theme-tokens.ts';

const themes = { light: tokensOf(css, 'light'), dark: tokensOf(css, 'dark') };

function colour(tokens: Tokens, name: string) {
  const found = tokens.get(name);
  if (!found) throw new Error(`no colour is called ${name}`);
  return found;
}

/** What `name` looks like: itself, or itself on each surface where it lets one through. */
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

describe('both themes', () => {
  it('set the same tokens', () => {
    expect([...themes.dark.keys()]).toEqual([...themes.light.keys()]);
  });
});
