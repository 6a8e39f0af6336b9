import type { ApiClient, OnboardingSession } from '@mutuals/api-client';
import type { OnboardingActors } from '@mutuals/machines/onboarding';
import { fromPromise } from 'xstate';
import { asFault } from '../../lib/fault.ts';
import { sendOnce } from '../../lib/send-once.ts';

type TalkOptions = {
  api: ApiClient;
  /** Whose talks they are, and the language that the assistant is to speak. */
  person: () => { userId: string; language: OnboardingSession['language'] };
  /** A talk was started, written in or completed. */
  onChange: (session: OnboardingSession) => void;
};

/** Connects the assistant to the server. Leaving the talk does not cancel a message. */
export function assistantActors({ api, person, onChange }: TalkOptions): OnboardingActors<OnboardingSession> {
  const notified = async (answer: Promise<OnboardingSession>): Promise<OnboardingSession> => {
    const session = await answer.catch(asFault);
    onChange(session);
    return session;
  };
  return {
    start: fromPromise(({ input: { profileType } }) => {
      const body = { ...person(), profileType };
      return notified(
        sendOnce({ userId: body.userId, subject: 'talk.start' }, body, (input) => api.startOnboarding(input)),
      );
    }),
    open: fromPromise(({ input: { sessionId }, signal }) =>
      api.getOnboardingSession({ path: { sessionId }, signal }).catch(asFault),
    ),
    send: fromPromise(({ input: { sessionId, clientId, message } }) =>
      notified(api.sendOnboardingMessage({ path: { sessionId }, body: { clientId, message } })),
    ),
    complete: fromPromise(({ input: { sessionId } }) => notified(api.completeOnboarding({ path: { sessionId } }))),
  };
}
