import type { Language } from '../../database/schema.ts';

/** Turns text into another language: a translation server, or a language model with the same face (D43). */
export interface Translator {
  /** What readers are told of where a translation comes from. */
  readonly provider: 'libretranslate' | 'model';
  /** Throws `ModelFailure`, a translation server too. */
  translate(request: TranslationRequest): Promise<Translation>;
}

export interface TranslationRequest {
  text: string;
  target: Language;
}

export interface Translation {
  text: string;
  /** The language that it found, as a BCP 47 tag; null where it could not tell. */
  sourceLanguage: string | null;
}
