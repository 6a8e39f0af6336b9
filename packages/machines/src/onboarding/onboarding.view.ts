import type { Fault } from '../shared/fault.ts';
import type { OnboardingSnapshot } from './onboarding.machine.ts';
import { charactersLeft, maySend, unsentOf } from './onboarding.rules.ts';
import type { OnboardingContext, OnboardingSession, ProfileType } from './onboarding.types.ts';

/** One turn of the talk as it shows. */
export interface OnboardingRow {
  readonly key: string;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  /** An own one that the server does not have yet. */
  readonly isOptimistic: boolean;
}

/** What the assistant's pages show, as plain data. */
export interface OnboardingView<Session extends OnboardingSession> {
  readonly step: 'type' | 'opening' | 'unavailable' | 'talk' | 'preview';
  /** The type whose talk is being started. */
  readonly startingType: ProfileType | null;
  /** The talk that is open or being opened. */
  readonly sessionId: string | null;
  readonly session: Session | null;
  readonly rows: readonly OnboardingRow[];
  /** The assistant's answer is awaited. */
  readonly isTyping: boolean;
  readonly draft: string;
  /** The words that the server does not have, for keeping them outside. */
  readonly unsent: string;
  readonly canSend: boolean;
  /** Below 0 the draft is too long. */
  readonly charactersLeft: number;
  readonly isCompleting: boolean;
  readonly isMilestoneOpen: boolean;
  /** What failed last. */
  readonly fault: Fault | null;
}

/** The view of a snapshot. */
export function onboardingView<Session extends OnboardingSession>({
  context,
  value,
}: Pick<OnboardingSnapshot<Session>, 'context' | 'value'>): OnboardingView<Session> {
  const { step } = value;
  const isTyping = isIn(step, 'sending');
  return {
    step: typeof step === 'object' ? 'talk' : step === 'starting' ? 'type' : step,
    startingType: step === 'starting' ? context.profileType : null,
    sessionId: context.sessionId,
    session: context.session,
    rows: rowsOf(context, isTyping),
    isTyping,
    draft: context.draft,
    unsent: isTyping ? unsentOf(context) : context.draft,
    canSend: isIn(step, 'idle') && maySend(context),
    charactersLeft: charactersLeft(context.draft),
    isCompleting: isIn(step, 'completing'),
    isMilestoneOpen: value.milestone === 'open',
    fault: context.fault,
  };
}

const isIn = (
  step: OnboardingSnapshot<OnboardingSession>['value']['step'],
  talk: 'idle' | 'sending' | 'completing',
): boolean => typeof step === 'object' && step.talk === talk;

function rowsOf(
  { session, outgoing }: Pick<OnboardingContext<OnboardingSession>, 'session' | 'outgoing'>,
  isSending: boolean,
): readonly OnboardingRow[] {
  const stored = (session?.messages ?? []).map(({ role, content }, index) => ({
    key: String(index),
    role,
    content,
    isOptimistic: false,
  }));
  // Its key is the one that it gets when it is stored.
  return outgoing === null || !isSending
    ? stored
    : [...stored, { key: String(stored.length), role: 'user', content: outgoing.content, isOptimistic: true }];
}
