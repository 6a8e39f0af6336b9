import type { Preferences } from '@mutuals/ui/patterns/chrome';
import type { Language } from '@mutuals/ui/locales';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../services.ts';
import { languageOf, switchLanguage } from '../../lib/language.ts';
import { chooseTheme, useThemeChoice } from '../../lib/theme.ts';

/** Language and theme, and how to change them. `onLanguage` is called with a language that the person chose. */
export function usePreferences(onLanguage?: (language: Language) => void): Preferences {
  const { i18n } = useTranslation();
  const { recovery } = useServices();
  return {
    language: languageOf(i18n),
    onLanguageChange(language) {
      switchLanguage(i18n, language).catch((error: unknown) => recovery.recover(error).catch(reportError));
      onLanguage?.(language);
    },
    theme: useThemeChoice(),
    onThemeChange: chooseTheme,
  };
}
