import { anyOf, fold, type Said } from './reading.ts';
import { allWords, words } from './words/words.ts';
import type { Intent, Topic } from './words/words.types.ts';

const INTENTS: readonly Intent[] = ['finish', 'skip', 'none', 'no', 'yes', 'recap', 'help', 'hello', 'thanks'];
const byPhrase = new Map(
  INTENTS.toReversed().flatMap((intent) =>
    allWords(({ intents }) => intents[intent]).map((phrase) => [bare(phrase), intent] as const),
  ),
);

/** GA4: what a message wants that holds nothing else, such as "skip". */
export const intentOf = ({ folded }: Said): Intent | null => byPhrase.get(bare(folded)) ?? null;

function bare(text: string): string {
  return fold(text)
    .replaceAll(/[.!?,;:。~…]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/ (?:please|svp|stp|thanks|merci)$/, '')
    .trim();
}

const TOPICS: readonly Topic[] = ['who', 'private', 'later', 'long', 'cost', 'price', 'needed', 'annoyed'];
const topicPatterns = TOPICS.map(
  (topic) => [topic, new RegExp(anyOf(allWords(({ topics }) => topics[topic])))] as const,
);

/** GA12: what somebody asks beside the matter. */
export const topicOf = ({ folded }: Said): Topic | null =>
  topicPatterns.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;

const CORRECTION = new RegExp(`^\\s*(?:${anyOf(words.flatMap(({ corrections }) => corrections))}[\\s,.!;:-]*)+`);
const INSIDE =
  /(?<![a-z])(?:actually|i meant|in fact|rather|en fait|plutot|finalement|je voulais dire)(?![a-z])|其实|而是|应该是/;

/** GA11: where the correcting words at the beginning end; 0 where there are none. */
export const correctionEnd = ({ folded }: Said): number => CORRECTION.exec(folded)?.[0].length ?? 0;
export const isCorrection = (said: Said): boolean => correctionEnd(said) > 0 || INSIDE.test(said.folded);

/** Whether somebody asks rather than tells. */
export const isQuestion = ({ text }: Said): boolean => /[?？]\s*$|[吗呢]\s*[?？。]?\s*$/.test(text);
