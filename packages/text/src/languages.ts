// Languages that people speak: stored by code (ISO 639-1, or 639-3 if there is none), displayed and chosen by name.
import { foldWord, withoutAccents, type WordLanguage } from './words.ts';

const codes =
  'en fr zh es pt de it nl pl ru uk tr ar fa he hi bn ur ta te ml mr gu pa id ms vi th tl ja ko yue sv da nb fi et lv lt cs sk hu ro bg el sr hr sl sq mk ka hy az kk uz mn ne si km lo my sw am ha yo ig zu xh af so rw ca eu gl ga cy is mt lb eo la ht'.split(
    ' ',
  );

const READERS: readonly WordLanguage[] = ['en', 'fr', 'zh'];

/** Spellings beyond the names that every dictionary has. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  zh: ['Mandarin', 'mandarin chinese', '中国话', '汉语', '普通话', '国语', '华语', '中文', '漢語', '普通話'],
  yue: ['Cantonese', '广东话', '粤语', '廣東話'],
  nb: ['Norwegian', 'norvégien', '挪威语'],
  tl: ['Filipino', 'Tagalog', 'philippin'],
  fa: ['Farsi'],
  pt: ['Brazilian Portuguese', 'português', 'Portugues'],
};

const dictionaries = new Map<string, Intl.DisplayNames>();

function nameIn(reader: string, code: string): string {
  // Creating one takes about a millisecond.
  const dictionary = dictionaries.get(reader) ?? new Intl.DisplayNames([reader], { type: 'language' });
  dictionaries.set(reader, dictionary);
  return dictionary.of(code) ?? code;
}

/** Every folded spelling of a language: its code, its names in the readers' languages and in itself, with 语 and with 文. */
function spellingsOf(code: string): string[] {
  const names = [code, ...[...READERS, code].map((reader) => nameIn(reader, code)), ...(ALSO[code] ?? [])];
  const written = names.flatMap((name) => [name, name.replace(/语$/, '文')]);
  return [...new Set(written.flatMap((name) => [foldWord(name), withoutAccents(name)]))];
}

const spellings = new Map(codes.map((code) => [code, spellingsOf(code)]));
/** Every known language: its code, and every folded spelling. */
export const languageSpellings: ReadonlyMap<string, readonly string[]> = spellings;

const codeOf = new Map([...spellings].flatMap(([code, ways]) => ways.map((way) => [way, code] as const)));

/** A language's code, from its name in any of the readers' languages or in itself; another word, folded. */
export const languageKey = (word: string): string => codeOf.get(foldWord(word)) ?? foldWord(word);

/** Every folded spelling of the language that a word names, itself included. */
export const sameLanguages = (word: string): readonly string[] => spellings.get(languageKey(word)) ?? [foldWord(word)];

/** A language's stored form: its code if known, else the word as written. */
export const languageToStore = (word: string): string => codeOf.get(foldWord(word)) ?? word;

/** A language's name in the reader's language; a word that is no language stays as it is. */
export function languageName(word: string, reader: string): string {
  const code = codeOf.get(foldWord(word));
  return code === undefined ? word : nameIn(reader, code);
}

/** The codes of the languages with a name that starts like this. At most `most`, the product's languages first. */
export function suggestLanguages(beginning: string, most: number): string[] {
  const typed = withoutAccents(beginning);
  return codes
    .filter((code) => spellings.get(code)?.some((way) => way !== code && withoutAccents(way).startsWith(typed)))
    .slice(0, most);
}
