/** A tier's colour. */
export const TIER_TONES = { free: 'neutral', premium: 'accent', premium_plus: 'super-like' } as const;
