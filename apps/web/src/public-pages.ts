import type { Namespace } from '@mutuals/ui/locales';
import { brand } from '@mutuals/ui/brand';
import type { i18n } from 'i18next';
import type { PageHead } from './routing/head-tags.ts';
import { paths } from './routes.ts';

/** A page that everyone may read: its code, the texts that it begins with, and what it says about itself. */
export type PublicPage = {
  load: () => Promise<{ default: () => React.ReactNode }>;
  namespaces: readonly Namespace[];
  /** The texts of what is below and has code of its own: fetched beside it. */
  below?: readonly Namespace[];
  head: (t: i18n['t']) => PageHead & { description: string };
};

/** All of them, by their address. They are prerendered in each language (docs/decisions/008-prerendered-pages.md). */
export const publicPages = {
  [paths.home]: {
    load: () => import('./features/public/landing-route.tsx'),
    namespaces: ['landing'],
    below: ['landingStory', 'premium', 'profiles'],
    head: (t) => ({ title: null, description: t('landing:hero.lead') }),
  },
  [paths.about]: {
    load: () => import('./features/public/about-route.tsx'),
    namespaces: ['about'],
    head: (t) => ({
      title: t('chrome:nav.about'),
      description: t('about:lead', { product: brand.name, chain: brand.ecosystem }),
    }),
  },
  [paths.faq]: {
    load: () => import('./features/public/faq-route.tsx'),
    namespaces: ['faq'],
    head: (t) => ({ title: t('chrome:nav.faq'), description: t('faq:lead') }),
  },
  [paths.privacy]: {
    load: () => import('./features/public/privacy-route.tsx'),
    namespaces: ['privacy'],
    head: (t) => ({ title: t('chrome:nav.privacy'), description: t('privacy:lead', { product: brand.name }) }),
  },
  [paths.terms]: {
    load: () => import('./features/public/terms-route.tsx'),
    namespaces: ['terms'],
    head: (t) => ({ title: t('chrome:nav.terms'), description: t('terms:lead', { product: brand.name }) }),
  },
} as const satisfies Record<string, PublicPage>;

export type PublicPath = keyof typeof publicPages;

/** The public page at an address, with or without a slash at its end. */
export function publicPathOf(pathname: string): PublicPath | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return publicPaths.find((known) => known === path);
}

export const publicPaths: readonly PublicPath[] = [paths.home, paths.about, paths.faq, paths.privacy, paths.terms];
