import { useLocale } from 'react-aria-components/I18nProvider';
import { type Language, matchLanguage } from '../../locales/namespaces.ts';

/** The language of the reader, in which rules and severities are named. */
export const useLanguage = (): Language => matchLanguage(useLocale().locale) ?? 'en';
