import './keys.ts';
import { createInstance, type ResourceKey } from 'i18next';
import type { ReactNode } from 'react';
import { I18nProvider as AriaLocaleProvider } from 'react-aria-components/I18nProvider';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { interpolation } from './interpolation.ts';
import { type Language, languages, locales, namespaces } from './namespaces.ts';

const files = import.meta.glob<ResourceKey>('./{en,fr,zh}/*.json', { eager: true, import: 'default' });

const instances = Object.fromEntries(
  languages.map((language) => {
    const instance = createInstance();
    const texts = Object.fromEntries(
      namespaces.map((namespace) => [namespace, files[`./${language}/${namespace}.json`] ?? {}]),
    );
    void instance.use(initReactI18next).init({
      lng: language,
      fallbackLng: false,
      resources: { [language]: texts },
      ns: [...namespaces],
      defaultNS: 'common',
      initAsync: false,
      interpolation,
    });
    return [language, instance];
  }),
) as Record<Language, ReturnType<typeof createInstance>>;

/** A locale that reads from right to left and, having no words of its own, shows ours. */
const ENGLISH_FROM_THE_RIGHT = 'en-Arab';

interface StoryLanguageProps {
  readonly language: Language;
  readonly direction?: 'ltr' | 'rtl';
  readonly children: ReactNode;
}

/** All texts of one language at once, for Storybook and tests. */
export function StoryLanguage({ language, direction = 'ltr', children }: StoryLanguageProps) {
  return (
    <I18nextProvider i18n={instances[language]}>
      <AriaLocaleProvider locale={direction === 'rtl' ? ENGLISH_FROM_THE_RIGHT : locales[language]}>
        {children}
      </AriaLocaleProvider>
    </I18nextProvider>
  );
}
