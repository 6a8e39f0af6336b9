/** The topics of SPEC 2 by category, in the order of the page. Each is the address of its answer, after the `#`. */
export const TOPICS = {
  general: ['what-it-is', 'multiple-profiles', 'ai-onboarding', 'profile-visibility', 'verification', 'data-privacy'],
  matching: ['how-matching-works', 'like-limit', 'super-likes', 'real-time-chat'],
  premium: ['who-liked-me', 'premium-plus', 'cancel-subscription'],
  payment: ['crypto-payments', 'payment-verification', 'refund-policy'],
} as const;

export type Category = keyof typeof TOPICS;
export type Topic = (typeof TOPICS)[Category][number];

export const CATEGORIES = ['general', 'matching', 'premium', 'payment'] as const satisfies readonly Category[];

/** The category that a topic belongs to; undefined for what is no topic. */
export function categoryOf(topic: string | undefined): Category | undefined {
  return CATEGORIES.find((category) => TOPICS[category].some((known) => known === topic));
}
