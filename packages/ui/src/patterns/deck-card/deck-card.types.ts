import type { ProfileType, ReplyHabit, Subtype } from '../profile-kind/profile-kind.ts';

/** What two profiles share, counted and named. */
export interface InCommon {
  readonly count: number;
  readonly tags: readonly string[];
  readonly interests: readonly string[];
  /** Language codes such as `en`, or whatever the person typed. */
  readonly languages: readonly string[];
  readonly skills: readonly string[];
}

/** What a profile says of itself, in the reader's language. */
export interface TranslatedBio {
  readonly bio: string;
  /** Null where nobody could tell. */
  readonly sourceLanguage: string | null;
}

/** What a card of the deck shows about a profile. */
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
  /** Within how long it usually answers; left out where that is not known or not shown. */
  readonly replyHabit?: ReplyHabit;
  /** A Premium Plus profile, which comes first in the deck (D12). */
  readonly isBoosted: boolean;
  readonly common: InCommon;
  /** Why a language model put it there, in one sentence of the reader's language (D38); null where none did. */
  readonly reason: string | null;
}
