import { fold, type Said } from './text.ts';
import { allWays, anyWay } from './words/words.ts';
import type { Intent } from './words/words.types.ts';

const INTENTS: readonly Intent[] = ['finish', 'skip', 'none', 'yes', 'help'];
const byPhrase = new Map(
  INTENTS.toReversed().flatMap((intent) =>
    allWays(({ intents }) => intents[intent]).map((phrase) => [bare(phrase), intent] as const),
  ),
);

/** What a message wants if it says nothing else, such as "skip" or "I don't know what to write". */
export const intentOf = (said: Said): Intent | null =>
  byPhrase.get(bare(said.folded)) ??
  (SAYS_YES.isAllOf(said.folded) ? 'yes' : SAYS_NONE.isAllOf(said.folded.slice(openingEnd(said))) ? 'none' : null);

function bare(text: string): string {
  return fold(text)
    .replaceAll(/[.!?,;:。！？，~…、]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/ (?:please|svp|stp|thanks|merci|then|alors)$/, '')
    .replace(/^(?:ok|okay|well|euh|bon|嗯) (?=.)/, '');
}

const OPENER = new RegExp(
  String.raw`^\s*(?:${anyWay(({ openers }) => openers)}(?=[\s,.!;:，。！]|$|[一-鿿])[\s,.!;:，。！…-]*)+`,
);
const RUDE = new RegExp(anyWay(({ rude }) => rude));
const ORDER = new RegExp(String.raw`${anyWay(({ orders }) => orders)}|<\s*\/?[a-z]+|[{}]`);
const YES = anyWay(({ intents }) => intents.yes);
const YES_AND = new RegExp(String.raw`^\s*${YES}[\s,.!;:，。！-]+(?=.)`);
const REFUSING = anyWay(({ refusals }) => refusals);
const UNSAID = anyWay(({ notNames, unsaid }) => `${notNames}|${unsaid}`);
const REFUSAL = new RegExp(String.raw`^\s*(?:${UNSAID}[\s']*){0,5}${REFUSING}(?!-).{0,40}$`);

/** Texts that say this, and beside it at most words that say nothing more. */
function saysOnly(what: string, beside: string) {
  const [said, either] = [new RegExp(what), new RegExp(`${what}|${beside}`, 'g')];
  return {
    isAllOf: (folded: string): boolean => said.test(folded) && !/[\p{L}\p{N}]/u.test(folded.replaceAll(either, ' ')),
  };
}
const SAYS_YES = saysOnly(YES, YES);
const SAYS_NONE = saysOnly(REFUSING, UNSAID);

/** The end of a meaningless opening, "Sure, …"; 0 if there is none. */
export const openingEnd = ({ folded }: Said): number => OPENER.exec(folded)?.[0].length ?? 0;
/** The end of a "yes" with more after it, "Yes, and …"; 0 if there is none. */
export const yesEnd = ({ folded }: Said): number => YES_AND.exec(folded)?.[0].length ?? 0;
/** Whether a short sentence begins as a refusal, "No website yet"; what it says more is confirmed first (GA4). */
export const isRefusal = (folded: string): boolean => REFUSAL.test(folded);
/** Whether a sentence may be an insult or a joke; its facts are confirmed first (GA4). */
export const isRude = (folded: string): boolean => RUDE.test(folded);
/** Whether a sentence orders the assistant about or is code; it answers nothing. */
export const isOrder = (folded: string): boolean => ORDER.test(folded);
/** Whether what a text says may not be meant as an answer. */
export const isUnmeant = (folded: string): boolean => isRude(folded) || isRefusal(folded);
