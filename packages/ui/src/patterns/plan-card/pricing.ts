/** The tiers, from the least to the most (SPEC 3). */
export const TIERS = ['free', 'premium', 'premium_plus'] as const;
export type Tier = (typeof TIERS)[number];
export type PaidTier = Exclude<Tier, 'free'>;

/** The server's price list: decimal strings, tiers in upper case (SPEC 3). */
export interface Pricing {
  /** Null, like all dollars, if the BNB rate is unknown. */
  readonly bnbPriceUsd: string | null;
  readonly tiers: Readonly<
    Record<'FREE' | 'PREMIUM' | 'PREMIUM_PLUS', { readonly bnb: string; readonly usd: string | null }>
  >;
}

export interface PlanPrice {
  readonly bnb: number;
  /** Null if the BNB rate is unknown. */
  readonly usd: number | null;
  /** A price of the specification's fallback list, marked "about" (D10). */
  readonly isEstimate: boolean;
}

const KEY = { free: 'FREE', premium: 'PREMIUM', premium_plus: 'PREMIUM_PLUS' } as const;

const FALLBACK: Readonly<Record<Tier, PlanPrice>> = {
  free: { bnb: 0, usd: 0, isEstimate: false },
  premium: { bnb: 0.017, usd: 10, isEstimate: true },
  premium_plus: { bnb: 0.05, usd: 30, isEstimate: true },
};

/**
 * A tier's monthly price; without a price list the fallback of SPEC 9, never an error (D10). For display only: the amount to pay comes from the
 * server (D9).
 */
export function priceOf(tier: Tier, pricing: Pricing | null): PlanPrice {
  if (!pricing) return FALLBACK[tier];
  const { bnb, usd } = pricing.tiers[KEY[tier]];
  return { bnb: Number(bnb), usd: usd === null ? null : Number(usd), isEstimate: false };
}

/** An accepted coin, or the reason why it is unavailable (D18, D45), from the network's configuration. */
export interface CoinMethod {
  readonly method: 'bnb' | 'usdt' | 'busd';
  readonly symbol: string;
  readonly isAvailable: boolean;
  readonly reason: string | null;
}

/** A plan's price in a coin: a decimal string, null if unknown. The payment fixes it (D9). */
export interface CoinOffer extends CoinMethod {
  readonly amount: string | null;
}

/** A plan's price in each coin. Dollar coins cost the plan's dollars (D9). */
export function offersOf(tier: PaidTier, pricing: Pricing, methods: readonly CoinMethod[]): readonly CoinOffer[] {
  const { bnb, usd } = pricing.tiers[KEY[tier]];
  return methods.map((of) => ({ ...of, amount: of.method === 'bnb' ? bnb : usd }));
}

/**
 * What a plan's button does (SPEC 2, /premium): a plan above the current one can be chosen, the current one renewed in its last days (`isRenewable`,
 * D14); for a lower one, contact support.
 */
export type PlanAction = 'free' | 'current' | 'renew' | 'contact' | 'choose';

export function planAction(tier: Tier, current: Tier, isRenewable: boolean): PlanAction {
  if (tier === 'free') return 'free';
  if (tier === current) return isRenewable ? 'renew' : 'current';
  return TIERS.indexOf(tier) < TIERS.indexOf(current) ? 'contact' : 'choose';
}

/** Each tier's features (SPEC 6, D11, D12), in the order of its card. `soon` marks those that do not exist yet. */
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
