import type { OnboardingSession } from '@mutuals/api-client';
import { mutationOf, operationKey, queryOf } from '@mutuals/api-client/queries';
import { createOnboardingMachine, type OnboardingView, onboardingView } from '@mutuals/machines/onboarding';
import { AssistantScreen } from '@mutuals/ui/screens/assistant';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { matchLanguage } from '@mutuals/ui/locales';
import { keepDraft, readDraft } from '../../lib/drafts.ts';
import { useProblemText } from '../../lib/problem-text.ts';
import { listOrStatus, queryView } from '../../lib/query-view.ts';
import { useNow } from '../../lib/use-now.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { useSession } from '../session/index.ts';
import { assistantActors } from './assistant-actors.ts';
import { Preview } from './preview.tsx';

/** What was being written in a talk. */
type KeptDraft = { text: string };
const isKeptDraft = (value: unknown): value is KeptDraft =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

const draftOf = (sessionId: string): string => `talk.${sessionId}`;

/** /profiles/assistant: a profile made by talking (SPEC section 2, My profiles). `session` is the talk that is open. */
export function Component() {
  const { api, clock } = useServices();
  const now = useNow(clock);
  const textOf = useProblemText();
  const { talk, send } = useTalk();
  const earlier = queryView(useQuery({ ...queryOf(api, 'listOnboardingSessions'), enabled: talk.step === 'type' }));
  const deletion = useMutation(mutationOf(api, 'deleteOnboardingSession'));
  const back = (): void => send({ type: 'BACK' });

  return (
    <AssistantScreen
      view={talk}
      talks={listOrStatus(earlier.status === 'ready' ? { ...earlier, data: earlier.data.data } : earlier)}
      now={now}
      backHref={routes.createProfile.href()}
      onStart={(profileType) => send({ type: 'START', profileType })}
      onContinue={(sessionId) => send({ type: 'CONTINUE', sessionId })}
      onDeleteTalk={(sessionId) => deletion.mutate({ path: { sessionId } })}
      deletion={
        deletion.variables && {
          id: deletion.variables.path.sessionId,
          isPending: deletion.isPending,
          ...(deletion.isError ? { error: textOf(deletion.error) } : {}),
        }
      }
      onRetry={() => send({ type: 'RETRY' })}
      onDraftChange={(text) => send({ type: 'DRAFT_CHANGED', text })}
      onSend={() => send({ type: 'SEND' })}
      onSuggestion={(text) => send({ type: 'SUGGESTION_TAKEN', text })}
      onComplete={() => send({ type: 'COMPLETE' })}
      onMilestoneClose={() => send({ type: 'MILESTONE_SEEN' })}
      onBack={back}
      preview={talk.session && <Preview session={talk.session} onBack={back} />}
    />
  );
}

/** The assistant; its talk is in the address, so that a reload goes on with it. */
function useTalk() {
  const { api } = useServices();
  const { user } = useSession();
  const { i18n } = useTranslation();
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('session');

  const [machine] = useState(() =>
    createOnboardingMachine<OnboardingSession>(
      assistantActors({
        api,
        // In the language of the moment.
        person: () => ({ userId: user._id, language: matchLanguage(i18n.language) ?? 'en' }),
        onChange: () => void client.invalidateQueries({ queryKey: operationKey('listOnboardingSessions') }),
      }),
    ),
  );
  const [input] = useState(() => ({
    sessionId: asked,
    draft: asked === null ? '' : (readDraft(user._id, draftOf(asked), isKeptDraft)?.text ?? ''),
    newId: () => crypto.randomUUID(),
  }));
  const actor = useActorRef(machine, { input });
  const talk: OnboardingView<OnboardingSession> = useSelector(actor, onboardingView);
  const { sessionId, unsent } = talk;

  useEffect(() => {
    if (sessionId !== null) keepDraft(user._id, draftOf(sessionId), unsent === '' ? null : { text: unsent });
  }, [user._id, sessionId, unsent]);
  const follow = useEffectEvent((id: string | null) => {
    if (id !== asked) setSearch(id === null ? {} : { session: id }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => follow(sessionId), [sessionId]);

  return { talk, send: actor.send };
}
