import type { Language } from '../../database/schema.ts';

/** Translates texts: a translation server, or a language model behind the same interface (D43). */
export interface Translator {
  /** The source of a translation, which readers are told. */
  readonly provider: 'libretranslate' | 'model';
  /** Throws `ModelFailure`, also for a translation server. */
  translate(request: TranslationRequest): Promise<Translation>;
}

export interface TranslationRequest {
  text: string;
  target: Language;
}

export interface Translation {
  text: string;
  /** The detected language as a BCP 47 tag; null if it is unknown. */
  sourceLanguage: string | null;
}
