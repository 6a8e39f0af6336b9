import type { TranslationConfig } from '../../config.ts';
import type { Model } from '../model/model.ts';
import { createLibreTranslate } from './libretranslate.ts';
import { createModelTranslator } from './model-translator.ts';
import type { Translator } from './translator.ts';

/** The configured translator (D43): the translation server, else the model; null if there is neither. */
export function createTranslator(config: TranslationConfig | null, model: Model | null): Translator | null {
  if (config !== null) return createLibreTranslate(config);
  return model === null ? null : createModelTranslator(model);
}
