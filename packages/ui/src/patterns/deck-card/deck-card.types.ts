import type { ShownProof } from '../proofs/proof.types.ts';
import type { ProfileType, ReplyHabit, Subtype } from '../profile-kind/profile-kind.ts';

/** What two profiles share, with counts and names. */
export interface InCommon {
  readonly count: number;
  readonly tags: readonly string[];
  readonly interests: readonly string[];
  /** Language codes such as `en`, or the typed words. */
  readonly languages: readonly string[];
  readonly skills: readonly string[];
}

/** A profile's own words, in the reader's language. */
export interface TranslatedBio {
  readonly bio: string;
  /** Null if it could not be detected. */
  readonly sourceLanguage: string | null;
}

/** A profile's data on a card of the deck. */
export interface DeckProfile {
  readonly _id: string;
  readonly profileType: ProfileType;
  readonly subtype: Subtype;
  readonly name: string;
  readonly bio: string;
  readonly avatar: string | null;
  readonly coverImage: string | null;
  readonly photos: ReadonlyArray<{ readonly url: string }>;
  readonly tags: readonly string[];
  readonly isVerified: boolean;
  /** What it has proven and shows (D84); left out in a preview. */
  readonly proofs?: readonly ShownProof[];
  /** Within how long it usually answers; left out where that is not known or not shown. */
  readonly replyHabit?: ReplyHabit;
  /** A Premium Plus profile: the first card of a day, and at most one in four (D12). */
  readonly isBoosted: boolean;
  /** Made in the last 7 days (D61). */
  readonly isNew: boolean;
  /** Its owner looked at a deck in the last 7 days. */
  readonly isActiveThisWeek: boolean;
  readonly common: InCommon;
  /** A language model's reason for its place, in one sentence of the reader's language (D38); null if there is none. */
  readonly reason: string | null;
}
