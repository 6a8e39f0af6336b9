import type { FactName, Language, ProfileType } from '../interview.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Sentences } from './sentences.types.ts';
import { zh } from './zh.ts';

/** The assistant's sentences by language. */
export const sentences: Readonly<Record<Language, Sentences>> = { en, fr, zh };

/** A question with its purpose, and an example of an answer. */
export function questionIn(
  language: Language,
  profileType: ProfileType,
  fact: FactName,
): { ask: string; example: string } {
  const { questions, ofGroup, ofProject } = sentences[language];
  const own = { individual: questions, group: ofGroup, project: ofProject }[profileType];
  const [ask = '', example = ''] = (own[fact] ?? questions[fact]).split('|');
  return { ask, example };
}
