import { languageSpellings } from '@mutuals/text/languages';
import { fold } from './reading.ts';

/** Names of languages that are words as well: only their longer names are looked for in sentences. */
const LEAST_LETTERS = 3;
const isName = (way: string): boolean => !/^[a-z]+$/.test(way) || way.length > LEAST_LETTERS;

/** The code of a language by each of its names, folded. */
export const languageCodes: ReadonlyMap<string, string> = new Map(
  [...languageSpellings].flatMap(([code, ways]) =>
    ways.filter((way) => way !== code && isName(way)).map((way) => [fold(way), code] as const),
  ),
);
