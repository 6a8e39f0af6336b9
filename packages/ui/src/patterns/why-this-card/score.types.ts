import type { SeekingGroup } from '../seeking/seeking.types.ts';
import type { ProfileType, Subtype } from '../profile-kind/profile-kind.ts';

/** A part of why two profiles match, with its points (D38): the same from either side, except for what the reader seeks. */
export type ScorePart =
  | {
      readonly rule: 'tags' | 'interests' | 'skillAndTopic' | 'skills' | 'tagAndInterest';
      readonly words: readonly string[];
      readonly points: number;
    }
  | { readonly rule: 'languages'; readonly languages: readonly string[]; readonly points: number }
  | { readonly rule: 'roles'; readonly own: Subtype; readonly other: Subtype; readonly points: number }
  | { readonly rule: 'types'; readonly own: ProfileType; readonly other: ProfileType; readonly points: number }
  | { readonly rule: 'proven'; readonly roles: readonly Subtype[]; readonly points: number }
  | { readonly rule: 'seeking'; readonly groups: readonly SeekingGroup[]; readonly points: number };

export interface Score {
  readonly points: number;
  readonly parts: readonly ScorePart[];
  /** Words of both beyond those that count. */
  readonly moreWords: number;
  /** The reader's musts and nices, and which of them match (D62). */
  readonly sought: readonly { readonly group: SeekingGroup; readonly level: 'must' | 'nice'; readonly fits: boolean }[];
}

export type ScoreView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly onRetry: () => void }
  | { readonly status: 'ready'; readonly score: Score };
