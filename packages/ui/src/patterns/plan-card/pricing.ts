/** The tiers, from the least to the most (SPEC 3). */
export const TIERS = ['free', 'premium', 'premium_plus'] as const;
export type Tier = (typeof TIERS)[number];
export type PaidTier = Exclude<Tier, 'free'>;

/** The price list as the server gives it: decimal strings, tiers in upper case (SPEC 3). */
export interface Pricing {
  /** Null, as all dollars are, where the rate of BNB is not known. */
  readonly bnbPriceUsd: string | null;
  readonly tiers: Readonly<
    Record<'FREE' | 'PREMIUM' | 'PREMIUM_PLUS', { readonly bnb: string; readonly usd: string | null }>
  >;
}

export interface PlanPrice {
  readonly bnb: number;
  /** Null where the rate of BNB is not known. */
  readonly usd: number | null;
  /** A price of the specification's fallback list, to be marked "about" (D10). */
  readonly isEstimate: boolean;
}

const KEY = { free: 'FREE', premium: 'PREMIUM', premium_plus: 'PREMIUM_PLUS' } as const;

const FALLBACK: Readonly<Record<Tier, PlanPrice>> = {
  free: { bnb: 0, usd: 0, isEstimate: false },
  premium: { bnb: 0.017, usd: 10, isEstimate: true },
  premium_plus: { bnb: 0.05, usd: 30, isEstimate: true },
};

/** What a tier costs a month; without a price list the fallback of SPEC 9, never an error (D10). For showing only: what is paid comes from the server (D9). */
export function priceOf(tier: Tier, pricing: Pricing | null): PlanPrice {
  if (!pricing) return FALLBACK[tier];
  const { bnb, usd } = pricing.tiers[KEY[tier]];
  return { bnb: Number(bnb), usd: usd === null ? null : Number(usd), isEstimate: false };
}

/** A coin that is taken, or the reason why it is off (D18, D45), as the network's configuration tells it. */
export interface CoinMethod {
  readonly method: 'bnb' | 'usdt' | 'busd';
  readonly symbol: string;
  readonly isAvailable: boolean;
  readonly reason: string | null;
}

/** What a plan costs in a coin: a decimal string, null where it is not known. The payment fixes it (D9). */
export interface CoinOffer extends CoinMethod {
  readonly amount: string | null;
}

/** What a plan costs in each coin. Dollar coins are asked for in the plan's dollars (D9). */
export function offersOf(tier: PaidTier, pricing: Pricing, methods: readonly CoinMethod[]): readonly CoinOffer[] {
  const { bnb, usd } = pricing.tiers[KEY[tier]];
  return methods.map((of) => ({ ...of, amount: of.method === 'bnb' ? bnb : usd }));
}

/**
 * What a plan's button does (SPEC 2, /premium): a plan above the current one can be chosen, the current one renewed in its last days
 * (`isRenewable`, D14); a lower one is a matter for support.
 */
export type PlanAction = 'free' | 'current' | 'renew' | 'contact' | 'choose';

export function planAction(tier: Tier, current: Tier, isRenewable: boolean): PlanAction {
  if (tier === 'free') return 'free';
  if (tier === current) return isRenewable ? 'renew' : 'current';
  return TIERS.indexOf(tier) < TIERS.indexOf(current) ? 'contact' : 'choose';
}

/** What each tier brings (SPEC 6, D11, D12), in the order of its card. `soon` marks what nothing stands behind yet. */
export const PLAN_FEATURES = {
  free: [{ key: 'likes' }, { key: 'anonymous' }, { key: 'chat' }, { key: 'visibility' }, { key: 'basicMatching' }],
  premium: [
    { key: 'unlimitedLikes' },
    { key: 'superLikes' },
    { key: 'revealed' },
    { key: 'filters' },
    { key: 'support' },
    { key: 'noAds', soon: true },
  ],
  premium_plus: [
    { key: 'everything' },
    { key: 'unlimitedSuperLikes' },
    { key: 'first' },
    { key: 'placement' },
    { key: 'gameBoard', soon: true },
    { key: 'vip' },
  ],
} as const satisfies Record<Tier, readonly { readonly key: string; readonly soon?: true }[]>;
