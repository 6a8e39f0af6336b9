import { fn } from 'storybook/test';
import { now, notifications } from '../notifications/notification.examples.ts';
import type { Account, ChromeLinks, Preferences, SignedIn } from './chrome.types.ts';

/** Shared data of the chrome's stories. */
export const links: ChromeLinks = {
  home: '/',
  discover: '/discover',
  likes: '/likes',
  messages: '/messages',
  gallery: '/gallery',
  profiles: '/profiles',
  bookmarks: '/bookmarks',
  groups: '/public-groups',
  premium: '/premium',
  payments: '/my-payments',
  support: '/support',
  settings: '/settings',
  admin: '/admin',
  about: '/about',
  faq: '/faq',
  privacy: '/privacy',
  terms: '/terms',
};
export const preferences: Preferences = {
  language: 'en',
  onLanguageChange: fn(),
  theme: 'system',
  onThemeChange: fn(),
};
export const account: Account = {
  _id: 'user-ada',
  name: 'Ada Okafor',
  handle: 'ada_builds',
  avatar: null,
  tier: 'free',
};
export const signedIn: SignedIn = {
  account,
  counts: { newLikes: 3, unreadMessages: 12, answeredTickets: 0, unread: 5 },
  feed: {
    view: { status: 'ready', notifications },
    now,
    likesHref: '/likes',
    messagesHref: '/messages',
    premiumHref: '/premium',
    discoverHref: '/discover',
    notificationsHref: '/notifications',
    onOpen: fn(),
    onDelete: fn(),
    onMarkAllRead: fn(),
    onRetry: fn(),
  },
  onSignOut: fn(),
};
