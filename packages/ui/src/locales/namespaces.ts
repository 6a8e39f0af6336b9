/** The languages of the product. The first one is the fallback. */
export const languages = ['en', 'fr', 'zh'] as const;
export type Language = (typeof languages)[number];

/** Each language under its own name, and the locale that formats its dates and numbers. */
export const languageNames: Record<Language, string> = { en: 'English', fr: 'Français', zh: '中文' };
export const locales: Record<Language, string> = { en: 'en-US', fr: 'fr-FR', zh: 'zh-CN' };

/** One file a language and area of the product; an area is loaded when a screen first asks for it. */
export const namespaces = [
  'common',
  'chrome',
  'errors',
  'landing',
  'landingStory',
  'faq',
  'about',
  'privacy',
  'terms',
  'home',
  'signIn',
  'profiles',
  'discover',
  'likes',
  'messages',
  'notifications',
  'premium',
  'payments',
  'support',
  'groups',
  'admin',
  'gallery',
  'onboarding',
  'bookmarks',
  'settings',
  'trust',
  'turn',
  'guards',
  'seeking',
  'leaving',
  'outcomes',
  'reports',
  'moderation',
  'proofs',
  'claims',
  'reach',
  'sharing',
] as const;
export type Namespace = (typeof namespaces)[number];

/** What every page shows; loaded before the first render. */
export const firstNamespaces = ['common', 'chrome'] as const satisfies readonly Namespace[];

/** The supported language nearest to a wish such as `zh-Hans-CN` or `fr-CA`. */
export function matchLanguage(wish: string | null | undefined): Language | undefined {
  const prefix = wish?.toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === prefix);
}

/** The first supported language among the wishes (query, stored choice, browser, html tag), else English. */
export function chooseLanguage(wishes: ReadonlyArray<string | null | undefined>): Language {
  for (const wish of wishes) {
    const language = matchLanguage(wish);
    if (language) return language;
  }
  return 'en';
}
