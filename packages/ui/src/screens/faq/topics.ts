/** SPEC 2's topics and the proofs (D84) by category, in page order. Each is its answer's anchor, after the `#`. */
export const TOPICS = {
  general: [
    'what-it-is',
    'multiple-profiles',
    'ai-onboarding',
    'profile-visibility',
    'verification',
    'proofs',
    'data-privacy',
  ],
  matching: ['how-matching-works', 'like-limit', 'super-likes', 'real-time-chat'],
  premium: ['who-liked-me', 'premium-plus', 'cancel-subscription'],
  payment: ['crypto-payments', 'payment-verification', 'refund-policy'],
} as const;

export type Category = keyof typeof TOPICS;

export const CATEGORIES = ['general', 'matching', 'premium', 'payment'] as const satisfies readonly Category[];

/** A topic's category; undefined for an unknown topic. */
export function categoryOf(topic: string | undefined): Category | undefined {
  return CATEGORIES.find((category) => TOPICS[category].some((known) => known === topic));
}
