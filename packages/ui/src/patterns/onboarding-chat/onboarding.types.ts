/** What an answer can be about: the fields of the three kinds of profiles (SPEC 3). */
export type OnboardingField =
  | 'name'
  | 'bio'
  | 'role'
  | 'skills'
  | 'languages'
  | 'interests'
  | 'tags'
  | 'groupType'
  | 'memberCount'
  | 'communityLink'
  | 'projectType'
  | 'tokenAddress'
  | 'website';

/** One turn of the talk (SPEC 3, Onboarding session). */
export interface OnboardingMessage {
  readonly key: string;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  /** An own one that the server does not have yet. */
  readonly isOptimistic: boolean;
}

/** What the assistant has understood so far. */
export interface ExtractedProfile {
  /** In the order in which they are shown, in the reader's words; a list has several values. */
  readonly fields: ReadonlyArray<{ readonly field: OnboardingField; readonly values: readonly string[] }>;
  readonly missingFields: readonly OnboardingField[];
  readonly suggestedTags: readonly string[];
  readonly isComplete: boolean;
}
