import { languageKey, languageSpellings } from '@mutuals/text/languages';
import { knownWord, knownWords } from '@mutuals/text/words';
import { anyOf, findAll, fold, type Said, without } from '../text.ts';
import { allWays } from '../words/words.ts';
import type { SoughtGroup, SoughtKind } from '../words/words.types.ts';
import type { Reading } from './reading.ts';

/** The facts of what a profile seeks (D62). They are not on the profile, and no model reads them. */
export const isSoughtFact = (fact: string | null): fact is 'seeks' | 'mustFit' =>
  fact === 'seeks' || fact === 'mustFit';

export const TYPES = ['individual', 'group', 'project'] as const satisfies readonly SoughtKind[];
export const SUBTYPES = [
  'developer',
  'artist',
  'trader',
  'influencer',
  'raider',
  'community',
  'dao',
  'call_group',
  'cabal',
  'defi',
  'dapp',
  'nft',
  'token',
] as const satisfies readonly SoughtKind[];
const GROUPS = ['types', 'subtypes', 'languages', 'tags'] as const satisfies readonly SoughtGroup[];

const bare = (word: string): string => fold(word).replaceAll(/[\s-]+/g, ' ');

/** What words mean, and a pattern for all of them. Of two meanings the first counts. */
function vocabulary<Key extends string>(entries: readonly (readonly [way: string, key: Key])[]) {
  return {
    pattern: new RegExp(anyOf(entries.map(([way]) => way)), 'dg'),
    meanings: new Map(entries.map(([way, key]): [string, Key] => [bare(way), key]).toReversed()),
  };
}
const KINDS = vocabulary([
  ...TYPES.flatMap((type) => allWays(({ sought }) => sought[type]).map((way) => [way, `types:${type}`] as const)),
  ...SUBTYPES.flatMap((type) => allWays(({ sought }) => sought[type]).map((way) => [way, `subtypes:${type}`] as const)),
]);
const MUSTS = vocabulary(
  GROUPS.flatMap((group) => allWays(({ soughtGroups }) => soughtGroups[group]).map((way) => [way, group] as const)),
);
const ALL = new RegExp(anyOf(allWays(({ soughtGroups }) => soughtGroups.all)));
/** Names of languages, without codes, which may be other words. */
const LANGUAGE = new RegExp(
  anyOf(
    [...languageSpellings].flatMap(([code, ways]) =>
      ways.filter((way) => way !== code && (way.length > 3 || !/^[a-z]+$/.test(way))),
    ),
  ),
  'dg',
);
const TOPIC = new RegExp(anyOf(knownWords.flatMap(({ spellings }) => spellings)), 'dg');

/** Reads whom somebody looks for: types, roles and kinds, languages, known topics. Each word counts once. */
function readSeeks(said: Said): Reading[] {
  let left = said;
  const take = (pattern: RegExp, keyOf: (word: string) => string | undefined): Reading[] => {
    const found = findAll(pattern, left.folded).flatMap(({ start, end, phrase }): Reading[] => {
      const key = keyOf(said.text.slice(start, end));
      return key === undefined ? [] : [{ fact: 'seeks', value: [key], start, end, phrase, isSure: true }];
    });
    left = without(left, found);
    return found;
  };
  return [
    ...take(KINDS.pattern, (word) => KINDS.meanings.get(bare(word))),
    ...take(LANGUAGE, (word) => `languages:${languageKey(word)}`),
    ...take(TOPIC, (word) => `tags:${knownWord(word)?.key ?? word}`),
  ];
}

/** Reads which groups of what is sought must fit. */
function readMusts({ folded }: Said): Reading[] {
  const all = ALL.exec(folded);
  if (all !== null) {
    const span = { start: all.index, end: all.index + all[0].length };
    return GROUPS.map((group) => ({ fact: 'mustFit', value: [group], ...span, phrase: span, isSure: true }));
  }
  return findAll(MUSTS.pattern, folded).flatMap(({ start, end, phrase }): Reading[] => {
    const group = MUSTS.meanings.get(bare(folded.slice(start, end)));
    return group === undefined ? [] : [{ fact: 'mustFit', value: [group], start, end, phrase, isSure: true }];
  });
}

/** GA11: reads the answer to one of the two questions about what is sought, and nothing else in it. */
export const readSought = (fact: 'seeks' | 'mustFit', said: Said): Reading[] =>
  fact === 'seeks' ? readSeeks(said) : readMusts(said);
