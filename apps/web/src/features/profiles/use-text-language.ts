import { useTranslation } from 'react-i18next';

const LANGUAGES = ['en', 'fr', 'zh'] as const;

/** The language that the page is in. */
export function useTextLanguage(): (typeof LANGUAGES)[number] {
  const { i18n } = useTranslation();
  return LANGUAGES.find((language) => i18n.language === language) ?? 'en';
}
