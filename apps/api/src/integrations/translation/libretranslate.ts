import type { TranslationConfig } from '../../config.ts';
import { fetchJson } from '../../lib/fetch-json.ts';
import { asModelFailure, ModelFailure } from '../model/model.ts';
import { languageTag } from './language-tag.ts';
import type { Translator } from './translator.ts';

/** Less than the client's timeout (SPEC 9). */
const TIMEOUT_MS = 8000;
const MAX_BYTES = 100_000;

/** LibreTranslate's `POST /translate`, or a service with the same protocol at `url`. */
export function createLibreTranslate({ url, key }: TranslationConfig): Translator {
  return {
    provider: 'libretranslate',
    async translate({ text, target }) {
      const body = { q: text, source: 'auto', target, format: 'text', ...(key === null ? {} : { api_key: key }) };
      const answer = await fetchJson(`${url}/translate`, { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, body }).catch(
        (error: unknown) => {
          throw asModelFailure(error);
        },
      );
      const { translatedText, detectedLanguage } = Object(answer);
      if (typeof translatedText !== 'string' || translatedText.trim() === '')
        throw new ModelFailure('unusable', 'LibreTranslate answered without a translation.');
      return { text: translatedText.trim(), sourceLanguage: languageTag(Object(detectedLanguage).language) };
    },
  };
}
