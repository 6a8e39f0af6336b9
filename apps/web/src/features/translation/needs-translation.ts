import type { Language } from '@mutuals/ui/locales';

const HAN = /\p{Script=Han}/u;

/**
 * Whether a text may have to be translated for a reader: it is written in other letters, or its person speaks another language too. The
 * server tells for sure, and asks its translator only then; this spares the question for most cards.
 */
export function needsTranslation({ bio, languages }: Written, reader: Language): boolean {
  const isChinese = HAN.test(bio);
  if (isChinese || reader === 'zh') return isChinese !== (reader === 'zh');
  return languages.length === 0 || languages.some((language) => language !== reader);
}

const IN_HAN: ReadonlySet<string> = new Set(['zh', 'ja']);

/** The languages of its person that a text may be in, by its letters. */
export const possibleLanguages = ({ bio, languages }: Written): string[] =>
  languages.filter((language) => HAN.test(bio) === IN_HAN.has(language));

export interface Written {
  readonly bio: string;
  /** Codes of the languages that its person speaks. */
  readonly languages: readonly string[];
}
