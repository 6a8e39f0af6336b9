// The pages of the product (SPEC section 2, "Route table"): where each one is, who may open it, what it is made of and what frame it stands in.
import { limits } from '@mutuals/api-client/limits';
import { brand } from '@mutuals/ui/brand';
import type { Namespace } from '@mutuals/ui/locales';
import type { AppShellProps, Place } from '@mutuals/ui/patterns/chrome';
import type { i18n } from 'i18next';
import { matchPath } from 'react-router';
import { address, flag, list, named, oneOf, page, text, word } from './lib/address.ts';
import type { PageHead } from './routing/head-tags.ts';

/** A page's code and the texts that it begins with: fetched together, before it shows. */
export type Page = {
  /** Its file, `features/{source}-route.tsx`. */
  source: string;
  texts: readonly Namespace[];
  /** What the page says about itself; a page that learns it from the server calls `usePageTitle` instead. */
  head?: (t: i18n['t']) => PageHead;
  /** Fetched for a member before it is opened. */
  prefetch?: boolean;
};

/** How a member's frame stands around a page. */
export type Frame = {
  place: Place | null;
  layout: NonNullable<AppShellProps['layout']>;
  /** The bottom bar makes room for the composer. */
  hidesBottomBar?: boolean;
};

export type Route = {
  pattern: string;
  /**
   * `member`: a guest is asked to sign in first. The pages for everyone are prerendered in each language, but for those whose address names
   * something (docs/decisions/008-prerendered-pages.md).
   */
  access: 'everyone' | 'member';
  frame: Frame;
  page: Page;
  /** The page for someone signed in, where it is another one. */
  memberPage?: Page;
};

