import type { ApiClient, OnboardingSession } from '@mutuals/api-client';
import type { OnboardingActors } from '@mutuals/machines/onboarding';
import { fromPromise } from 'xstate';
import { asFault } from '../../lib/fault.ts';
import { sendOnce } from '../../lib/send-once.ts';

export type TalkOptions = {
  api: ApiClient;
  /** Whose talks they are, and the language that the assistant is to speak. */
  person: () => { userId: string; language: OnboardingSession['language'] };
  /** A talk was started, written in or completed. */
  onChange: (session: OnboardingSession) => void;
};

/** Connects the assistant to the server. A message that was sent is sent, also where the talk is left meanwhile. */
export function assistantActors({ api, person, onChange }: TalkOptions): OnboardingActors<OnboardingSession> {
  const told = async (answer: Promise<OnboardingSession>): Promise<OnboardingSession> => {
    const session = await answer.catch(asFault);
    onChange(session);
    return session;
  };
  return {
    start: fromPromise(({ input: { profileType } }) => {
      const body = { ...person(), profileType };
      return told(
        sendOnce({ userId: body.userId, subject: 'talk.start' }, body, (input) => api.startOnboarding(input)),
      );
    }),
    open: fromPromise(({ input: { sessionId }, signal }) =>
      api.getOnboardingSession({ path: { sessionId }, signal }).catch(asFault),
    ),
    send: fromPromise(({ input: { sessionId, clientId, message } }) =>
      told(api.sendOnboardingMessage({ path: { sessionId }, body: { clientId, message } })),
    ),
    complete: fromPromise(({ input: { sessionId } }) => told(api.completeOnboarding({ path: { sessionId } }))),
  };
}
