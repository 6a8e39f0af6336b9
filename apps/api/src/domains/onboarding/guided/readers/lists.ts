import { isVisibleName } from '@mutuals/text';
import { limits } from '@mutuals/api-client/limits';
import type { FactName, ListFact, ProfileType } from '../interview.ts';
import { languageSpellings } from '@mutuals/text/languages';
import { knownWord } from '@mutuals/text/words';
import { isCorrection } from '../intents.ts';
import { languageCodes } from '../language-names.ts';
import {
  anyOf,
  clauseAround,
  findAll,
  fold,
  overlaps,
  type Reader,
  type Reading,
  type Said,
  type Span,
  trimmed,
} from '../reading.ts';
import { findLinks } from './links.ts';
import { tools, writtenAs } from '../topics.ts';
import { allWords } from '../words/words.ts';
import type { Words } from '../words/words.types.ts';

type WordFact = Exclude<ListFact, 'websites'>;

const AND = allWords(({ and }) => and);
const SEPARATOR = new RegExp(
  `[,;、/|•·\\n&+]|(?<=\\s)(?:${anyOf(AND.filter((word) => /[a-z]/.test(word)))})(?=\\s)|${AND.filter((word) => !/[a-z]/.test(word) && word.length > 1).join('|')}|(?<=[^\\s])[和与及跟或](?=[^\\s])`,
  'g',
);
const FILLERS = allWords(({ fillers }) => fillers)
  .sort((one, other) => other.length - one.length)
  .map(fold);
const MOST_WORDS = 4;
const MOST_HAN = 10;
const HAN = /\p{Script=Han}/u;
/** What is told rather than named. */
const SENTENCE_LIKE =
  /(?<![a-z])(?:i|we|you|he|she|they|je|tu|nous|vous|on|is|are|was|am|est|sont|suis|what|why|how|who|when|the price|pourquoi|comment|quoi|qui)(?![a-z])|吗|什么|怎么|为什么/;

/** Where somebody is, behind what they know: "Rust, in Lisbon", "Rust，在上海". Not 在线 (online). */
const PLACE =
  /^(?:(?:based|living|located|in|from|near|basee?s?|en|au|aux|depuis) |je vis )|^(?:我)?(?:现居|住|坐标|来自|现在在|人在|在(?!线|职|链))/;

/** GA7: the things of a list, each with its place: "Solidity, Rust and a bit of Go". Whole sentences are no list, nor is where somebody lives a thing. */
export function readItems(said: Said, within: Span): (Span & { value: string })[] {
  const { text, folded } = said;
  const links = findLinks(text);
  const isInLink = (span: Span): boolean => links.some((link) => overlaps(link, span));
  const cuts = [...folded.slice(within.start, within.end).matchAll(SEPARATOR)]
    .map(({ index, 0: found }) => ({ start: within.start + index, end: within.start + index + found.length }))
    .filter((cut) => !isInLink(cut));
  const starts = [within.start, ...cuts.map(({ end }) => end)];
  const ends = [...cuts.map(({ start }) => start), within.end];
  return starts.flatMap((start, index) =>
    trimmed(text, start, ends[index] ?? within.end)
      .flatMap((span) =>
        withoutFillers(said, span).filter((bare) => index === 0 || !isPlace(said, span) || isKnown(said, bare)),
      )
      .filter((span) => !isInLink(span) && isItem(text.slice(span.start, span.end), folded.slice(span.start, span.end)))
      .map((span) => ({ ...span, value: text.slice(span.start, span.end) })),
  );
}

const isPlace = ({ text, folded }: Said, { start, end }: Span): boolean =>
  PLACE.test(folded.slice(start, end)) || text.slice(start, end).startsWith('à ');
const isKnown = ({ text }: Said, { start, end }: Span): boolean => knownWord(text.slice(start, end)) !== undefined;

function isItem(value: string, folded: string): boolean {
  if (
    Array.from(value).length > limits.tagLength ||
    value.includes(',') ||
    !isVisibleName(value) ||
    !/[\p{L}\p{N}]/u.test(value)
  )
    return false;
  if (SENTENCE_LIKE.test(folded)) return false;
  return HAN.test(value) ? value.replaceAll(/\s/g, '').length <= MOST_HAN : value.split(/\s+/).length <= MOST_WORDS;
}

