import type { OnboardingSession } from '@mutuals/api-client';
import { operationKey } from '@mutuals/api-client/queries';
import { saidOf, valuesOf } from '@mutuals/ui/screens/assistant';
import { toPayload } from '@mutuals/ui/screens/profile-form';
import { useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../services.ts';
import { SavedProfileForm, useCreateProfile } from '../profiles/index.ts';

/** The last step: what the talk came to, to be looked at, changed and created. */
export function Preview({ session, onBack }: { session: OnboardingSession; onBack: () => void }) {
  const { api } = useServices();
  const client = useQueryClient();
  const subject = `profile.talk.${session._id}`;
  const create = useCreateProfile(subject);

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
      save={async ({ values }) => ({ version: (await create.mutateAsync(toPayload(values))).updatedAt })}
      onSaved={forget}
      onBackToTalk={onBack}
    />
  );
}
