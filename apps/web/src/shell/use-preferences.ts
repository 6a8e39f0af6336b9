import type { Preferences } from '@mutuals/ui/patterns/chrome';
import type { Language } from '@mutuals/ui/locales';
import { useTranslation } from 'react-i18next';
import { languageOf, switchLanguage } from '../lib/language.ts';
import { chooseTheme, useThemeChoice } from '../lib/theme.ts';

/** Language and theme, and how to change them. `onLanguage` is called with a language that the person chose. */
export function usePreferences(onLanguage?: (language: Language) => void): Preferences {
  const { i18n } = useTranslation();
  return {
    language: languageOf(i18n),
    onLanguageChange(language) {
      void switchLanguage(i18n, language);
      onLanguage?.(language);
    },
    theme: useThemeChoice(),
    onThemeChange: chooseTheme,
  };
}
