// The words of wallets' seed phrases (BIP-39). The lists are large: import this file when a text may hold a phrase.
import { validateMnemonic } from '@scure/bip39';
import { wordlist as english } from '@scure/bip39/wordlists/english.js';
import { wordlist as french } from '@scure/bip39/wordlists/french.js';
import { wordlist as chinese } from '@scure/bip39/wordlists/simplified-chinese.js';
import { wordlist as traditionalChinese } from '@scure/bip39/wordlists/traditional-chinese.js';
import { foldLetters, joinSpelled, lettersForDigits } from './fold.ts';

/** Whether a text has eleven or more words of a seed phrase in a row. */
export type SeedGuard = (text: string) => boolean;

/** With eleven of twelve words the last one is found in two thousand tries. */
const IN_A_ROW = 11;
/** Of eleven words of a phrase hardly two are the same; prose has its "you" and "that". */
const DIFFERENT = 9;
/** Longer than any word: a phrase written without spaces. */
const RUN_TOGETHER = 30;
const LONGEST_WORD = 12;
const LENGTHS: readonly number[] = [12, 15, 18, 21, 24];
const MOST_WORDS = 24;

const isAbbreviated = (word: string): boolean => /^[a-z]{5}/.test(word);

/** The folded spellings of a list, each with its word: whole, or where these are enough to know it, its first four letters. */
function spellingsOf(list: readonly string[]): ReadonlyMap<string, string> {
  const whole = list.map((word) => [foldLetters(word), word] as const);
  return new Map([
    ...whole.filter(([word]) => isAbbreviated(word)).map(([word, is]) => [word.slice(0, 4), is] as const),
    ...whole,
  ]);
}

/** Characters of every Chinese sentence; a phrase has few of them. */
const COMMON = new Set(
  '的一是在不了有和人这中大为上个国我以要他时来用们到作地于出就分对成会可主发年动同工也能下过子说产种面而方后多定行学法所民得经',
);
const MOST_COMMON = 3;

/** Whether twelve or more Chinese characters without spaces are a phrase rather than a sentence. */
function isChinesePhrase(characters: readonly string[], list: string[]): boolean {
  return (
    LENGTHS.includes(characters.length) &&
    characters.filter((character) => COMMON.has(character)).length <= MOST_COMMON &&
    validateMnemonic(characters.join(' '), list)
  );
}

function isPhrase(words: readonly string[], list: string[]): boolean {
  if (words.length < IN_A_ROW) return false;
  return (
    inARow(words).some((part) => differ(part) >= DIFFERENT) ||
    LENGTHS.some((length) => isValid(words.slice(0, length), list))
  );
}

/** Each eleven words that follow each other. */
const inARow = (words: readonly string[]): readonly string[][] =>
  words.slice(IN_A_ROW - 1).map((_, place) => words.slice(place, place + IN_A_ROW));

const differ = (words: readonly string[]): number => new Set(words).size;
const isValid = (words: readonly string[], list: string[]): boolean =>
  differ(words) > 1 && validateMnemonic(words.join(' '), list);

/** How many words of a list a text without spaces is made of; 0 if it is not made of them alone. Takes linear time. */
function countTogether(text: string, spellings: ReadonlyMap<string, string>): number {
  const counts = [0];
  for (let end = 1; end <= text.length; end += 1) {
    let most = -1;
    for (let start = Math.max(0, end - LONGEST_WORD); start < end; start += 1) {
      const before = counts[start] ?? -1;
      if (before > most - 1 && before >= 0 && spellings.has(text.slice(start, end))) most = before + 1;
    }
    counts.push(most);
  }
  return Math.max(0, counts.at(-1) ?? 0);
}

/** Han apart from all else: "词abandon" is two words. */
const WORD = /\p{Script=Han}+|[^\P{L}\p{Script=Han}]+/gu;
const HAN = /^\p{Script=Han}+$/u;
/** Between words that were written together: "AbandonAbility". */
const CAPITAL = /(?<=\p{Ll})(?=\p{Lu})/gu;

/** What people number words with: "word 1: abandon", "first abandon, second ability", "第1个词 的". */
const LABELS = new Set(
  (
    'word words and then next no nr num number st nd rd th one two three four five six seven eight nine ten eleven twelve ' +
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth last ' +
    'mot mots et puis er re eme ere un deux trois quatre cinq sept huit neuf dix onze douze ' +
    'premier premiere deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme onzieme douzieme dernier ' +
    '第 个 個 词 詞 号 號 和 然后 第一 第二 第三 第四 第五 第六 第七 第八 第九 第十 第十一 第十二'
  ).split(' '),
);

