// A resident's answers, a pure function of the conversation, so that the same state always gives the same words.
import { at, numberOf } from './random.ts';
import { fill } from './relations.ts';
import { type Talk, talkEn, talkFr, talkZh } from './words/talk.ts';
import type { Language, Role } from './words/words.ts';

/** The properties of a side that its words depend on. */
export interface Speaker {
  readonly name: string;
  readonly bio: string;
  /** The role of a person, or the type of a group or project. */
  readonly voice: Role | 'group' | 'project';
  readonly languages: readonly string[];
  readonly tags: readonly string[];
  readonly interests: readonly string[];
}

export interface Said {
  readonly isOwn: boolean;
  readonly text: string;
  readonly isGif: boolean;
}

export interface Situation {
  readonly conversationId: string;
  readonly own: Speaker;
  readonly partner: Speaker;
  /** Oldest first, as far back as is remembered. */
  readonly said: readonly Said[];
  /** How often the resident has written in this sitting. */
  readonly turns: number;
}

/** Messages in one sitting; the last one says goodbye. */
export const TURNS_IN_A_SITTING = 7;

const TALKS: Readonly<Record<Language, Talk>> = { en: talkEn, fr: talkFr, zh: talkZh };
const LANGUAGES: readonly Language[] = ['en', 'fr', 'zh'];

/** The first message after a match. */
export function openerOf(situation: Situation): string {
  return choose(situation, TALKS[languageOf(situation)].openers);
}

/** The answer to the partner's last message; null if there is nothing to say for now. */
export function answerOf(situation: Situation): string | null {
  const { said, turns } = situation;
  if (turns >= TURNS_IN_A_SITTING) return null;
  const talk = TALKS[languageOf(situation)];
  const asked = said.slice(said.findLastIndex(({ isOwn }) => isOwn) + 1);
  return choose(situation, linesFor(situation, talk, asked));
}

function linesFor({ said, turns, own, partner }: Situation, talk: Talk, asked: readonly Said[]): readonly string[] {
  const words = asked.map(({ text }) => text).join('\n');
  if (GOODBYE.test(words)) return talk.goodbye;
  if (turns === TURNS_IN_A_SITTING - 1) return talk.winding;
  if (asked.at(-1)?.isGif === true) return talk.gif;
  if (turns === 0) return talk.welcomes;
  if (ABOUT.test(words)) return aboutLines(own, talk);
  if (THANKS.test(words) && words.length < SHORT) return talk.thanks;
  if (GREETING.test(words) && words.length < SHORT) return talk.greetings;
  if (/[?？]\s*$/.test(words)) return talk.asked;
  if (turns === 1 && said[0]?.isOwn === true) return talk.afterOpener;
  if (wordsInCommon(own, partner).length === 0) return [...talk.work[own.voice], ...talk.afterOpener];
  return turns % 2 === 1 ? talk.work[own.voice] : talk.common;
}

/** Nobody quotes a sentence of another language. */
function aboutLines({ bio, voice }: Speaker, talk: Talk): readonly string[] {
  if (TALKS[languageOfText(bio) ?? 'en'] !== talk) return talk.aboutBriefly;
  return voice === 'group' || voice === 'project' ? talk.aboutUs : talk.about;
}

/** Below this length only the beginning of a message matters. */
const SHORT = 60;
const GREETING =
  /^\s*(hi|hello|hey|good morning|good evening|bonjour|bonsoir|salut|coucou)\b|^\s*(你好|您好|嗨|大家好|早上好|晚上好)/iu;
const GOODBYE =
  /\b(bye|goodbye|see you|good night|talk later|au revoir|bonne nuit)\b|à bientôt|à plus\b|再见|拜拜|晚安|回头聊|下次聊/iu;
const THANKS = /\b(thanks|thank you|thx|merci)\b|谢谢|多谢|感谢/iu;
const ABOUT =
  /\b(what (do|are) you|about you|and you|yourself|tell me more|who are you|et toi|et vous|tu fais quoi|tu travailles|c’est quoi|parle-moi)\b|你呢|你是做|你在做|介绍一下|你们是|你们在/iu;

/** The partner's language if the resident knows it, else one that both know. */
function languageOf({ own, partner, said }: Situation): Language {
  const knows = (language: Language): boolean => own.languages.includes(language);
  const written = said
    .filter(({ isOwn, isGif }) => !isOwn && !isGif)
    .map(({ text }) => languageOfText(text))
    .findLast((language) => language !== null);
  if (written && knows(written)) return written;
  const shared = partner.languages
    .flatMap((language) => LANGUAGES.find((known) => known === language) ?? [])
    .find(knows);
  return shared ?? LANGUAGES.find((language) => language === own.languages[0]) ?? 'en';
}

const FRENCH =
  /\b(bonjour|bonsoir|salut|merci|je|tu|vous|nous|est|une?|les?|des|pour|avec|quoi|oui|c’est|c'est|j’ai|j'ai|ça)\b/giu;
const ENGLISH = /\b(hello|hi|hey|thanks|i|you|we|is|are|the|an?|for|with|what|yes|it|my|do)\b/giu;

function languageOfText(text: string): Language | null {
  if (/\p{Script=Han}/u.test(text)) return 'zh';
  const [french, english] = [text.match(FRENCH)?.length ?? 0, text.match(ENGLISH)?.length ?? 0];
  if (french === english) return null;
  return french > english ? 'fr' : 'en';
}

/** A line whose placeholders can be filled, preferably one that was not said before. */
function choose(situation: Situation, lines: readonly string[]): string {
  const { conversationId, said, turns } = situation;
  const words = placesOf(situation);
  const canFill = (line: string): boolean => [...line.matchAll(/\{(\w+)\}/g)].every(([, place = '']) => place in words);
  const possible = lines.filter(canFill).map((line) => fill(line, words));
  const fresh = possible.filter((line) => !said.some(({ isOwn, text }) => isOwn && text === line));
  return at(fresh.length > 0 ? fresh : possible, numberOf(`${conversationId} ${turns} ${said.length}`, 1000));
}

const LONGEST_QUOTE = 90;

function placesOf(situation: Situation): Record<string, string> {
  const { own, partner, conversationId, turns } = situation;
  const shared = wordsInCommon(own, partner);
  const theirs = sentencesOf(partner.bio).find((sentence) => sentence.length <= LONGEST_QUOTE);
  const canQuote = theirs !== undefined && languageOfText(partner.bio) === languageOf(situation);
  return {
    name: firstNameOf(partner),
    about: sentencesOf(own.bio)[0] ?? own.bio,
    ...(shared.length > 0 ? { common: at(shared, numberOf(`common ${conversationId} ${turns}`, 1000)) } : {}),
    ...(canQuote ? { theirs } : {}),
  };
}

/** In the resident's spelling; tags before interests. */
function wordsInCommon(own: Speaker, partner: Speaker): string[] {
  const theirs = new Set([...partner.tags, ...partner.interests].map((word) => word.toLowerCase()));
  return [...own.tags, ...own.interests].filter((word) => theirs.has(word.toLowerCase()));
}

function firstNameOf({ name, voice }: Speaker): string {
  return voice === 'group' || voice === 'project' ? name : (name.split(' ')[0] ?? name);
}

function sentencesOf(bio: string): string[] {
  return bio.split(/(?<=[.!?])\s+|(?<=[。！？])\s*/u).filter((sentence) => sentence !== '');
}
