import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Words } from './words.types.ts';
import { zh } from './zh.ts';

/** A person may write in any of the three, whatever the assistant talks. */
export const words: readonly Words[] = [en, fr, zh];

/** The words of all three languages together. */
export const allWords = (pick: (language: Words) => readonly string[]): string[] =>
  words.flatMap((each) => [...pick(each)]);
