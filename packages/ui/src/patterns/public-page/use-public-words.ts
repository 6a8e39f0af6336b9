import { brand } from '../../brand.ts';
import { useOperator } from '../../lib/operator.ts';
import type { PublicLinks } from './public-links.ts';

/** The values in the public pages' texts, and their link destinations. Guests write to support by mail. */
export function usePublicWords(links: PublicLinks) {
  const { name, legalEntity, email } = useOperator();
  const mail = `mailto:${email}`;
  return {
    words: { product: brand.name, chain: brand.ecosystem, operator: name, legalEntity, email },
    places: { ...links, mail, support: mail },
  };
}
