import type { ProfileType } from '../interview.ts';

/** What somebody says to the assistant, and what a reader would expect it to know at the end. */
export interface WrittenInterview {
  who: string;
  profileType: ProfileType;
  says: readonly string[];
  /** Fields as `toData` gives them; those that are not named do not matter. */
  ends: Readonly<Record<string, unknown>>;
  /** Whether a profile can be made; by default it can. */
  isComplete?: boolean;
}
