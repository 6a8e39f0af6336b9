import type { Fault, LimitInfo } from '../shared/fault.ts';
import type {
  Decision,
  DecisionRequest,
  Feature,
  Identified,
  LikeAnswer,
  Limits,
  MatchMoment,
  PendingDecision,
  PlacedCard,
  QueueAnswer,
  QueueRequest,
  SwipeContext,
  SwipeInput,
  KeptDeck,
  DeckFilter,
  UnsentDecision,
  Upgrade,
} from './swipe.types.ts';

/** SPEC 9: what the discover deck asks for. */
export const PAGE_SIZE = 20;
/** D27: the most that one call may ask for. */
const MAX_PAGE_SIZE = 100;
/** SW3: fewer cards than this ask for more. */
export const REFILL_BELOW = 5;
/** SW6, ms: how long the deck waits at most before it asks again by itself, the first time and ever. */
export const FIRST_RETRY_MS = 3_000;
const LONGEST_RETRY_MS = 60_000;

/** Server words after which a card cannot be decided any more (SW14). */
const GONE_CODES: ReadonlySet<string> = new Set(['profile_not_found', 'already_liked', 'cannot_like_own_profile']);
/** Server words for a used-up limit (SW18). */
const LIMIT_CODES: ReadonlySet<string> = new Set([
  'like_limit_reached',
  'super_like_limit_reached',
  'super_like_unavailable',
]);

/** How long a decision that did not reach the server waits at most before it goes again, ms (SW25). */
export const RESEND_MS = 15_000;

/** The deck before anything is loaded: what the device kept of it (SW24), and what is still to be sent (SW25). */
export function newDeck<Card extends Identified, Matched>(input: SwipeInput<Card>): SwipeContext<Card, Matched> {
  const unsent = input.unsent ?? [];
  const decided = unsent.map(({ card }) => card._id);
  const kept = (input.kept?.cards ?? []).filter(({ _id }) => !decided.includes(_id));
  return {
    profileId: input.profileId,
    profileType: input.profileType,
    proven: input.proven,
    hand: kept.map((card, index) => ({ card, place: unsent.length + index })),
    nextPlace: unsent.length + kept.length,
    isKept: kept.length > 0,
    fruitless: 0,
    random: input.random,
    outbox: unsent.map((each, place) => ({ ...each, place })),
    decided,
    limits: input.kept?.limits ?? null,
    isHeld: false,
    matches: [],
    celebrated: [],
    upgrade: null,
    failedDecision: null,
    loadFault: null,
    hiddenByMusts: null,
  };
}

// Limits

/** The limit that a decision uses, or null. */
export function featureOf(decision: Decision): Feature | null {
  if (decision === 'pass') return null;
  return decision === 'like' ? 'likes' : 'superLikes';
}

/** SW18: whether the server refused because a limit is used up. */
export const isLimitReached = ({ code, limit }: Fault): boolean => limit !== undefined || LIMIT_CODES.has(code);

/** SW16: a limit with the decisions on their way counted as used. */
export function afterPending(limit: LimitInfo, pending: number): LimitInfo {
  if (limit.remaining === null) return limit;
  const remaining = Math.max(0, limit.remaining - pending);
  return { ...limit, current: limit.current + pending, remaining, canUse: limit.canUse && remaining > 0 };
}

/** SW16: of two reports about one limit, the one that is later: never an older day, and within a day never fewer used. */
export function laterLimit(known: LimitInfo, told: LimitInfo): LimitInfo {
  if (told.resetsAt !== known.resetsAt) return told.resetsAt > known.resetsAt ? told : known;
  if (told.limit !== known.limit) return told;
  return told.current >= known.current ? told : known;
}

function laterLimits(known: Limits | null, told: Limits): Limits {
  return {
    likes: known === null ? told.likes : laterLimit(known.likes, told.likes),
    superLikes: known === null ? told.superLikes : laterLimit(known.superLikes, told.superLikes),
  };
}

/** The limit as the person should see it now; null before the first answer. */
export function currentLimit<Card, Matched>(
  { limits, outbox }: Pick<SwipeContext<Card, Matched>, 'limits' | 'outbox'>,
  feature: Feature,
): LimitInfo | null {
  if (limits === null) return null;
  return afterPending(limits[feature], outbox.filter((pending) => featureOf(pending.decision) === feature).length);
}

/** SW17 and SPEC 6: what would allow the blocked action. */
export function upgradeFor(feature: Feature, resetsAt: string | null): Upgrade {
  return { feature, suggestion: feature === 'likes' ? 'PREMIUM' : 'PREMIUM_PLUS', resetsAt };
}

// Supply

