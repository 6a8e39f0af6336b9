import type { Language } from '../interview.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Sentences } from './sentences.types.ts';
import { zh } from './zh.ts';

/** What the assistant says, by language. */
export const sentences: Record<Language, Sentences> = { en, fr, zh };
