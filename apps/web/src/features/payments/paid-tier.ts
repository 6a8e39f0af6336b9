export type PaidTier = 'premium' | 'premium_plus';

/** The tier that an address names, in upper case as SPEC 2 writes it; null for any other word. */
export function paidTierOf(word: string | null | undefined): PaidTier | null {
  if (word === 'PREMIUM') return 'premium';
  return word === 'PREMIUM_PLUS' ? 'premium_plus' : null;
}

/** The same in a query, where people write it in either case. */
export const paidTierIn = (word: string | null): PaidTier | null => paidTierOf(word?.toUpperCase());

export const tierName = (tier: PaidTier): 'PREMIUM' | 'PREMIUM_PLUS' =>
  tier === 'premium' ? 'PREMIUM' : 'PREMIUM_PLUS';
