import { fold, type Said } from './text.ts';
import { allWays, anyWay } from './words/words.ts';
import type { Intent } from './words/words.types.ts';

const INTENTS: readonly Intent[] = ['finish', 'skip', 'none', 'yes', 'help'];
const byPhrase = new Map(
  INTENTS.toReversed().flatMap((intent) =>
    allWays(({ intents }) => intents[intent]).map((phrase) => [bare(phrase), intent] as const),
  ),
);

/** What a message wants if it says nothing else, such as "skip". */
export const intentOf = ({ folded }: Said): Intent | null => byPhrase.get(bare(folded)) ?? null;

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
const YES = new RegExp(String.raw`^\s*${anyWay(({ intents }) => intents.yes)}[\s,.!;:，。！-]+(?=.)`);
const REFUSAL =
  /^(?:no|nope|none|nothing|i don'?t (?:have|know|want|really)|i do not|we don'?t|there is no|not yet|pas (?:de|d'|encore)|non|aucune?|rien|je n'ai|j'ai pas|on n'a|on a pas|il n'y|还没|没|暂无|无|不)(?![a-z])[^,;.!?，。]{0,40}[.!。]?$/;

/** The end of a meaningless opening, "Sure, …"; 0 if there is none. */
export const openingEnd = ({ folded }: Said): number => OPENER.exec(folded)?.[0].length ?? 0;
/** The end of a "yes" with more after it, "Yes, and …"; 0 if there is none. */
export const yesEnd = ({ folded }: Said): number => YES.exec(folded)?.[0].length ?? 0;
/** A refusal in other words than "no": "No website yet". */
export const isRefusal = ({ folded }: Said): boolean => REFUSAL.test(folded.trim());
