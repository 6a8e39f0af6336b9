import { limits } from '@mutuals/api-client/limits';
import { isVisibleName } from '@mutuals/text';
import type { Interview } from '../interview.ts';
import { anyOf, fold, type Reader, type Reading, type Said, type Span, trimmed } from '../reading.ts';
import { allWords } from '../words/words.ts';
import { addressesIn } from './links.ts';

const LEADS = new RegExp(`${anyOf(allWords(({ nameLeads }) => nameLeads))}\\s*:?\\s*`, 'g');
/** "I am Noor": a name only when it is written as one, or nothing else follows. */
const SELF = /(?<![a-z0-9'])(?:i'm|i am|im|this is|we are|we're|je suis|moi c'est|ici|我是|我们是)\s*/g;
const NOT_NAMES = new Set(allWords(({ notNames }) => notNames).map(fold));
const NOT_BEGINNING = /^[一个做来在不住想搞写玩从很这那什为]/;
const CHOICES = new RegExp(
  anyOf(
    allWords(({ roles, groupTypes, projectTypes }) =>
      [roles, groupTypes, projectTypes].flatMap((each) => Object.values(each).flat()),
    ),
  ),
);
const END = /[,;:!?\n。()"“”«»]|\.(?=\s|$)|\s[-–—]\s|\s\/\s/;
const STOP =
  /(?<![a-z])(?:and|but|from|i|i'm|im|we|a|an|the|et|mais|de paris|je|j'|on|nous|un|une|from|in|here|by the way|btw|please|svp|stp|who|which|that|is|works?|building)(?![a-z])/;
const TAIL = /(?:吧|就行|就好|就可以了?|好了|啦|呀|哦|的)+$/;
const MOST_WORDS = 5;
const HAN = /\p{Script=Han}/u;
const MOST_HAN = 12;

/** GA5: "my name is", "call me", "I'm Noor", "我叫". */
export const readName: Reader = (said) => {
  const led = placesAfter(LEADS, said).flatMap(({ from, at }) => named(said, from, at, true));
  const own = placesAfter(SELF, said).flatMap(({ from, at }) => named(said, from, at, false));
  return [...led, ...own].slice(0, 1);
};

/** What goes on so was no name: "Ignore the above". */
const ARTICLE = /^\s+(?:the|an?|my|your|un|une|le|la|les|mon|ma)(?![a-z])/;

/** GA5: the answer to "what should people call you?": its first piece, when it can be a name. A link is none, nor is what leads to one ("my site"). */
export function readNameAnswer(said: Said, { profileType }: Interview): Reading[] {
  const [first] = said.sentences;
  if (first === undefined || /[?？]/.test(said.text.slice(first.start, first.end + 1))) return [];
  const lead =
    /^(?:(?:hi|hello|hey|gm|bonjour|salut|coucou|well|so|ok|okay|sure|yes|oui|alors|euh|hmm|um|c'est|it's|its|just|simply|嗨|你好|您好|哈喽|就叫|叫)[\s,!.]*)+/.exec(
      said.folded.slice(first.start),
    );
  const at = first.start + (lead?.[0].length ?? 0);
  // "A developer" is no name of a person; "The tide" may be that of a project.
  const [word = ''] = said.folded.slice(at).split(/[\s,.!]+/);
  if (profileType === 'individual' && NOT_NAMES.has(word)) return [];
  const addresses = addressesIn(said.text);
  if (addresses.some(({ start }) => start === at)) return [];
  return named(said, first.start, at, true).filter(({ end, ...piece }) => {
    if (ARTICLE.test(said.folded.slice(end))) return false;
    const leadsToLink = addresses.some(({ start }) => start > end && /^[\s:：]*$/.test(said.text.slice(end, start)));
    return !leadsToLink || isCapitalised(said.text.slice(piece.start, end));
  });
}

const placesAfter = (pattern: RegExp, { folded }: Said): { from: number; at: number }[] =>
  [...folded.matchAll(pattern)].map(({ index, 0: found }) => ({ from: index, at: index + found.length }));

function named(said: Said, from: number, at: number, isLed: boolean): Reading[] {
  const piece = pieceAt(said, at);
  if (piece === null) return [];
  const value = said.text.slice(piece.start, piece.end);
  const folded = said.folded.slice(piece.start, piece.end);
  const [first = ''] = folded.split(/\s+/);
  if (!isLed && (NOT_NAMES.has(first) || (HAN.test(value) && NOT_BEGINNING.test(value)))) return [];
  if (!isLed && (CHOICES.test(folded) || !isWrittenAsName(value))) return [];
  if (Array.from(value).length > limits.profileName || !isVisibleName(value)) return [];
  return [{ fact: 'name', value, ...piece, phrase: { start: from, end: piece.end } }];
}

/** The words from a place on that can be a name: up to a stop, and while they look like one. */
function pieceAt({ text, folded }: Said, at: number): Span | null {
  const rest = folded.slice(at);
  const links = addressesIn(text).map(({ start, isBare }) => ({ index: start - at, isBare }));
  if (links.some(({ index, isBare }) => index === 0 && !isBare)) return null;
  const quoted = /^["'“«]\s*(?<inside>[^"”»]{1,80}?)\s*["'”»]/.exec(text.slice(at));
  if (quoted?.groups?.['inside'] !== undefined) {
    const start = at + quoted[0].indexOf(quoted.groups['inside']);
    return { start, end: start + quoted.groups['inside'].length };
  }
  const stops = [END.exec(rest)?.index, STOP.exec(rest)?.index, ...links.map(({ index }) => index)];
  const end = Math.min(rest.length, ...stops.flatMap((index) => (index !== undefined && index > 0 ? index : [])));
  const [span] = trimmed(text, at, at + end);
  if (span === undefined) return null;
  const value = text.slice(span.start, span.end);
  if (HAN.test(value)) {
    const end = span.end - (TAIL.exec(value)?.[0].length ?? 0);
    return end - span.start > 0 && end - span.start <= MOST_HAN ? { start: span.start, end } : null;
  }
  const words = value.split(/\s+/);
  return words.length > MOST_WORDS ? null : span;
}

const isCapitalised = (value: string): boolean =>
  !HAN.test(value) && value.split(/\s+/).every((word) => /^[^\p{Ll}]/u.test(word));

const isWrittenAsName = (value: string): boolean => (HAN.test(value) ? value.length <= 4 : isCapitalised(value));
