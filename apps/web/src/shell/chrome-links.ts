import type { ChromeLinks } from '@mutuals/ui/patterns/chrome';
import { routes } from '../routes.ts';

export const chromeLinks: ChromeLinks = {
  home: routes.home.href(),
  discover: routes.discover.href(),
  likes: routes.likes.href(),
  messages: routes.messages.href(),
  gallery: routes.gallery.href(),
  profiles: routes.profiles.href(),
  bookmarks: routes.bookmarks.href(),
  groups: routes.publicGroups.href(),
  premium: routes.premium.href(),
  payments: routes.myPayments.href(),
  support: routes.support.href(),
  settings: routes.settings.href(),
  admin: routes.adminHome.href(),
  about: routes.about.href(),
  faq: routes.faq.href(),
  privacy: routes.privacy.href(),
  terms: routes.terms.href(),
};
