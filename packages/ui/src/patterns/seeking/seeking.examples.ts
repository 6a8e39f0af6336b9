import type { HiddenByMusts, Seeking } from './seeking.types.ts';

export const nothingSought: Seeking = {
  types: { level: 'any', values: [] },
  subtypes: { level: 'any', values: [] },
  languages: { level: 'any', values: [] },
  tags: { level: 'any', values: [] },
};

/** One group of each level, and one that keeps its values. */
export const someSought: Seeking = {
  types: { level: 'must', values: ['individual', 'project'] },
  subtypes: { level: 'nice', values: ['artist', 'dapp'] },
  languages: { level: 'must', values: ['zh'] },
  tags: { level: 'any', values: ['defi'] },
};

export const hiddenByMusts: HiddenByMusts = {
  total: 12,
  musts: [
    { group: 'types', values: ['individual', 'project'], hides: 3, frees: 0 },
    { group: 'languages', values: ['zh'], hides: 9, frees: 6 },
    { group: 'tags', values: ['defi', 'zk'], hides: 5, frees: 2 },
  ],
};
