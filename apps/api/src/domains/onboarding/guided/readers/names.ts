import { limits } from '@mutuals/api-client/limits';
import { isVisibleName } from '@mutuals/text';
import { languageSpellings } from '@mutuals/text/languages';
import { foldWord } from '@mutuals/text/words';
import { isRude } from '../intents.ts';
import type { Interview } from '../interview.ts';
import { anyOf, type Said, type Span, trimmed, wordsIn } from '../text.ts';
import { allWays, anyWay } from '../words/words.ts';
import { isChoiceWord } from './choices.ts';
import { addressesIn } from './links.ts';
import { inDoubt, type Reading } from './reading.ts';

const LEADS = {
  person: new RegExp(String.raw`${anyWay(({ names }) => names)}\s*[:：]?\s*`, 'g'),
  thing: new RegExp(String.raw`${anyWay(({ calls }) => calls)}\s*[:：]?\s*`, 'g'),
};
const SELF = {
  person: new RegExp(String.raw`(?:^|[,，;；]\s*)${anyWay(({ iAm }) => iAm)}\s*`, 'g'),
  thing: new RegExp(String.raw`(?:^|[,，;；]\s*)${anyWay(({ weAre }) => weAre)}\s*`, 'g'),
};
const whose = ({ profileType }: Interview) => (profileType === 'individual' ? 'person' : 'thing');
/** Leads that introduce a person, not what they make. */
const OTHERWISE = new RegExp(String.raw`^${anyWay(({ iAm, names }) => `${iAm}|${names}`)}`);
const SENTENCE_WORD = new RegExp(anyOf(allWays(({ notNames }) => notNames).filter((word) => /[a-z]/.test(word))));
const SENTENCE_SIGN = new RegExp(
  allWays(({ notNames }) => notNames)
    .filter((word) => !/[a-z]/.test(word))
    .join('|'),
);
const END =
  /[,;:!?\n。()"“”«»，；：！？（）]|\.(?=\s|$)|\s[-–—|]\s|(?<![a-z])(?:and (?:i|we|my|it)|et (?:je|on|nous|mon)|but|mais|because|i'm|je suis|from|who|which|qui)(?![a-z])/;
const TAIL = /(?:吧|就行|就好|就可以了?|好了|啦|呀|哦)+$/;
const HAN = /\p{Script=Han}/u;
const languageNames = new Set([...languageSpellings.values()].flat());

/** GA5: reads an introduced name, whatever was asked: "my name is Noor". */
export function readSaidName(said: Said, interview: Interview): Reading[] {
  return [...said.folded.matchAll(LEADS[whose(interview)])]
    .flatMap(({ index, 0: lead }) => nameAt(said, index + lead.length, index, true))
    .slice(0, 1);
}

/** GA3: reads the answer to "what should people call you?". What is no name by its look may lead up to one: "Listen, I am Maya". */
export function readNameAnswer(said: Said, interview: Interview): Reading[] {
  const [first] = said.sentences;
  if (first === undefined || /[?？吗]$/.test(said.text.slice(first.start, first.end))) return [];
  const opening = said.folded.slice(first.start);
  const selves = [...opening.matchAll(SELF[whose(interview)])];
  const introduced = selves.flatMap(({ index, 0: lead }) =>
    nameAt(said, first.start + index + lead.length, first.start + index, false, true),
  );
  if (selves[0]?.index === 0) return introduced.slice(0, 1);
  if (OTHERWISE.test(opening)) return [];
  const answers = nameAt(said, first.start, first.start, false);
  if (answers.some(({ start, end }) => isWrittenAsName(said.text.slice(start, end)))) return answers;
  const sure = introduced.filter(({ isSure }) => isSure);
  if (sure.length > 0) return sure.slice(0, 1);
  return answers.some(({ end }) => /^\s*[,，;；]/.test(said.text.slice(end))) ? inDoubt(answers) : answers;
}

function nameAt(said: Said, at: number, from: number, isLed: boolean, isOfSelf = false): Reading[] {
  const piece = pieceAt(said, at);
  if (piece === null) return [];
  const value = said.text.slice(piece.start, piece.end);
  const folded = said.folded.slice(piece.start, piece.end);
  if (Array.from(value).length > limits.profileName || wordsIn(value) > MOST_WORDS || !isVisibleName(value)) return [];
  // Words that lead to a link are a name only if capitalised ("See noor.dev"); an account on a chain is none.
  const leadsToLink = addressesIn(said.text).some(
    ({ start }) => start >= piece.end && said.text.slice(piece.end, start).trim() === '',
  );
  if ((leadsToLink && !isCapitalised(value)) || /^0x[0-9a-f]{8,}$/.test(folded)) return [];
  // "I'm a developer" and "I'm building wallets" name nobody; "im maya" may.
  const mayName = isWrittenAsName(value) || (/^\p{L}{2,}$/u.test(value) && !HAN.test(value));
  if (isOfSelf && (/^(?:an?|un|une|the|一)(?![a-z])/.test(folded) || !mayName || isChoiceWord(folded))) return [];
  return [
    {
      fact: 'name',
      value,
      ...piece,
      phrase: { start: from, end: piece.end },
      isSure: isLed ? isPlain(value, folded) : isName(value, folded) && (!isOfSelf || isWrittenAsName(value)),
    },
  ];
}

const MOST_WORDS = 7;
const MOST_HAN = 8;

/** Whether an answer to the question for a name is clearly one. */
const isName = (value: string, folded: string): boolean =>
  isPlain(value, folded) &&
  (HAN.test(value)
    ? value.length <= MOST_HAN && !SENTENCE_SIGN.test(value)
    : isWrittenAsName(value) || /^\S{2,}$/.test(value)) &&
  !isChoiceWord(folded) &&
  !languageNames.has(foldWord(value));

const isPlain = (value: string, folded: string): boolean =>
  !isRude(folded) && /\p{L}|\p{N}/u.test(value) && (isCapitalised(value) || !SENTENCE_WORD.test(folded));

const isCapitalised = (value: string): boolean =>
  !HAN.test(value) &&
  /^[^\p{Ll}]/u.test(value) &&
  value
    .split(/\s+/)
    .every(
      (word) =>
        /^[^\p{Ll}]/u.test(word) || /^(?:of|the|and|for|in|to|on|with|de|du|des|d'|la|le|les|et|à|aux?)$/i.test(word),
    );

const isWrittenAsName = (value: string): boolean => (HAN.test(value) ? value.length <= 4 : isCapitalised(value));

/** The possible name at a position: quoted words, or all up to the next clause. */
function pieceAt({ text, folded }: Said, at: number): Span | null {
  const rest = folded.slice(at);
  const quoted = /^["'“«「]\s*(?<inside>[^"”»」]{1,80}?)\s*["'”»」]/d.exec(text.slice(at))?.indices?.groups?.['inside'];
  if (quoted !== undefined) return { start: at + quoted[0], end: at + quoted[1] };
  const links = addressesIn(text).map(({ start }) => start - at);
  if (links.includes(0)) return null;
  const ends = [END.exec(rest)?.index, ...links].flatMap((index) => (index !== undefined && index > 0 ? index : []));
  const [span] = trimmed(text, at, at + Math.min(rest.length, ...ends));
  if (span === undefined) return null;
  const value = text.slice(span.start, span.end);
  // The article belongs to the sentence: "On est la Guilde".
  const article = /^(?:la|le|les|l'|the)\s*(?=\p{Lu})/u.exec(value)?.[0].length ?? 0;
  const tail = HAN.test(value) ? (TAIL.exec(value)?.[0].length ?? 0) : 0;
  return span.start + article < span.end - tail ? { start: span.start + article, end: span.end - tail } : null;
}