/** "a bit of Rust", "Rust too": the thing alone. */
function withoutFillers({ text, folded }: Said, span: Span): Span[] {
  let { start, end } = span;
  for (let isCut = true; isCut && start < end;) {
    isCut = false;
    const piece = folded.slice(start, end);
    const before = FILLERS.find((filler) => piece.startsWith(filler) && !glued(filler, piece[filler.length], 'before'));
    if (before !== undefined) {
      start += before.length;
      isCut = true;
    } else {
      const after = FILLERS.find(
        (filler) => piece.endsWith(filler) && !glued(filler, piece[piece.length - filler.length - 1], 'after'),
      );
      if (after !== undefined) {
        end -= after.length;
        isCut = true;
      }
    }
    const edges = trimmed(text, start, end)[0];
    if (edges === undefined) return [];
    const inside = text.slice(edges.start, edges.end);
    start = edges.start + (inside.length - inside.replace(/^["'“«(#.!…:：]+/, '').length);
    end = edges.end - (inside.length - inside.replace(/["'”»).!?…]+$/, '').length);
  }
  return trimmed(text, start, end);
}

const PARTICLES = new Set('吧啊呢了的等');

/** A filler of letters must stand alone, and a single Chinese one not begin or end another word: 会 in 聚会. */
function glued(filler: string, neighbour: string | undefined, place: 'before' | 'after'): boolean {
  if (neighbour === undefined) return false;
  if (/[a-z0-9]$/.test(filler)) return /[a-z0-9'+#-]/.test(neighbour);
  const isParticle = place === 'after' && PARTICLES.has(filler);
  return filler.length === 1 && !isParticle && HAN.test(filler) && HAN.test(neighbour);
}

const LEADS: Readonly<Record<WordFact, RegExp | null>> = {
  skills: led(({ skillLeads }) => skillLeads),
  interests: led(({ interestLeads }) => interestLeads),
  tags: led(({ tagLeads }) => tagLeads),
  categories: led(({ categoryLeads }) => categoryLeads),
  languages: null,
};

function led(pick: (language: Words) => readonly string[]): RegExp {
  return new RegExp(`${anyOf(allWords(pick))}\\s*:?\\s*(?<value>[^.!?\\n。]+(?:\\.(?=\\S)[^.!?\\n。]+)*)`, 'dg');
}

const CLAUSE_END =
  /[,;，]?\s*(?<![a-z])(?:but|mais|because|since|so that|to (?!go)|for|when|while|i (?:speak|am|live|want|look)|je (?:parle|suis|cherche|vis)|parce que|car|pour|depuis|quand)(?![a-z])|但|因为|我说|我会说/;

const ONLY_OF: Partial<Record<WordFact, ProfileType>> = { skills: 'individual', categories: 'group' };

/** GA7: lists after a lead-in: "I use …", "interested in …", "ajoute le tag …". */
export function readLedList(fact: Exclude<WordFact, 'languages'>): Reader {
  return (said, { profileType }) => {
    const lead = LEADS[fact];
    if (lead === null || (ONLY_OF[fact] ?? profileType) !== profileType) return [];
    return findAll(lead, said.folded).flatMap(({ start, end, phrase }) => {
      const stop = CLAUSE_END.exec(said.folded.slice(start, end))?.index ?? end - start;
      const items = readItems(said, { start, end: start + stop });
      const fitting = fact === 'skills' ? items.filter(({ value }) => isSkill(value)) : items;
      return fitting.map((item) => toReading(fact, item, { start: phrase.start, end: item.end }));
    });
  };
}

const KNOWN = new RegExp(`(?<value>${anyOf(tools)})`, 'dg');
/** What is spoken is no skill: "I know French". */
const isSkill = (value: string): boolean => findAll(LANGUAGE, fold(value)).length === 0;

/** GA7: tools that are known by name, wherever a person speaks of them. */
export const readTools: Reader = (said, { profileType }) =>
  profileType !== 'individual'
    ? []
    : findAll(KNOWN, said.folded).map(({ start, end, phrase }) =>
        toReading('skills', { start, end, value: said.text.slice(start, end) }, phrase),
      );

const LANGUAGE = new RegExp(`(?<value>${anyOf([...languageCodes.keys()])})`, 'dg');
const SPEAK = new RegExp(anyOf(allWords(({ speak }) => speak)));
const DENIED = new RegExp(
  `${anyOf(allWords(({ not, remove }) => [...not, ...remove]))}\\s*(?:speak|parler|会说|说|de)?\\s*$`,
);

/** GA7: languages by name, where somebody says what they speak, was asked for it, or names nothing but languages. */
export const readLanguages: Reader = (said, { asking, facts }) => [
  ...(asking === 'languages' ? readCodes(said) : []),
  ...findAll(LANGUAGE, said.folded).flatMap(({ start, end, phrase }): Reading[] => {
    const code = languageCodes.get(said.folded.slice(start, end).replaceAll(/[\s-]+/g, ' '));
    const sentence = said.sentences.find((each) => each.start <= start && end <= each.end) ?? {
      start: 0,
      end: said.text.length,
    };
    const isTold =
      asking === 'languages' ||
      SPEAK.test(said.folded.slice(sentence.start, sentence.end)) ||
      (asking !== 'name' && isListOfLanguages(said, sentence)) ||
      (facts.languages !== undefined && isCorrection(said));
    if (code === undefined || !isTold) return [];
    const before = said.folded.slice(clauseAround(said, { start, end }).start, start);
    if (DENIED.test(before)) return [{ fact: 'languages', without: code, start, end, phrase }];
    return [{ fact: 'languages', value: [code], start, end, phrase }];
  }),
];

/** "English and French": whatever was asked, nothing else can be meant. */
function isListOfLanguages(said: Said, sentence: Span): boolean {
  const items = readItems(said, sentence);
  return items.length > 0 && items.every(({ value }) => languageCodes.has(fold(value)));
}

/** "en, fr": languages by their codes, where nothing else is said. */
function readCodes(said: Said): Reading[] {
  const words = [...said.folded.matchAll(/[a-z]+/g)];
  if (!words.every(([word]) => languageSpellings.has(word))) return [];
  return words.map(({ 0: code, index }) => {
    const place = { start: index, end: index + code.length };
    return { fact: 'languages', value: [code], ...place, phrase: place };
  });
}

/** "They come to …", in an answer to what people come for. */
const COMING =
  /^(?:(?:people|they|members|les gens|les membres|ils|elles|on)\s+)?(?:(?:mostly|mainly|y)\s+)?(?:come|viennent|vient)\s+(?:(?:here|ici|mostly|mainly|surtout)\s+)?|^(?:大家|人们)?(?:主要|都)?是?来(?:这里)?(?:是?为了)?/;
/** "To learn": to learn. */
const TO = /^(?:(?:to|for|pour)\s+(?:the\s+)?|为了)/;

const behind = (lead: RegExp, { folded }: Said, { start, end }: Span): Span => ({
  start: start + (lead.exec(folded.slice(start, end))?.[0].length ?? 0),
  end,
});

function withoutTo(said: Said, item: Span): (Span & { value: string })[] {
  const { start, end } = behind(TO, said, item);
  return start < end ? [{ start, end, value: said.text.slice(start, end) }] : [];
}

/** GA7: the answer to a question for a list: all things in it. A question back is none. */
export function readListAnswer(fact: WordFact, said: Said): Reading[] {
  return said.sentences
    .filter((sentence) => !/[?？吗]\s*$/.test(said.text.slice(sentence.start, sentence.end)))
    .flatMap((sentence) => readItems(said, fact === 'categories' ? behind(COMING, said, sentence) : sentence))
    .flatMap((item) => (fact === 'categories' ? withoutTo(said, item) : item))
    .map((item) => toReading(fact, item, item));
}

/** What is asked for beside lists: an answer that is all known things is about something else. */
const ASKED_BESIDE: readonly FactName[] = [
  'github',
  'x',
  'telegram',
  'discord',
  'websites',
  'languages',
  'memberCount',
  'tokenAddress',
];

/** GA7: two known things or more and nothing else, where no list of them was asked for: "DeFi, wallets and security". */
export const readKnownThings: Reader = (said, { asking, profileType }) => {
  if (asking === null || !ASKED_BESIDE.includes(asking)) return [];
  const items = readItems(said, { start: 0, end: said.text.length });
  if (items.length < 2) return [];
  const readings = items.flatMap((item) => {
    const known = knownWord(item.value);
    if (known === undefined) return [];
    const fact = profileType !== 'individual' ? 'tags' : known.isSkill ? 'skills' : 'interests';
    return [toReading(fact, item, item)];
  });
  return readings.length === items.length ? readings : [];
};

function toReading(fact: WordFact, { value, ...span }: Span & { value: string }, phrase: Span): Reading {
  const written =
    fact === 'skills'
      ? writtenAs(value)
      : fact === 'languages'
        ? (languageCodes.get(fold(value)) ?? value)
        : value.replace(/^#/, '');
  return { fact, value: [written], start: span.start, end: span.end, phrase };
}
