import type { Limit } from '../../patterns/like-counter/like-counter.rules.ts';
import type { LikeView } from '../../patterns/like-card/like-card.tsx';
import type { ProfileCardView } from '../../patterns/profile-card/profile-card.tsx';
import type { ProfileType } from '../../patterns/profile-kind/profile-kind.ts';

/** The other side of a match or conversation. */
export interface HomePartner {
  readonly _id: string;
  readonly name: string;
  readonly profileType: ProfileType;
  readonly avatar: string | null;
}

interface OfAnOwnProfile {
  readonly _id: string;
  readonly href: string;
  /** The name of the own profile that it concerns, if not the acting one. */
  readonly ownName: string | null;
}

export interface ConversationToAnswer extends OfAnOwnProfile {
  /** Null once it was deleted (D39). */
  readonly partner: HomePartner | null;
  readonly lastMessage: { readonly type: 'text' | 'gif'; readonly content: string };
  /** Since when the partner has waited. */
  readonly waitingSince: string;
  readonly unread: number;
}

export interface NewMatch extends OfAnOwnProfile {
  readonly partner: HomePartner;
  readonly createdAt: string;
}

/** The start of a list, and the total, counted up to 100. */
export interface Beginning<Item> {
  readonly total: number;
  readonly items: readonly Item[];
}

/** The acting profile's strength, in percent, and what would improve it most; null at 100. */
export interface Strength {
  readonly percent: number;
  readonly nextStep: {
    readonly step: 'picture' | 'bio' | 'tags' | 'interests' | 'skills' | 'links' | 'cover';
    readonly gain: number;
  } | null;
}

/** What waits for a person, over all their profiles. */
export interface Waiting {
  readonly likesLeft: Limit;
  readonly toAnswer: Beginning<ConversationToAnswer>;
  readonly newMatches: Beginning<NewMatch>;
  readonly likers: Beginning<LikeView>;
  readonly strength: Strength;
}

/** A new person, with the shared tags. */
export type NewInTagsView = ProfileCardView & { readonly sharedTags: readonly string[] };

/** A part of the page, which loads and fails separately. */
export type Part<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly onRetry: () => void }
  | { readonly status: 'ready'; readonly data: Data };

export type HomeView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'newcomer' }
  | {
      readonly status: 'ready';
      /** The acting profile. */
      readonly profile: ProfileCardView;
      readonly waiting: Part<Waiting>;
      readonly newInTags: Part<readonly NewInTagsView[]>;
    };

/** The page's destinations. */
export interface HomeLinks {
  createHref: string;
  discoverHref: string;
  messagesHref: string;
  likesHref: string;
  profilesHref: string;
  premiumHref: string;
  /** The form of the acting profile. */
  editHref: string;
  profileHref: (id: string) => string;
}
