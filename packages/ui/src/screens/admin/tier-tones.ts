/** A tier's colour, as a Badge takes it. */
export const TIER_LOOKS = {
  free: { tone: 'neutral' },
  premium: { tone: 'accent' },
  premium_plus: { className: 'mu:bg-super-like-soft mu:text-super-like-text' },
} as const;
