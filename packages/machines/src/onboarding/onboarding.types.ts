import type { PromiseActorLogic } from 'xstate';
import type { Fault } from '../shared/fault.ts';

export type ProfileType = 'individual' | 'group' | 'project';

/** A talk with the assistant as the server stores it (SPEC 3). The contract's `OnboardingSession` fits. */
export interface OnboardingSession {
  readonly _id: string;
  readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[];
  /** How many the person can still write. */
  readonly messagesLeft: number;
  readonly extractedData: { readonly isComplete: boolean };
  /** 0 to 100. */
  readonly progress: number;
  readonly isCompleted: boolean;
}

export interface SendRequest {
  readonly sessionId: string;
  /** The same for the same words, however often they are sent. */
  readonly clientId: string;
  readonly message: string;
}

/**
 * The machine's way out. All reject with a `Fault`.
 * - `start`: begins a talk about a profile of that type.
 * - `open`: reads a talk.
 * - `send`: takes a message and answers the talk with the assistant's reply.
 * - `complete`: ends the talk.
 */
export interface OnboardingActors<Session extends OnboardingSession> {
  readonly start: PromiseActorLogic<Session, { readonly profileType: ProfileType }>;
  readonly open: PromiseActorLogic<Session, { readonly sessionId: string }>;
  readonly send: PromiseActorLogic<Session, SendRequest>;
  readonly complete: PromiseActorLogic<Session, { readonly sessionId: string }>;
}

export interface OnboardingInput {
  /** The talk to go on with; null begins with the choice of a type. */
  readonly sessionId: string | null;
  /** What was being written in that talk when it was left. */
  readonly draft: string;
  /** Makes a client id (a uuid) for each message. */
  readonly newId: () => string;
}

export interface OnboardingContext<Session extends OnboardingSession> {
  readonly newId: () => string;
  readonly sessionId: string | null;
  readonly session: Session | null;
  /** The type of the talk that is being started. */
  readonly profileType: ProfileType | null;
  readonly draft: string;
  /** The message that was sent last, until the server has it. */
  readonly outgoing: { readonly clientId: string; readonly content: string } | null;
  /** Whether the talk has come far for the first time (OB10). */
  readonly milestone: 'ahead' | 'reached' | 'past';
  readonly fault: Fault | null;
}

export type OnboardingEvent =
  | { readonly type: 'START'; readonly profileType: ProfileType }
  /** Goes on with a talk, and with what was being written in it when it was left. */
  | { readonly type: 'CONTINUE'; readonly sessionId: string; readonly draft: string }
  /** Tries again to open a talk. */
  | { readonly type: 'RETRY' }
  | { readonly type: 'DRAFT_CHANGED'; readonly text: string }
  /** A suggestion was taken: these words become part of the draft. */
  | { readonly type: 'SUGGESTION_TAKEN'; readonly text: string }
  /** Sends the draft. */
  | { readonly type: 'SEND' }
  /** Sends these words at once, and leaves the draft as it is: a chip was pressed. */
  | { readonly type: 'SAY'; readonly text: string }
  | { readonly type: 'COMPLETE' }
  /** To the step before. */
  | { readonly type: 'BACK' }
  | { readonly type: 'MILESTONE_SEEN' };
