import { describe, expect, it } from 'vitest';
import css from '../theme.css?raw';
import { contrast, parseOklch } from './colour.ts';
import { contrastsOf } from './contrasts.ts';
import { decorative, pairs } from './pairs.ts';
import { type Lch, tokensOf, utilityColours } from './theme-tokens.ts';
import { ownTheme } from './tokens.ts';

const themes = { light: tokensOf(css, 'light'), dark: tokensOf(css, 'dark') };

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
    const tooWeak = contrastsOf(tokens, { text, on, least })
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
      contrastsOf(tokens, {
        text,
        on: on.filter((background) => [text, background].some((name) => name.includes('accent') || name === 'focus')),
        least,
      })
        .filter(({ ratio }) => ratio < least)
        .map(({ place, ratio }) => `${text} on ${place}: ${ratio.toFixed(2)} < ${least}`),
    );
    expect(tooWeak).toEqual([]);
  });
});

/** Of every lightness, hue and strength that the builder offers. */
const everyAccent = Array.from({ length: 14 }, (_, step) => 0.3 + step * 0.05).flatMap((l) =>
  [0, 0.1, 0.2, 0.3].flatMap((c) => Array.from({ length: 12 }, (_, step): Lch => [Number(l.toFixed(2)), c, step * 30])),
);

const written = ([l, c, h]: Lch): string => `oklch(${l} ${c} ${h})`;

it.each([
  ['for both themes', (accent: Lch) => ({ light: accent, dark: accent, colour: written(accent) })],
  [
    'for each theme',
    (light: Lch, place: number) => {
      const dark = everyAccent.at(-1 - place) ?? light;
      return { light, dark, colour: [written(light), written(dark)] as const };
    },
  ],
])('whatever accent an app takes %s, what ownTheme writes for it can be read on it in each state', (_, accentOf) => {
  const onAccent = pairs.filter(({ text }) => text === 'on-accent');
  const tooWeak = everyAccent.flatMap((each, place) => {
    const accent = accentOf(each, place);
    const sheet = css + ownTheme({ colour: { accent: accent.colour } });
    return (['light', 'dark'] as const).flatMap((theme) =>
      onAccent.flatMap((pair) =>
        contrastsOf(tokensOf(sheet, theme, accent[theme]), pair)
          .filter(({ ratio }) => ratio < pair.least)
          .map(({ place: on, ratio }) => `${accent[theme].join(' ')} ${theme} ${on}: ${ratio.toFixed(2)}`),
      ),
    );
  });
  expect(tooWeak).toEqual([]);
});

it('ownTheme leaves an accent alone on which the derived colours can be read, and an app its own', () => {
  expect(ownTheme({ colour: { accent: 'oklch(0.82 0.166 85)' } })).not.toContain('on-accent');
  expect(ownTheme({ colour: { accent: '#0a58ca' } })).not.toContain('on-accent');
  expect(ownTheme({ colour: { accent: '#2f80ed' } })).toContain('--mu-on-accent: oklch(0 0 0);');
  expect(ownTheme({ colour: { accent: '#2f80ed', 'on-accent': 'white' } })).toContain('--mu-on-accent: white;');
  expect(ownTheme({ colour: { accent: ['#0a58ca', 'oklch(0.82 0.166 85)'] } })).not.toContain('on-accent');
});

describe('both themes', () => {
  it('set the same tokens', () => {
    expect([...themes.dark.keys()]).toEqual([...themes.light.keys()]);
  });
});
