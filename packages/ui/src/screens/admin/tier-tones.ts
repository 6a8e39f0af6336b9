/** How a tier is marked. */
export const TIER_TONES = { free: 'neutral', premium: 'accent', premium_plus: 'super-like' } as const;