/** Finds phrases of these lists. Takes linear time, whatever the text. */
export function createSeedGuard(lists: readonly string[][]): SeedGuard {
  const known = lists.map((list) => ({ list, spellings: spellingsOf(list) }));
  return (text) =>
    readings(text).some((tokens) => known.some(({ list, spellings }) => hasRun(tokens, list, spellings)));
}

/** What finds a phrase that is sent in several messages. */
export interface SeedParts {
  /** Whether a text has nothing but whole words of one list. Chinese characters are words where each stands apart: "的 一 是". */
  isPart: SeedGuard;
  /** Whether the parts among texts that follow each other have eleven or more words of a phrase in a row. */
  areTogether: (texts: readonly string[]) => boolean;
}

/** Of eleven words in several messages. Chance draws one in four of a phrase's words from these; talk has little else. */
const MOST_EVERYDAY = 5;

/**
 * Finds phrases of these lists in several messages. Takes linear time.
 *
 * @param everyday words of short messages, folded: "Sure" and "Good idea" are made of words of the lists too
 */
export function createSeedParts(lists: readonly string[][], everyday: readonly string[]): SeedParts {
  const known = lists.map((list) => new Set(list.map(foldLetters)));
  const ofTalk = new Set([...everyday, ...COMMON]);
  const isDrawn = (words: readonly string[]): boolean =>
    differ(words) >= DIFFERENT && words.filter((word) => ofTalk.has(word)).length <= MOST_EVERYDAY;
  return {
    isPart: (text) => {
      const words = partOf(text);
      return known.some((list) => isOf(words, list));
    },
    areTogether: (texts) => {
      const all = texts.map(partOf);
      return known.some((list) => inARow(all.filter((words) => isOf(words, list)).flat()).some(isDrawn));
    },
  };
}

const partOf = (text: string): string[] => withoutLabels(tokensOf(text));

const isOf = (words: readonly string[], list: ReadonlySet<string>): boolean =>
  words.length > 0 && words.every((word) => list.has(word));

const withoutLabels = (tokens: readonly string[]): string[] => tokens.filter((token) => !LABELS.has(token));

/** The ways to read a text: as it is, without what words are numbered with, and with digits as letters. */
function readings(text: string): readonly (readonly string[])[] {
  const tokens = tokensOf(text);
  const unlabelled = withoutLabels(tokens);
  return [
    tokens,
    ...(unlabelled.length < tokens.length ? [unlabelled] : []),
    ...lettersForDigits(foldLetters(text)).map(wordsOf),
  ];
}

/** The words of a text; whatever is between them, single letters and numbers included, separates them and nothing more. */
const tokensOf = (text: string): string[] =>
  wordsOf(joinSpelled(foldLetters(foldedWithCase(text).replace(CAPITAL, ' '))));

const wordsOf = (folded: string): string[] =>
  (folded.match(WORD) ?? []).filter((word) => word.length > 1 || HAN.test(word));

/** Hidden characters are taken out before capitals are looked for. */
const foldedWithCase = (text: string): string =>
  text.normalize('NFKC').replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '');

function hasRun(tokens: readonly string[], list: string[], spellings: ReadonlyMap<string, string>): boolean {
  // Written in groups: "的一是在 不了有和 …".
  const chinese = tokens.filter((token) => HAN.test(token) && token.length <= IN_A_ROW).join('');
  if (chinese.length > 0 && chinese.length <= MOST_WORDS && isChinesePhrase([...chinese], list)) return true;
  const isChinese = HAN.test(list[0] ?? '');
  let run: string[] = [];
  for (const token of tokens) {
    const word = spellings.get(token);
    if (word !== undefined) run.push(word);
    // "词1 abandon 词2 ability": one character is to other words what a letter is.
    else if (!isChinese && HAN.test(token) && token.length === 1) continue;
    else if (isPhrase(run, list)) return true;
    else {
      run = [];
      const characters = HAN.test(token) ? [...token] : [];
      if (characters.length > 1 ? isChinesePhrase(characters, list) : countLong(token, spellings) >= IN_A_ROW)
        return true;
    }
  }
  return isPhrase(run, list);
}

const countLong = (token: string, spellings: ReadonlyMap<string, string>): number =>
  token.length > RUN_TOGETHER ? countTogether(token, spellings) : 0;

/** The lists of the product's languages. */
export const productSeedLists: readonly string[][] = [english, french, chinese, traditionalChinese];

/** Finds phrases in the product's languages: what the browser checks with. */
export const isSeedPhrase: SeedGuard = createSeedGuard(productSeedLists);
