import en from '@mutuals/ui/locales/en/common.json' with { type: 'json' };
import fr from '@mutuals/ui/locales/fr/common.json' with { type: 'json' };
import zh from '@mutuals/ui/locales/zh/common.json' with { type: 'json' };
import type { Language } from '../../database/schema.ts';

/** The product's terms for profiles, in pictures and heads as on its pages. */
export const shareWords = { en, fr, zh } satisfies Record<Language, unknown>;

export const hasWordsIn = (language: string): language is Language => Object.hasOwn(shareWords, language);
