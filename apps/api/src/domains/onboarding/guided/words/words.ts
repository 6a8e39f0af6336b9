import type { Language } from '../interview.ts';
import { anyOf } from '../text.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Words } from './words.types.ts';
import { zh } from './zh.ts';

/** What people write, by language. */
export const words: Readonly<Record<Language, Words>> = { en, fr, zh };

/** The ways to say one thing in one language, the assistant's own first. */
export const ways = (phrases: string): string[] => phrases.split('|');

/** What the assistant itself says for it. */
export const firstOf = (phrases: string): string => ways(phrases)[0] ?? phrases;

/** The ways to say one thing in all languages, for people mix them. */
export const allWays = (pick: (language: Words) => string): string[] =>
  Object.values(words).flatMap((language) => ways(pick(language)));

/** A pattern part for the ways to say one thing. */
export const anyWay = (pick: (language: Words) => string): string => anyOf(allWays(pick));
