/** What a profile can seek others by (D62). */
export const SEEKING_GROUPS = ['types', 'subtypes', 'languages', 'tags'] as const;
export type SeekingGroup = (typeof SEEKING_GROUPS)[number];
