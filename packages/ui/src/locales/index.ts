import './keys.ts';
import { createInstance, type i18n, type ResourceKey, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { interpolation } from './interpolation.ts';
import { firstNamespaces, type Language } from './namespaces.ts';

export * from './namespaces.ts';

/** Fetches one area's texts in one language; in a browser, Chinese brings its typeface along. */
async function loadTexts(language: string, namespace: string, ahead: TextsAhead | undefined): Promise<ResourceKey> {
  const font = language === 'zh' && typeof document !== 'undefined' ? import('../fonts-zh.css') : undefined;
  const known = await ahead;
  const texts = known?.[namespace] ?? (await (await import('./fetch-texts.ts')).fetchTexts(language, namespace));
  // Once: who loads an area anew wants all of it.
  if (known) delete known[namespace];
  await font;
  return texts;
}

/** Areas of texts by their names; null where they could not be fetched. */
export type TextsAhead = Promise<ResourceLanguage | null>;

/**
 * The texts of the product in `language`. Only that language is fetched, area by area: `useTranslation('discover')`
 * suspends until its area is there, `i18n.loadNamespaces` fetches ahead, `i18n.changeLanguage` switches.
 * A key without text does not exist (locales.test.ts), so there is no second language to fall back to.
 * @param ahead texts of this language that were fetched together; other areas are fetched one by one
 */
export async function createI18n(language: Language, ahead?: TextsAhead): Promise<i18n> {
  const instance = createInstance();
  await instance
    .use({
      type: 'backend' as const,
      init: () => {},
      read: (asked: string, namespace: string) => loadTexts(asked, namespace, asked === language ? ahead : undefined),
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
