import { contrast, over } from './colour.ts';
import { type Pair, surfaces } from './pairs.ts';
import type { Tokens } from './theme-tokens.ts';

/** A foreground on one background: 1 to 21. A translucent background is named with the surface below it. */
export interface Measured {
  readonly place: string;
  readonly ratio: number;
}

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

/** The contrasts of a pair in a theme, one for each background. */
export const contrastsOf = (tokens: Tokens, { text, on }: Pair): Measured[] =>
  on
    .flatMap((background) => appearances(tokens, background))
    .map(({ place, seen }) => ({ place, ratio: contrast(over(colour(tokens, text), seen), seen) }));
