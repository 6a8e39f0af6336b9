import { wordKey } from '@mutuals/text/words';
import { type FactName, type Interview, isListFact, namesOf, type ProfileType } from '../interview.ts';
import { anyOf, findAll, fold, type Said, type Span, trimmed } from '../text.ts';
import { allWays, anyWay, ways, words } from '../words/words.ts';
import type { Reading } from './reading.ts';

const LINKS = ['github', 'x', 'telegram', 'discord', 'websites'] as const;
const COMMON = ['name', 'bio', 'tags', 'interests', 'languages', 'seeks', 'mustFit', ...LINKS] as const;
/** The facts that can be edited by name. */
const FACTS: Readonly<Record<ProfileType, readonly FactName[]>> = {
  individual: [...COMMON, 'role', 'skills', 'wallet'],
  group: [...COMMON, 'groupType', 'categories', 'memberCount', 'isPublic', 'entryRequirements'],
  project: [...COMMON, 'projectType', 'status', 'teamSize', 'funding', 'tokenAddress', 'chain'],
};

const labelsOf = ({ profileType }: Interview): ReadonlyMap<string, FactName> =>
  new Map(
    Object.values(words).flatMap(({ labels }) =>
      FACTS[profileType].flatMap((fact) => ways(labels[fact]).map((label): [string, FactName] => [fold(label), fact])),
    ),
  );

const MY = String.raw`(?:(?:the|my|our|its|le|la|les|l'|ma|mon|mes|notre|nos|我的|我们的)\s*)?`;
const CHANGE = anyWay(({ change }) => change);
const INTO = anyWay(({ into }) => into);
const REMOVE = new RegExp(String.raw`^\s*${anyWay(({ remove }) => remove)}\s*(?:${MY}\p{L}+\s+)?(?<value>.+)$`, 'dgu');

/** A new value for a named field; null asks for the field again. */
export interface Labelled {
  fact: FactName;
  value: Span | null;
}

/** GA8: reads "bio: I draw", one a line; "change the name", "change my name to Zoe", "把名字改成小周". */
export function readLabelled(said: Said, interview: Interview): Labelled[] {
  const labels = labelsOf(interview);
  const label = `(?<label>${anyOf([...labels.keys()])})`;
  const patterns = [
    String.raw`(?:^|\n)[\s*•-]*${MY}${label}\s*[:=]\s*(?<value>[^\n]+)`,
    String.raw`^\s*${CHANGE}\s*:?\s*${MY}${label}\s*[.!。]*(?:${INTO}\s*:?\s*(?<value>[^\n]+))?$`,
    String.raw`^\s*把?${MY}${label}\s*(?:改成|改为|换成)\s*(?<value>[^\n]+)$`,
  ];
  return patterns.flatMap((pattern) =>
    [...said.folded.matchAll(new RegExp(pattern, 'dg'))].flatMap(({ groups, indices }): Labelled[] => {
      const fact = labels.get(groups?.['label'] ?? '');
      const place = indices?.groups?.['value'];
      const [value = null] = place === undefined ? [] : trimmed(said.text, ...place);
      return fact === undefined ? [] : [{ fact, value }];
    }),
  );
}

/** The end of a field's name at the start of its answer, "Tags defi, lending"; 0 if there is none. */
export function labelEnd({ folded }: Said, fact: FactName): number {
  const label = anyWay(({ labels }) => labels[fact]);
  return (
    new RegExp(String.raw`^\s*${MY}${label}\s*(?:are|is|sont|est|有|是|:|=)?\s+(?=\S)`).exec(folded)?.[0].length ?? 0
  );
}

/** One part of a message; all positions stay the same. */
export const partOf = ({ text }: Said, { start, end }: Span): string => ' '.repeat(start) + text.slice(start, end);

/** GA8: reads what is left of a list without an item: "remove Rust", "enlève DeFi", "去掉 Rust". */
export const readRemovals = (said: Said, { facts }: Interview): Reading[] =>
  findAll(REMOVE, said.folded).flatMap(({ start, end, phrase }) => {
    const removed = wordKey(said.text.slice(start, end).replace(/[.!。]+$/, ''));
    return namesOf(facts).flatMap((fact): Reading[] => {
      const items = isListFact(fact) ? (facts[fact]?.value ?? []) : [];
      const value = items.filter((each) => wordKey(each) !== removed);
      return isListFact(fact) && value.length < items.length ? [{ fact, value, start, end, phrase, isSure: true }] : [];
    });
  });

/** GA8: the end of correcting words at the start of a message; 0 if there are none. */
export const correctionEnd = ({ folded }: Said): number => CORRECTION.exec(folded)?.[0].length ?? 0;
const CORRECTION = new RegExp(
  String.raw`^\s*(?:(?:(?:no|nope|non|nan|不|不是)(?=\s*[,.!;:。，])|${anyWay(({ corrections }) => corrections)})[\s,.!;:。，-]*)+(?:${anyOf(allWays(({ only }) => only))}\s*)?`,
);