export const routes = {
  home: {
    ...address('/'),
    access: 'everyone',
    frame: { place: 'home', layout: 'page' },
    page: {
      source: 'public/landing',
      texts: ['landing'],
      head: (t: i18n['t']) => ({ title: null, description: t('landing:hero.lead') }),
    },
    memberPage: {
      source: 'home/home',
      texts: ['home', 'discover', 'likes', 'profiles', 'turn'],
      head: (t: i18n['t']) => ({ title: t('chrome:nav.home') }),
      prefetch: true,
    },
  },
  about: {
    ...address('/about'),
    access: 'everyone',
    frame: { place: null, layout: 'page' },
    page: {
      source: 'public/about',
      texts: ['about'],
      head: (t: i18n['t']) => ({
        title: t('chrome:nav.about'),
        description: t('about:lead', { product: brand.name, chain: brand.ecosystem }),
      }),
    },
  },
  faq: {
    ...address('/faq'),
    access: 'everyone',
    frame: { place: null, layout: 'page' },
    page: {
      source: 'public/faq',
      texts: ['faq'],
      head: (t: i18n['t']) => ({ title: t('chrome:nav.faq'), description: t('faq:lead') }),
    },
  },
  privacy: {
    ...address('/privacy'),
    access: 'everyone',
    frame: { place: null, layout: 'page' },
    page: {
      source: 'public/privacy',
      texts: ['privacy'],
      head: (t: i18n['t']) => ({
        title: t('chrome:nav.privacy'),
        description: t('privacy:lead', { product: brand.name }),
      }),
    },
  },
  terms: {
    ...address('/terms'),
    access: 'everyone',
    frame: { place: null, layout: 'page' },
    page: {
      source: 'public/terms',
      texts: ['terms'],
      head: (t: i18n['t']) => ({ title: t('chrome:nav.terms'), description: t('terms:lead', { product: brand.name }) }),
    },
  },
  discover: {
    ...address('/discover', {
      profileId: word(),
      type: oneOf('all', 'individual', 'group', 'project'),
      proven: oneOf(null, 'wallet', 'contract'),
    }),
    access: 'member',
    frame: { place: 'discover', layout: 'stage' },
    page: {
      source: 'discover/discover',
      texts: ['discover', 'profiles', 'turn', 'seeking'],
      head: (t: i18n['t']) => ({ title: t('discover:title') }),
      prefetch: true,
    },
  },
  likes: {
    ...address('/likes', { profileId: word(), tab: oneOf('received', 'sent') }),
    access: 'member',
    frame: { place: 'likes', layout: 'page' },
    page: {
      source: 'likes/likes',
      texts: ['likes', 'discover', 'profiles'],
      head: (t: i18n['t']) => ({ title: t('likes:title') }),
      prefetch: true,
    },
  },
  messages: {
    ...address('/messages', { profileId: word(), withProfile: word() }),
    access: 'member',
    frame: { place: 'messages', layout: 'fill' },
    page: { source: 'chat/messages', texts: ['messages', 'turn'], prefetch: true },
  },
  profileMessages: {
    ...address('/profiles/:profileId/messages'),
    access: 'member',
    frame: { place: 'messages', layout: 'fill' },
    page: { source: 'chat/messages', texts: ['messages', 'turn'] },
  },
  conversation: {
    ...address('/profiles/:profileId/messages/:conversationId'),
    access: 'member',
    frame: { place: 'messages', layout: 'fill', hidesBottomBar: true },
    page: { source: 'chat/messages', texts: ['messages', 'turn'] },
  },
  profiles: {
    ...address('/profiles'),
    access: 'member',
    frame: { place: 'profiles', layout: 'page' },
    page: {
      source: 'profiles/my-profiles',
      texts: ['profiles'],
      head: (t: i18n['t']) => ({ title: t('profiles:list.title') }),
      prefetch: true,
    },
  },
  createProfile: {
    ...address('/profiles/create'),
    access: 'member',
    frame: { place: 'profiles', layout: 'page' },
    page: {
      source: 'profiles/new-profile',
      texts: ['onboarding'],
      head: (t: i18n['t']) => ({ title: t('onboarding:choice.title') }),
    },
  },
  assistant: {
    ...address('/profiles/assistant', { session: word() }),
    access: 'member',
    frame: { place: 'profiles', layout: 'fill' },
    page: {
      source: 'assistant/assistant',
      texts: ['onboarding', 'profiles', 'messages'],
      head: (t: i18n['t']) => ({ title: t('onboarding:talk.title') }),
    },
  },
  newProfile: {
    ...address('/profiles/new'),
    access: 'member',
    frame: { place: 'profiles', layout: 'page' },
    page: {
      source: 'profiles/profile-form',
      texts: ['profiles'],
      head: (t: i18n['t']) => ({ title: t('profiles:form.createTitle') }),
      prefetch: true,
    },
  },
  profile: {
    ...address('/profiles/:id'),
    access: 'member',
    frame: { place: 'profiles', layout: 'page' },
    page: {
      source: 'profiles/profile-details',
      texts: ['profiles', 'discover'],
      prefetch: true,
    },
  },
  proofs: {
    ...address('/profiles/:id/proofs'),
    access: 'member',
    frame: { place: 'profiles', layout: 'page' },
    page: { source: 'proofs/proofs', texts: ['proofs', 'claims'] },
  },
  editProfile: {
    ...address('/profiles/:id/edit'),
    access: 'member',
    frame: { place: 'profiles', layout: 'page' },
    page: {
      source: 'profiles/profile-form',
      texts: ['profiles', 'seeking'],
      head: (t: i18n['t']) => ({ title: t('profiles:form.editTitle') }),
    },
  },
  bookmarks: {
    ...address('/bookmarks', { page: page(limits.pageMax) }),
    access: 'member',
    frame: { place: 'bookmarks', layout: 'page' },
    page: {
      source: 'bookmarks/bookmarks',
      texts: ['bookmarks', 'profiles'],
      head: (t: i18n['t']) => ({ title: t('bookmarks:page.title') }),
    },
  },
  gallery: {
    ...address('/gallery', {
      search: text(limits.searchText),
      type: oneOf('all', 'individual', 'group', 'project'),
      verifiedOnly: named('verified', flag),
      proven: oneOf(null, 'wallet', 'contract'),
      tags: list(limits.tagsPerProfile),
      languages: list(limits.languagesPerProfile),
      premiumOnly: named('premium', flag),
      sort: oneOf(null, 'recent', 'popular', 'verified'),
      page: page(limits.pageMax),
    }),
    access: 'everyone',
    frame: { place: 'gallery', layout: 'page' },
    page: {
      source: 'public/gallery',
      texts: ['gallery', 'profiles', 'discover'],
      head: (t: i18n['t']) => ({ title: t('chrome:nav.gallery'), description: t('gallery:page.lead') }),
    },
    memberPage: {
      source: 'gallery/gallery',
      texts: ['gallery', 'profiles', 'discover'],
      head: (t: i18n['t']) => ({ title: t('chrome:nav.gallery') }),
    },
  },
  publicGroups: {
    ...address('/public-groups', { search: text(limits.searchText) }),
    access: 'everyone',
    frame: { place: 'groups', layout: 'page' },
    page: {
      source: 'groups/public-groups',
      texts: ['groups', 'profiles'],
      head: (t: i18n['t']) => ({ title: t('groups:page.title'), description: t('groups:page.lead') }),
    },
  },
  galleryProfile: {
    ...address('/gallery/:id'),
    access: 'everyone',
    frame: { place: null, layout: 'page' },
    page: { source: 'profiles/gallery-profile', texts: ['profiles', 'discover'] },
    memberPage: { source: 'profiles/profile-details', texts: ['profiles', 'discover'] },
  },
  notifications: {
    ...address('/notifications'),
    access: 'member',
    frame: { place: null, layout: 'page' },
    page: {
      source: 'notifications/notifications',
      texts: ['notifications'],
      head: (t: i18n['t']) => ({ title: t('notifications:title') }),
    },
  },
  premium: {
    ...address('/premium', { payment: oneOf(null, 'success') }),
    access: 'member',
    frame: { place: 'premium', layout: 'page' },
    page: {
      source: 'premium/premium',
      texts: ['premium', 'faq'],
      head: (t: i18n['t']) => ({ title: t('chrome:nav.premium') }),
      prefetch: true,
    },
  },
  checkout: {
    ...address('/payment/checkout/:tier'),
    access: 'member',
    frame: { place: 'premium', layout: 'page' },
    page: {
      source: 'payments/checkout',
      texts: ['payments', 'premium'],
      head: (t: i18n['t']) => ({ title: t('payments:page.title') }),
    },
  },
  choosePayment: {
    ...address('/payment', { tier: word(), price: word(), method: oneOf(null, 'bnb', 'usdt', 'busd') }),
    access: 'member',
    frame: { place: 'premium', layout: 'page' },
    page: {
      source: 'payments/choose',
      texts: ['payments', 'premium'],
      head: (t: i18n['t']) => ({ title: t('payments:page.title') }),
    },
  },
  payment: {
    ...address('/payment/:id', {
      tier: word(),
      method: oneOf(null, 'bnb', 'usdt', 'busd'),
      instead: oneOf(null, 'plans'),
    }),
    access: 'member',
    frame: { place: 'premium', layout: 'page' },
    page: {
      source: 'payments/payment',
      texts: ['payments', 'premium'],
      head: (t: i18n['t']) => ({ title: t('payments:page.title') }),
    },
  },
  myPayments: {
    ...address('/my-payments', { page: page(limits.pageMax), open: word() }),
    access: 'member',
    frame: { place: 'payments', layout: 'page' },
    page: {
      source: 'payments/my-payments',
      texts: ['payments', 'premium'],
      head: (t: i18n['t']) => ({ title: t('payments:mine.title') }),
    },
  },
  support: {
    ...address('/support', {
      status: oneOf('all', 'open', 'in_progress', 'resolved', 'closed'),
      page: page(limits.pageMax),
    }),
    access: 'member',
    frame: { place: 'support', layout: 'page' },
    page: {
      source: 'support/support',
      texts: ['support'],
      head: (t: i18n['t']) => ({ title: t('support:list.title') }),
    },
  },
  createTicket: {
    ...address('/support/create', {
      payment: word(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
      subject: text(limits.ticketSubject),
      category: oneOf(null, 'technical', 'billing', 'account', 'bug_report', 'feature_request', 'other'),
      reference: word(),
    }),
    access: 'member',
    frame: { place: 'support', layout: 'page' },
    page: {
      source: 'support/support-create',
      texts: ['support', 'faq'],
      head: (t: i18n['t']) => ({ title: t('support:create.title') }),
    },
  },
  ticket: {
    ...address('/support/:ticketId'),
    access: 'member',
    frame: { place: 'support', layout: 'page' },
    page: { source: 'support/support-ticket', texts: ['support'] },
  },
  share: {
    // As the manifest's share target says.
    ...address('/share', { title: text(200), text: text(limits.message), url: text(2048) }),
    access: 'member',
    frame: { place: null, layout: 'page' },
    page: {
      source: 'sharing/share',
      texts: ['sharing'],
      head: (t: i18n['t']) => ({ title: t('sharing:title') }),
    },
  },
  settings: {
    ...address('/settings'),
    access: 'member',
    frame: { place: 'settings', layout: 'page' },
    page: {
      source: 'settings/settings',
      texts: ['settings', 'profiles', 'trust'],
      head: (t: i18n['t']) => ({ title: t('chrome:nav.settings') }),
    },
  },
  myReports: {
    ...address('/settings/reports'),
    access: 'member',
    frame: { place: 'settings', layout: 'page' },
    page: {
      source: 'reports/my-reports',
      texts: ['reports'],
      head: (t: i18n['t']) => ({ title: t('reports:mine.title') }),
    },
  },
  myDecisions: {
    ...address('/settings/decisions'),
    access: 'member',
    frame: { place: 'settings', layout: 'page' },
    page: {
      source: 'reports/my-decisions',
      texts: ['reports'],
      head: (t: i18n['t']) => ({ title: t('reports:decisions.title') }),
    },
  },
  /** `profile` shows or wrote what is reported, where that is no profile itself. */
  report: {
    ...address('/report/:type/:id', { name: text(limits.profileName), profile: word() }),
    access: 'everyone',
    frame: { place: null, layout: 'page' },
    page: { source: 'reports/guest-report', texts: ['reports'] },
    memberPage: { source: 'reports/report', texts: ['reports'] },
  },
  transparency: {
    ...address('/transparency'),
    access: 'everyone',
    frame: { place: null, layout: 'page' },
    page: {
      source: 'public/transparency',
      texts: ['reports'],
      head: (t: i18n['t']) => ({ title: t('reports:transparency.title'), description: t('reports:transparency.lead') }),
    },
  },
  adminHome: {
    ...address('/admin'),
    access: 'member',
    frame: { place: null, layout: 'page' },
    page: { source: 'admin/admin', texts: ['admin'] },
  },
  /** What each tab's query holds: admin-routes.ts. */
  admin: {
    ...address('/admin/:tab'),
    access: 'member',
    frame: { place: null, layout: 'page' },
    page: {
      source: 'admin/admin',
      texts: ['admin', 'support', 'payments', 'premium', 'profiles', 'reports', 'moderation', 'proofs', 'claims'],
    },
  },
} as const;

/** Older addresses, and where they lead (SPEC section 2). */
export const redirects = {
  matching: { ...address('/matching'), to: routes.discover.href() },
  subscription: { ...address('/subscription'), to: routes.premium.href() },
} as const;

const table: Readonly<Record<string, Route>> = routes;

export const allRoutes: readonly (readonly [name: string, route: Route])[] = Object.entries(table);

/** The route of this name; the router's routes are called by it. */
export const routeNamed = (name: string): Route | undefined => table[name];

/** The pages that everyone may read. */
export const publicRoutes: readonly Route[] = Object.values(table).filter(({ access }) => access === 'everyone');

/** Those of them that are the same for every guest, and made at build time. */
export const prerenderedRoutes: readonly Route[] = publicRoutes.filter(({ pattern }) => !pattern.includes(':'));

/** The page at an address; of two that match it the one that the table names first. */
export const routeAt = (pathname: string): Route | undefined =>
  allRoutes.find(([, { pattern }]) => matchPath(pattern, pathname) !== null)?.[1];

/** The public page at an address, with or without a slash at its end. */
export const publicRouteAt = (pathname: string): Route | undefined =>
  publicRoutes.find(({ pattern }) => matchPath(pattern, pathname) !== null);
