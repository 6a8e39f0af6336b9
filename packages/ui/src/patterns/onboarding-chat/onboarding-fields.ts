/** The possible subjects of an answer: the fields of the three kinds of profiles (SPEC 3), and what it seeks (D62), in no order. */
const ONBOARDING_FIELDS = [
  'name',
  'bio',
  'tags',
  'languages',
  'interests',
  'role',
  'skills',
  'portfolio',
  'social',
  'externalPortfolio',
  'twitterLink',
  'githubLink',
  'projectLinks',
  'xLink',
  'walletLink',
  'groupType',
  'memberCount',
  'isPublic',
  'entryRequirements',
  'communityLink',
  'xProfile',
  'projectType',
  'tokenAddress',
  'website',
  'twitterProfile',
  'telegramLink',
  'discordLink',
  'chain',
  'categories',
  'status',
  'funding',
  'teamSize',
  'seeking',
] as const;

export type OnboardingField = (typeof ONBOARDING_FIELDS)[number];

/** Whether a field has a name here: a newer server may know more. */
export const isOnboardingField = (field: string): field is OnboardingField =>
  ONBOARDING_FIELDS.some((known) => known === field);

/** One turn of the talk (SPEC 3, Onboarding session). */
export interface OnboardingMessage {
  readonly key: string;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  /** An own one that the server does not have yet. */
  readonly isOptimistic: boolean;
}

/** An answer at one press: a complete one, or one of several values, which is added to the draft. */
export interface OnboardingSuggestion {
  readonly kind: 'answer' | 'item' | 'skip' | 'finish';
  readonly text: string;
}

/** A field understood from the last message, and the words that ask for it again. */
export interface OnboardingTaken {
  readonly field: OnboardingField;
  readonly change: string;
}

/** What the assistant has understood so far. */
export interface ExtractedProfile {
  /** In display order, in the reader's words; a list has several values. */
  readonly fields: ReadonlyArray<{ readonly field: OnboardingField; readonly values: readonly string[] }>;
  readonly missingFields: readonly OnboardingField[];
  readonly suggestedTags: readonly string[];
  readonly isComplete: boolean;
}