/** SW1: what to ask the server for. */
export function queueRequest<Card, Matched>(
  context: Pick<SwipeContext<Card, Matched>, 'profileId' | 'profileType' | 'proven' | 'hand' | 'outbox' | 'isKept'>,
): QueueRequest {
  const known = (context.isKept ? 0 : context.hand.length) + context.outbox.length;
  return {
    userProfileId: context.profileId,
    profileType: context.profileType,
    proven: context.proven,
    limit: Math.min(MAX_PAGE_SIZE, PAGE_SIZE + known),
  };
}

/** What a deck that is just opened asks for, so that a page can ask ahead of its machine. */
export const firstRequest = (deck: Pick<SwipeInput, 'profileId' | 'profileType' | 'proven'>): QueueRequest =>
  queueRequest({ ...deck, hand: [], outbox: [], isKept: false });

/** SW2: deals what is new of an answer under the cards in hand. SW24: cards that the device kept make room, but for one that is held. */
export function receiveQueue<Card extends Identified, Matched>(
  { isKept, ...before }: SwipeContext<Card, Matched>,
  answer: QueueAnswer<Card>,
): SwipeContext<Card, Matched> {
  const hand = isKept ? before.hand.slice(0, before.isHeld ? 1 : 0) : before.hand;
  const context = { ...before, hand, isKept: false };
  const known = new Set([...context.decided, ...context.hand.map(({ card }) => card._id)]);
  const fresh = answer.data.filter((card) => {
    if (known.has(card._id)) return false;
    known.add(card._id);
    return true;
  });
  // While a decision is on its way nobody can tell whether this answer counts it already.
  const mayTellLimits = context.limits === null || context.outbox.length === 0;
  return {
    ...context,
    hand: [...context.hand, ...fresh.map((card, index) => ({ card, place: context.nextPlace + index }))],
    nextPlace: context.nextPlace + fresh.length,
    limits: mayTellLimits ? laterLimits(context.limits, answer.meta) : context.limits,
    fruitless: fresh.length > 0 ? 0 : context.fruitless + 1,
    loadFault: null,
    hiddenByMusts: answer.meta.hiddenByMusts,
  };
}

/** SW5: no answer came. */
export function queueFailed<Card, Matched>(
  context: SwipeContext<Card, Matched>,
  fault: Fault,
): SwipeContext<Card, Matched> {
  return { ...context, fruitless: context.fruitless + 1, loadFault: fault };
}

/** SW6: in how many ms the deck asks again by itself: twice as late each time, and anywhere in the second half of that time. */
export function retryDelay({
  fruitless,
  random,
}: Pick<SwipeContext<unknown, unknown>, 'fruitless' | 'random'>): number {
  const longest = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, fruitless - 1));
  return (longest * (1 + random())) / 2;
}

/** SW4, SW6: how the supply stands after an answer. */
export function supplyAfter<Card extends Identified, Matched>(
  context: SwipeContext<Card, Matched>,
  answer: QueueAnswer<Card>,
): 'stocked' | 'stalled' | 'lastCards' | 'empty' {
  const { hand, fruitless } = receiveQueue(context, answer);
  const cards = hand.length;
  const serverHasMore = answer.meta.totalProfiles > answer.data.length;
  if (serverHasMore) return fruitless === 0 ? 'stocked' : 'stalled';
  return cards > 0 ? 'lastCards' : 'empty';
}

/** SW7: another deck, without what belonged to the old one; what was decided stays decided. */
export function changeFilter<Card, Matched>(
  context: SwipeContext<Card, Matched>,
  { profileType, proven }: DeckFilter,
): SwipeContext<Card, Matched> {
  return {
    ...context,
    profileType,
    proven,
    hand: [],
    isKept: false,
    fruitless: 0,
    isHeld: false,
    failedDecision: null,
    loadFault: null,
  };
}

/** SW26: what is in hand was dealt on a day that is over, and shows until the answer of the new one takes its place. */
export const endDay = <Card, Matched>(context: SwipeContext<Card, Matched>): SwipeContext<Card, Matched> => ({
  ...context,
  isKept: true,
  fruitless: 0,
  loadFault: null,
});

// Deciding

/** SW11, SW22: whether a card may be decided now. */
export function mayDecide<Card extends Identified, Matched>(
  context: SwipeContext<Card, Matched>,
  cardId: string,
): boolean {
  const isDialogDue = context.upgrade !== null || context.matches.length > 0;
  return context.hand[0]?.card._id === cardId && (context.isHeld || !isDialogDue);
}

/** SW12, SW17: takes the top card away and queues the decision, or opens the upgrade dialog. */
export function decide<Card extends Identified, Matched>(
  context: SwipeContext<Card, Matched>,
  decision: Decision,
): SwipeContext<Card, Matched> {
  const [top, ...rest] = context.hand;
  if (top === undefined) return { ...context, isHeld: false };
  const feature = featureOf(decision);
  const limit = feature === null ? null : currentLimit(context, feature);
  if (feature !== null && limit?.canUse === false) {
    return { ...context, isHeld: false, upgrade: upgradeFor(feature, limit.resetsAt) };
  }
  return {
    ...context,
    isHeld: false,
    hand: rest,
    outbox: [...context.outbox, { ...top, decision }],
    decided: [...context.decided, top.card._id],
    failedDecision: null,
  };
}

