import { brand } from '@mutuals/ui/brand';
import type { PublicLinks } from '@mutuals/ui/patterns/public-page';
import { paths } from '../../routes.ts';

/** Where the public pages lead. There is no gallery yet, and help comes by mail. */
export const publicLinks: PublicLinks = {
  about: paths.about,
  faq: paths.faq,
  premium: paths.premium,
  privacy: paths.privacy,
  support: `mailto:${brand.operator.email}`,
  terms: paths.terms,
};
