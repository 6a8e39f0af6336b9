import type { OnboardingSession } from '@mutuals/api-client';
import type { Seeking } from '@mutuals/ui/patterns/seeking';
import { operationKey } from '@mutuals/api-client/queries';
import { saidOf, valuesOf } from '@mutuals/ui/screens/assistant';
import { toPayload } from '@mutuals/ui/screens/profile-form';
import { useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../services.ts';
import { SavedProfileForm, useCreateProfile } from '../profiles/index.ts';
import { useProblemToast } from '../session/index.ts';

const isSought = (seeking: Seeking): boolean => Object.values(seeking).some(({ values }) => values.length > 0);

/** The last step: what the talk came to, to be looked at, changed and created. */
export function Preview({ session, onBack }: { session: OnboardingSession; onBack: () => void }) {
  const { api } = useServices();
  const client = useQueryClient();
  const subject = `profile.talk.${session._id}`;
  // One talk makes one profile, also where its form was left.
  const create = useCreateProfile(`talk.${session._id}`);
  const showProblem = useProblemToast();
  const { seeking } = session.extractedData;

  // What is left behind ends by itself after 7 days.
  const forget = (): void =>
    void api
      .deleteOnboardingSession({ path: { sessionId: session._id } })
      .catch(() => {})
      .then(() => client.invalidateQueries({ queryKey: operationKey('listOnboardingSessions') }));

  return (
    <SavedProfileForm
      // New answers reset the form; its draft holds changes made by hand.
      key={session.updatedAt}
      subject={subject}
      view={{ status: 'preview', said: saidOf(session) }}
      stored={{ values: valuesOf(session.extractedData), version: null }}
      save={async ({ values }) => {
        const { _id, updatedAt } = await create.mutateAsync(toPayload(values));
        // It is beside the profile, which is there now: what cannot be saved can be said again in the deck.
        if (isSought(seeking)) await api.updateSeeking({ path: { id: _id }, body: seeking }).catch(showProblem);
        return { version: updatedAt };
      }}
      onSaved={forget}
      onBackToTalk={onBack}
    />
  );
}
