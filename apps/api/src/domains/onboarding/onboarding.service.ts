import type { components } from '@mutuals/api-client/schema';
import { limits } from '@mutuals/api-client/limits';
import { v7 as uuid } from 'uuid';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import type { Db, Trx } from '../../database/schema.ts';
import { Problem } from '../../problem.ts';
import { requireBudget } from '../budgets/budgets.public.ts';
import { endOf, retention } from '../retention/retention.public.ts';
import { lockUser, requireStaying } from '../users/users.public.ts';
import type { Caller } from '../../caller.ts';
import { begin, hear, type Heard, isForRules } from './guided/hear.ts';
import { isComplete } from './guided/questions.ts';
import { isSoughtFact } from './guided/readers/sought.ts';
import type { Listening } from './listening.service.ts';
import * as sessions from './onboarding.repository.ts';
import type { MessageRow, SessionRow } from './onboarding.repository.ts';
import {
  messagesLeft,
  type OnboardingSession,
  type OnboardingSessionSummary,
  toSession,
  toSummary,
} from './onboarding.view.ts';

type Schemas = components['schemas'];

export interface OnboardingService {
  /** A person's sessions that can be continued, the last updated first. */
  listOnboardingSessions(caller: Caller): Promise<OnboardingSessionSummary[]>;
  /** Starts a talk. Throws `forbidden` for another user (D6) and `rate_limited` after 20 in a day. An eleventh replaces the oldest. */
  startOnboarding(caller: Caller, input: Schemas['OnboardingStart'], trx: Trx): Promise<OnboardingSession>;
  getOnboardingSession(caller: Caller, id: string): Promise<OnboardingSession>;
  /**
   * Stores a message with its answer, both or neither; repeating a client id changes nothing. Throws
   * `onboarding_message_limit_reached` after 60 messages.
   */
  sendOnboardingMessage(
    caller: Caller,
    id: string,
    input: Schemas['OnboardingMessageInput'],
  ): Promise<OnboardingSession>;
  /** Ends the talk. Throws `onboarding_incomplete` while a required field is missing. */
  completeOnboarding(caller: Caller, id: string): Promise<OnboardingSession>;
  /** Deletes a talk with all its messages. */
  deleteOnboardingSession(caller: Caller, id: string): Promise<void>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  listening: Listening;
}

const STARTS_A_DAY = 20;

/** All methods but the first two throw `onboarding_session_not_found` for a session that belongs to somebody else, was deleted or is too old. */
export function createOnboardingService({ db, clock, listening }: Dependencies): OnboardingService {
  const oldest = (): Date => endOf(retention.onboarding_sessions, clock.now());

  async function lockOwn(trx: Trx, caller: Caller, id: string): Promise<SessionRow> {
    return found(await sessions.lockSession(trx, id, caller.userId, oldest()));
  }

  /** Asks the model to read a new message, before the session is locked, so that nothing waits for the model (D42). */
  async function listen(caller: Caller, id: string, message: string, clientId: string | null): Promise<Heard | null> {
    if (isForRules(message)) return null;
    const session = found(await sessions.findSession(db, id, caller.userId, oldest()));
    const talk = await sessions.findMessages(db, id);
    if (acceptedAs(talk, clientId) !== undefined || messagesLeft(talk) === 0) return null;
    if (isSoughtFact(session.interview.asking)) return null;
    const { seeks, mustFit } = session.interview.facts;
    const hidden = new Set([...(seeks?.sources ?? []), ...(mustFit?.sources ?? [])].map((source) => source.message));
    // What is sought stays between the person and the rules (GA11).
    const said = talk.filter(({ role, seq }) => role === 'user' && !hidden.has(seq)).map(({ content }) => content);
    return listening.listen(caller.userId, session.interview, [...said, message]);
  }

  return {
    async listOnboardingSessions(caller) {
      return (await sessions.findSessionsOf(db, caller.userId, oldest(), limits.onboardingSessions)).map(toSummary);
    },

    async startOnboarding(caller, { userId, profileType, language }, trx) {
      if (userId !== caller.userId) throw new Problem('forbidden');
      requireStaying(await lockUser(trx, caller.userId));
      const now = clock.now();
      await requireBudget(trx, { budget: 'onboarding-starts', holder: caller.userId }, now, STARTS_A_DAY);
      await sessions.deleteOldestOf(trx, caller.userId, limits.onboardingSessions - 1);
      const { interview, reply } = begin(profileType, language);
      const session = await sessions.insertSession(trx, {
        id: uuid(),
        user_id: caller.userId,
        interview: JSON.stringify(interview),
        created_at: now,
        updated_at: now,
      });
      const first = {
        session_id: session.id,
        seq: 0,
        role: 'assistant',
        content: reply,
        client_id: null,
        created_at: now,
      } as const;
      return toSession(session, await sessions.insertMessages(trx, [first]));
    },

    async getOnboardingSession(caller, id) {
      const session = found(await sessions.findSession(db, id, caller.userId, oldest()));
      return toSession(session, await sessions.findMessages(db, id));
    },

    async sendOnboardingMessage(caller, id, { message, clientId = null }) {
      const heard = await listen(caller, id, message, clientId);
      return inTransaction(db, async (trx) => {
        const session = await lockOwn(trx, caller, id);
        const talk = await sessions.findMessages(trx, id);
        const accepted = acceptedAs(talk, clientId);
        if (accepted !== undefined) {
          if (accepted.content !== message) throw new Problem('client_id_reused');
          return toSession(session, talk);
        }
        if (messagesLeft(talk) === 0) throw new Problem('onboarding_message_limit_reached');
        const seq = talk.length;
        const turn = hear(session.interview, message, seq, heard);
        const now = clock.now();
        const added = await sessions.insertMessages(trx, [
          { session_id: id, seq, role: 'user', content: message, client_id: clientId, created_at: now },
          { session_id: id, seq: seq + 1, role: 'assistant', content: turn.reply, client_id: null, created_at: now },
        ]);
        const interview = JSON.stringify(turn.interview);
        const changed = await sessions.updateSession(trx, id, { interview, completed_at: null, updated_at: now });
        return toSession(changed, [...talk, ...added]);
      });
    },

    async completeOnboarding(caller, id) {
      return inTransaction(db, async (trx) => {
        const session = await lockOwn(trx, caller, id);
        const talk = await sessions.findMessages(trx, id);
        if (session.completed_at !== null) return toSession(session, talk);
        if (!isComplete(session.interview)) throw new Problem('onboarding_incomplete');
        const now = clock.now();
        return toSession(await sessions.updateSession(trx, id, { completed_at: now, updated_at: now }), talk);
      });
    },

    async deleteOnboardingSession(caller, id) {
      if (!(await sessions.deleteSession(db, id, caller.userId, oldest())))
        throw new Problem('onboarding_session_not_found');
    },
  };
}

function found(session: SessionRow | undefined): SessionRow {
  if (session === undefined) throw new Problem('onboarding_session_not_found');
  return session;
}

const acceptedAs = (talk: readonly MessageRow[], clientId: string | null): MessageRow | undefined =>
  clientId === null ? undefined : talk.find((each) => each.client_id === clientId);
