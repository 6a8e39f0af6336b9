import type { PublicLinks } from '@mutuals/ui/patterns/public-page';
import { routes } from '../../routes.ts';

/** Where the public pages lead. */
export const publicLinks: PublicLinks = {
  about: routes.about.href(),
  faq: routes.faq.href(),
  gallery: routes.gallery.href(),
  premium: routes.premium.href(),
  privacy: routes.privacy.href(),
  terms: routes.terms.href(),
};