/** SW24: the deck as it stands, for the device to keep; null before the first answer. */
export const keptDeckOf = <Card, Matched>({
  hand,
  limits,
  isKept,
}: SwipeContext<Card, Matched>): KeptDeck<Card> | null =>
  isKept || limits === null ? null : { cards: hand.map(({ card }) => card), limits };

/** SW25: what the server may not have. */
export const unsentDecisionsOf = <Card, Matched>({
  outbox,
}: SwipeContext<Card, Matched>): readonly UnsentDecision<Card>[] =>
  outbox.map(({ card, decision }) => ({ card, decision }));

/** SW12: the oldest decision, as it is sent. */
export function decisionRequest<Card extends Identified, Matched>(
  context: SwipeContext<Card, Matched>,
): DecisionRequest {
  const [oldest] = context.outbox;
  if (oldest === undefined) throw new Error('No decision is on its way.');
  return { userProfileId: context.profileId, profileId: oldest.card._id, decision: oldest.decision };
}

/** The oldest decision was stored. */
export function decisionStored<Card, Matched>(
  context: SwipeContext<Card, Matched>,
  answer: LikeAnswer<Matched> | null,
): SwipeContext<Card, Matched> {
  const [stored, ...rest] = context.outbox;
  if (stored === undefined) return context;
  if (answer === null) return { ...context, outbox: rest };
  const counted = { ...context, outbox: rest, limits: laterLimits(context.limits, answer) };
  const { isMatch, conversationId, matchedProfile } = answer;
  if (!isMatch || conversationId === null || matchedProfile === null) return counted;
  return addMatch(counted, { profileId: context.profileId, profile: matchedProfile, conversationId });
}

/** The oldest decision was refused: SW13, SW14, SW18. */
export function decisionFailed<Card extends Identified, Matched>(
  context: SwipeContext<Card, Matched>,
  fault: Fault,
): SwipeContext<Card, Matched> {
  const [failed, ...rest] = context.outbox;
  if (failed === undefined) return context;
  const feature = featureOf(failed.decision);
  if (feature !== null && isLimitReached(fault)) {
    return limitReached(context, feature, fault);
  }
  const isBack = !GONE_CODES.has(fault.code);
  const without = { ...context, outbox: rest };
  return {
    ...(isBack ? takeBack(without, [failed]) : without),
    failedDecision: { card: failed.card, decision: failed.decision, fault, isBack },
  };
}

function limitReached<Card extends Identified, Matched>(
  context: SwipeContext<Card, Matched>,
  feature: Feature,
  fault: Fault,
): SwipeContext<Card, Matched> {
  const isHit = (pending: PendingDecision<Card>): boolean => featureOf(pending.decision) === feature;
  const limits = context.limits === null ? null : usedUp(context.limits, feature, fault.limit);
  return {
    ...takeBack(
      { ...context, outbox: context.outbox.filter((pending) => !isHit(pending)) },
      context.outbox.filter(isHit),
    ),
    limits,
    upgrade: upgradeFor(feature, fault.limit?.resetsAt ?? limits?.[feature].resetsAt ?? null),
  };
}

function usedUp(limits: Limits, feature: Feature, told: LimitInfo | undefined): Limits {
  const used = told ?? limits[feature];
  return { ...limits, [feature]: { ...used, remaining: 0, canUse: false } };
}

/** SW13: cards back into their old order, under one that a hand holds. */
function takeBack<Card extends Identified, Matched>(
  context: SwipeContext<Card, Matched>,
  cards: readonly PlacedCard<Card>[],
): SwipeContext<Card, Matched> {
  const back = cards.map(({ card, place }) => ({ card, place }));
  const ids = new Set(back.map(({ card }) => card._id));
  const held = context.isHeld ? context.hand.slice(0, 1) : [];
  const free = context.hand.slice(held.length);
  return {
    ...context,
    hand: [...held, ...[...free, ...back].toSorted((one, other) => one.place - other.place)],
    decided: context.decided.filter((id) => !ids.has(id)),
  };
}

// Match moment

/** SW20, SW21: a match to celebrate, once. */
export function addMatch<Card, Matched>(
  context: SwipeContext<Card, Matched>,
  match: MatchMoment<Matched>,
): SwipeContext<Card, Matched> {
  if (context.celebrated.includes(match.conversationId)) return context;
  return {
    ...context,
    matches: [...context.matches, match],
    celebrated: [...context.celebrated, match.conversationId],
  };
}

/** SW23: the open moment is over. */
export function closeMatch<Card, Matched>(context: SwipeContext<Card, Matched>): SwipeContext<Card, Matched> {
  return { ...context, matches: context.matches.slice(1) };
}
