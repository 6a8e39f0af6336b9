import type { PromiseActorLogic } from 'xstate';
import type { Fault, LimitInfo } from '../shared/fault.ts';

/** What a person can decide about a card (SPEC 2, Discover). `pass` is the contract's dislike. */
export type Decision = 'like' | 'pass' | 'superLike';

/** What a daily limit is about. */
export type Feature = 'likes' | 'superLikes';

/** Which profiles the deck holds. */
export type TypeFilter = 'all' | 'individual' | 'group' | 'project';

/** Whom the deck holds. */
export interface DeckFilter {
  readonly profileType: TypeFilter;
  /** What they have proven and show (D84): a wallet, or a contract that they own or deployed. Null for whoever they are. */
  readonly proven: 'wallet' | 'contract' | null;
}

/** The machine needs of a card or a matched profile its id alone; the rest passes through untouched. */
export interface Identified {
  readonly _id: string;
}

export interface Limits {
  readonly likes: LimitInfo;
  readonly superLikes: LimitInfo;
}

export interface QueueRequest extends DeckFilter {
  /** The acting profile. */
  readonly userProfileId: string;
  /** How many cards to ask for, 20 to 100: a page, and those that the machine already knows. */
  readonly limit: number;
}

/** What the musts of the acting profile hide from its deck (D62), each number up to 100, which means "99+". */
export interface HiddenByMusts {
  readonly total: number;
  readonly musts: readonly {
    readonly group: 'types' | 'subtypes' | 'languages' | 'tags';
    readonly values: readonly string[];
    readonly hides: number;
    /** Come back without this must. */
    readonly frees: number;
  }[];
}

/** The contract's `MatchQueue` fits. `totalProfiles` above the number of cards means that the server has more. */
export interface QueueAnswer<Card> {
  readonly data: readonly Card[];
  readonly meta: Limits & { readonly totalProfiles: number; readonly hiddenByMusts: HiddenByMusts | null };
}

export interface DecisionRequest {
  readonly userProfileId: string;
  /** The profile that is decided about. */
  readonly profileId: string;
  readonly decision: Decision;
}

/** The contract's `LikeResult` fits. */
export interface LikeAnswer<Matched> extends Limits {
  readonly isMatch: boolean;
  readonly conversationId: string | null;
  readonly matchedProfile: Matched | null;
}

/**
 * The machine's way out. Every actor rejects with a `Fault`; when its machine stops it, its `signal` aborts.
 * - `loadQueue`: the next undecided cards; it may answer cards that are known already.
 * - `sendDecision`: stores one decision; must be safe to repeat (D24). Answers null for a pass.
 */
export interface SwipeActors<Card, Matched> {
  readonly loadQueue: PromiseActorLogic<QueueAnswer<Card>, QueueRequest>;
  readonly sendDecision: PromiseActorLogic<LikeAnswer<Matched> | null, DecisionRequest>;
}

export interface SwipeInput<Card = never> extends DeckFilter {
  /** The acting profile. */
  readonly profileId: string;
  /** What the device kept of the deck: shown until the server has answered (SW24). */
  readonly kept?: KeptDeck<Card> | undefined;
  /** Decisions that were on their way when the page was left, the oldest first (SW25). */
  readonly unsent?: readonly UnsentDecision<Card>[] | undefined;
  /** A number from 0 up to 1, another one each time: it spreads when decks ask again. */
  readonly random: () => number;
}

/** A card with its place in the order of arrival, by which a card that comes back finds its place. */
export interface PlacedCard<Card> {
  readonly card: Card;
  readonly place: number;
}

/** A deck as it stood. */
export interface KeptDeck<Card> {
  /** The top one first. */
  readonly cards: readonly Card[];
  readonly limits: Limits | null;
}

/** A decision that the server may not have, for keeping it over a reload. Plain data. */
export interface UnsentDecision<Card> {
  readonly card: Card;
  readonly decision: Decision;
}

/** A decision on its way to the server. */
export interface PendingDecision<Card> extends PlacedCard<Card> {
  readonly decision: Decision;
}

export interface MatchMoment<Matched> {
  /** The own profile that matched. */
  readonly profileId: string;
  /** The other side. */
  readonly profile: Matched;
  readonly conversationId: string;
}

/** Why an action was blocked, and the tier that would allow it (SPEC 6). */
export interface Upgrade {
  readonly feature: Feature;
  readonly suggestion: 'PREMIUM' | 'PREMIUM_PLUS';
  readonly resetsAt: string | null;
}

/** A decision that could not be stored. Its card is back in the deck, unless it is gone for good. */
export interface FailedDecision<Card> {
  readonly card: Card;
  readonly decision: Decision;
  readonly fault: Fault;
  /** False when the profile does not exist any more or was liked already. */
  readonly isBack: boolean;
}

export interface SwipeContext<Card, Matched> extends DeckFilter {
  readonly profileId: string;
  /** The cards in hand, the top one first. */
  readonly hand: readonly PlacedCard<Card>[];
  readonly nextPlace: number;
  /** The hand is what the device kept: the next answer takes its place. */
  readonly isKept: boolean;
  /** How often in a row the deck asked for cards and got none that is new. */
  readonly fruitless: number;
  readonly random: () => number;
  /** Decisions on their way, the oldest first; only the first is being sent. */
  readonly outbox: readonly PendingDecision<Card>[];
  /** What the acting profile has decided about since the machine started. */
  readonly decided: readonly string[];
  readonly limits: Limits | null;
  /** A hand holds the top card. */
  readonly isHeld: boolean;
  /** Matches whose moment is open or still to come. */
  readonly matches: readonly MatchMoment<Matched>[];
  /** The conversations whose match moment was opened or waits, so that none is celebrated twice. */
  readonly celebrated: readonly string[];
  readonly upgrade: Upgrade | null;
  readonly failedDecision: FailedDecision<Card> | null;
  readonly loadFault: Fault | null;
  readonly hiddenByMusts: HiddenByMusts | null;
}

export type SwipeEvent<Matched> =
  /** A hand took the top card. The deck follows it, and decides when it lets go (SW8). */
  | { readonly type: 'HELD'; readonly cardId: string }
  /** It let go without a decision. */
  | { readonly type: 'LET_GO' }
  /** By a button, a key or a drag. Ignored unless `cardId` is the top card. */
  | { readonly type: 'DECIDE'; readonly cardId: string; readonly decision: Decision }
  /** Try to load again, after a failure or in the empty state. */
  | { readonly type: 'RETRY' }
  /** Another filter, or the same one after a change of what the profile seeks: the deck starts anew. */
  | ({ readonly type: 'FILTER_CHANGED' } & DeckFilter)
  /** The day of the limits is over, and the person is looking (SW26). */
  | { readonly type: 'DAY_ENDED' }
  /** A match that another side brought (a realtime notification). */
  | { readonly type: 'MATCHED'; readonly match: MatchMoment<Matched> }
  | { readonly type: 'SEND_MESSAGE' }
  | { readonly type: 'KEEP_SWIPING' }
  | { readonly type: 'UPGRADE_CLOSED' }
  | { readonly type: 'FAILURE_SEEN' };

/** What the machine tells its owner (`actor.on`). */
export type SwipeEmitted = {
  /** The person wants to write to a match (D23). */
  readonly type: 'CONVERSATION_CHOSEN';
  /** The own profile that matched. */
  readonly profileId: string;
  readonly conversationId: string;
};
