import { isolate } from '../../lib/isolate.ts';
import type { InCommon } from './deck-card.types.ts';

/** A language's name in `locale`, or the word itself if it is no language code. */
export function languageName(word: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }).of(word) ?? word;
  } catch {
    return word;
  }
}

const sameWord = (word: string): string => word.trim().toLocaleLowerCase();

/** The names of what two profiles share, activities before languages, each once. */
export function namesInCommon(common: InCommon, locale: string): readonly string[] {
  const names = [
    ...common.tags,
    ...common.skills,
    ...common.interests,
    ...common.languages.map((word) => languageName(word, locale)),
  ];
  const once = new Map(names.map((name) => [sameWord(name), name]));
  return [...once.values()];
}

/** Names side by side, separated as a list in `locale`: "a, b, c" or "甲、乙、丙". */
export function joinNames(names: readonly string[], locale: string): string {
  const divider =
    new Intl.ListFormat(locale).formatToParts(['a', 'b', 'c']).find(({ type }) => type === 'literal')?.value ?? ', ';
  return names.map(isolate).join(divider);
}

/** Whether the acting profile has a card's tag too. */
export const isShared = (tag: string, common: InCommon): boolean =>
  common.tags.some((shared) => sameWord(shared) === sameWord(tag));

/** A card's three tags: the shared ones first. */
export function cardTags(tags: readonly string[], common: InCommon): readonly string[] {
  return [...tags.filter((tag) => isShared(tag, common)), ...tags.filter((tag) => !isShared(tag, common))].slice(0, 3);
}
