import type { components } from '@mutuals/api-client/schema';
import { languageKey, languageToStore } from '@mutuals/text/languages';
import { wordKey } from '@mutuals/text/words';
import type { ProfileType } from '../../database/schema.ts';
import { distinctWords } from '../../lib/words.ts';
import { Problem } from '../../problem.ts';
import { subtypesOf } from '../profiles/profiles.public.ts';

/**
 * What a profile seeks (D62).
 *
 * | rule | says |
 * |---|---|
 * | SK1 | A group of level `any`, or without values, asks for nothing. |
 * | SK2 | A profile fits a group if it has one of its values, in any spelling and language. |
 * | SK3 | A deck holds only profiles that fit every must, with or without a filter. |
 * | SK4 | Each nice that fits adds points; a must adds none, because all that is shown fits it. |
 * | SK5 | Each value is stored once, a language by its code, and a group without values as `any`. |
 * | SK6 | Musts of types and of subtypes that exclude each other are refused. |
 */
export type Seeking = components['schemas']['Seeking'];
export type SeekingGroup = components['schemas']['SeekingGroup'];
/** A must or a nice, and whether a profile fits it. */
export type Sought = components['schemas']['Score']['sought'][number];

/** In the order in which people are told. */
const GROUPS: readonly SeekingGroup[] = ['types', 'subtypes', 'languages', 'tags'];

export const NOTHING_SOUGHT: Seeking = {
  types: { level: 'any', values: [] },
  subtypes: { level: 'any', values: [] },
  languages: { level: 'any', values: [] },
  tags: { level: 'any', values: [] },
};

/** The traits of a profile that others seek it by. */
export interface SoughtTraits {
  readonly profileType: ProfileType;
  readonly subtype: string;
  readonly languages: readonly string[];
  readonly tags: readonly string[];
}

/** The groups of a level that ask for something (SK1). */
export const groupsOf = (seeking: Seeking, level: Sought['level']): SeekingGroup[] =>
  GROUPS.filter((group) => seeking[group].level === level && seeking[group].values.length > 0);

/** Whether anything is sought (SK1). */
export const isSeeking = (seeking: Seeking): boolean =>
  groupsOf(seeking, 'must').length + groupsOf(seeking, 'nice').length > 0;

/** The musts and nices, and which of them a profile fits (SK2). The values are prepared once for many profiles. */
export function soughtIn(seeking: Seeking): (traits: SoughtTraits) => Sought[] {
  const asked = (['must', 'nice'] as const).flatMap((level) =>
    groupsOf(seeking, level).map((group) => ({ group, level, fits: fitOf(seeking, group) })),
  );
  return (traits) => asked.map(({ group, level, fits }) => ({ group, level, fits: fits(traits) }));
}

/** Whether somebody of a type can fit the musts of types and of subtypes. */
export function mayFit(seeking: Seeking, type: ProfileType): boolean {
  const musts = groupsOf(seeking, 'must');
  const subtypes = new Set<string>(subtypesOf[type]);
  return (
    (!musts.includes('types') || seeking.types.values.includes(type)) &&
    (!musts.includes('subtypes') || seeking.subtypes.values.some((subtype) => subtypes.has(subtype)))
  );
}

function fitOf(seeking: Seeking, group: SeekingGroup): (traits: SoughtTraits) => boolean {
  switch (group) {
    case 'types':
      return ({ profileType }) => seeking.types.values.includes(profileType);
    case 'subtypes':
      return ({ subtype }) => seeking.subtypes.values.some((value) => value === subtype);
    case 'languages':
      return hasOneOf(seeking.languages.values, languageKey, ({ languages }) => languages);
    case 'tags':
      return hasOneOf(seeking.tags.values, wordKey, ({ tags }) => tags);
  }
}

function hasOneOf(
  sought: readonly string[],
  keyOf: (word: string) => string,
  wordsOf: (traits: SoughtTraits) => readonly string[],
): (traits: SoughtTraits) => boolean {
  const keys = new Set(sought.map(keyOf));
  return (traits) => wordsOf(traits).some((word) => keys.has(keyOf(word)));
}

/** What is sent in stored form (SK5). Throws `seeking_contradictory` (SK6). */
export function seekingToStore(sent: Seeking): Seeking {
  const stored = {
    types: settled(sent.types),
    subtypes: settled(sent.subtypes),
    languages: settled({ ...sent.languages, values: distinctWords(sent.languages.values.map(languageToStore)) }),
    tags: settled({ ...sent.tags, values: distinctWords(sent.tags.values) }),
  };
  const musts = groupsOf(stored, 'must');
  if (musts.includes('types') && musts.includes('subtypes')) {
    const possible = new Set<string>(stored.types.values.flatMap((type) => subtypesOf[type]));
    if (!stored.subtypes.values.some((subtype) => possible.has(subtype))) throw new Problem('seeking_contradictory');
  }
  return stored;
}

const settled = <Group extends Seeking[SeekingGroup]>(group: Group): Group =>
  group.values.length === 0 ? { ...group, level: 'any' } : group;
