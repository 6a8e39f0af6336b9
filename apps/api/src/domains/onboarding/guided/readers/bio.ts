import { limits } from '@mutuals/api-client/limits';
import { anyOf, type Reading, type Said, shareOf, type Span } from '../reading.ts';
import { allWords } from '../words/words.ts';

const CUES = new RegExp(anyOf(allWords(({ bioCues }) => bioCues)));
const HAN = /\p{Script=Han}/gu;
const LEAST_WORDS = 4;
const LEAST_HAN = 6;
/** Of a sentence that says other things, no more than this share is left to tell. */
const MOSTLY = 0.6;

/**
 * GA10: the sentences in which something is told, when nobody asked for a bio yet: those with a cue such as "I build" that other readings do
 * not account for already.
 */
export function readBio(said: Said, readings: readonly Reading[]): Reading[] {
  return together(
    said,
    said.sentences.filter((sentence) => isTelling(said, sentence, readings)),
  );
}

/** GA10: the answer to "tell me what you do": every sentence that is not wholly about something else. */
export function readBioAnswer(said: Said, readings: readonly Reading[]): Reading[] {
  const left = said.sentences.filter((sentence) => shareOf(sentence, readings) < MOSTLY && !isQuestion(said, sentence));
  const hasWords = left.some(({ start, end }) => /\p{L}{2}|\p{Script=Han}/u.test(said.text.slice(start, end)));
  return hasWords ? together(said, left) : [];
}

function isTelling(said: Said, sentence: Span, readings: readonly Reading[]): boolean {
  const text = said.folded.slice(sentence.start, sentence.end);
  const isLong = (text.match(HAN)?.length ?? 0) >= LEAST_HAN || text.split(/\s+/).length >= LEAST_WORDS;
  return isLong && CUES.test(text) && !isQuestion(said, sentence) && shareOf(sentence, readings) < MOSTLY;
}

const isQuestion = ({ text }: Said, { start, end }: Span): boolean => /[?？吗]$/.test(text.slice(start, end));

/** One bio of several sentences; each is a source of its own. */
function together({ text }: Said, sentences: readonly Span[]): Reading[] {
  const parts = sentences.map(({ start, end }) => text.slice(start, end));
  const value = parts.reduce(
    (whole, part) => (whole === '' ? part : `${whole}${/[。！？]$/.test(whole) ? '' : ' '}${part}`),
    '',
  );
  if (value === '' || Array.from(value).length > limits.bio) return [];
  return sentences.map((span) => ({ fact: 'bio', value, ...span, phrase: span }));
}
