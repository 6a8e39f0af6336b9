import './keys.ts';
import { createInstance, type i18n, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { interpolation } from './interpolation.ts';
import { firstNamespaces, type Language } from './namespaces.ts';

export * from './namespaces.ts';

/** Fetches one area's texts in one language; in a browser, Chinese brings its typeface along. */
async function loadTexts(language: string, namespace: string): Promise<ResourceKey> {
  const font = language === 'zh' && typeof document !== 'undefined' ? import('../fonts-zh.css') : undefined;
  const texts: { default: ResourceKey } = await import(`./${language}/${namespace}.json`);
  await font;
  return texts.default;
}

/**
 * The texts of the product in `language`. Only that language is fetched, area by area: `useTranslation('discover')`
 * suspends until its area is there, `i18n.loadNamespaces` fetches ahead, `i18n.changeLanguage` switches.
 * A key without text does not exist (locales.test.ts), so there is no second language to fall back to.
 */
export async function createI18n(language: Language): Promise<i18n> {
  const instance = createInstance();
  await instance
    .use({
      type: 'backend' as const,
      init: () => {},
      read: loadTexts,
    })
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: [...firstNamespaces],
      defaultNS: 'common',
      interpolation,
    });
  return instance;
}
