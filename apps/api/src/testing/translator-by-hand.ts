import type { Translation, TranslationRequest, Translator } from '../integrations/translation/translator.ts';

/** A translator that answers what a test sets. */
export interface TranslatorByHand extends Translator {
  /** Every text that was sent. */
  readonly asked: TranslationRequest[];
  answer: (request: TranslationRequest) => Promise<Translation>;
}

export function createTranslatorByHand(): TranslatorByHand {
  const translator: TranslatorByHand = {
    provider: 'libretranslate',
    asked: [],
    answer: async ({ target }) => ({ text: `In ${target}`, sourceLanguage: 'en' }),
    translate(request) {
      translator.asked.push(request);
      return translator.answer(request);
    },
  };
  return translator;
}
