export { possibleLanguages } from './needs-translation.ts';
export { translationQuery } from './translation-query.ts';
export { useCardTranslations } from './use-card-translations.ts';
