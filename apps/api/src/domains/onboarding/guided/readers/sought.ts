import { languageKey } from '@mutuals/text/languages';
import { knownWord, knownWords } from '@mutuals/text/words';
import { anyOf, findAll, type Said, without } from '../text.ts';
import { allWays, soughtWays, vocabulary } from '../words/words.ts';
import type { SoughtGroup, SoughtKind } from '../words/words.types.ts';
import { CHOICES } from './choices.ts';
import { SPOKEN } from './lists.ts';
import type { Reading } from './reading.ts';

/** The facts of what a profile seeks (D62). They are not on the profile, and no model reads them. */
export const isSoughtFact = (fact: string | null): fact is 'seeks' | 'mustFit' =>
  fact === 'seeks' || fact === 'mustFit';

export const TYPES = ['individual', 'group', 'project'] as const satisfies readonly SoughtKind[];
export const SUBTYPES = [
  ...CHOICES.role,
  ...CHOICES.groupType,
  ...CHOICES.projectType,
] as const satisfies readonly SoughtKind[];
const GROUPS = ['types', 'subtypes', 'languages', 'tags'] as const satisfies readonly SoughtGroup[];
const KINDS = vocabulary([...keysOf('types', TYPES), ...keysOf('subtypes', SUBTYPES)]);
const MUSTS = vocabulary(
  GROUPS.flatMap((group) => allWays(({ soughtGroups }) => soughtGroups[group]).map((way) => [way, group] as const)),
);
const ALL = new RegExp(anyOf(allWays(({ soughtGroups }) => soughtGroups.all)));
const TOPIC = new RegExp(anyOf(knownWords.flatMap(({ spellings }) => spellings)), 'dg');

/** Each way to name a kind, also of several, and its key. */
function keysOf(group: SoughtGroup, kinds: readonly SoughtKind[]) {
  const named = kinds.flatMap((kind) => allWays((each) => soughtWays(each, kind)).map((way) => ({ kind, way })));
  return named.flatMap(({ kind, way }) => [way, `${way}s`].map((each) => [each, `${group}:${kind}`] as const));
}

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
    ...take(KINDS.pattern, (word) => KINDS.meaningOf(word)),
    ...take(SPOKEN, (word) => `languages:${languageKey(word)}`),
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
    const group = MUSTS.meaningOf(folded.slice(start, end));
    return group === undefined ? [] : [{ fact: 'mustFit', value: [group], start, end, phrase, isSure: true }];
  });
}

/** GA11: reads the answer to one of the two questions about what is sought, and nothing else in it. */
export const readSought = (fact: 'seeks' | 'mustFit', said: Said): Reading[] =>
  fact === 'seeks' ? readSeeks(said) : readMusts(said);
