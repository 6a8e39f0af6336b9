import type { PublicLinks } from './public-links.ts';

export const publicLinks: PublicLinks = {
  about: '/about',
  faq: '/faq',
  gallery: '/gallery',
  premium: '/premium',
  privacy: '/privacy',
  terms: '/terms',
};
