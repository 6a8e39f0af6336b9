import type { OnboardingSession } from '@mutuals/api-client';
import { mutationOf, operationKey, queryOf } from '@mutuals/api-client/queries';
import { createOnboardingMachine, type OnboardingEvent, onboardingView } from '@mutuals/machines/onboarding';
import { AssistantScreen } from '@mutuals/ui/screens/assistant';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { createActor } from 'xstate';
import { keptDraft } from '../../lib/drafts.ts';
import { languageOf } from '../../lib/language.ts';
import { useProblemText } from '../../lib/problem-text.ts';
import { listOrStatus, queryView } from '../../lib/query-view.ts';
import { useNow } from '../../lib/use-now.ts';
import { useSharedActor } from '../../lib/use-shared-actor.ts';
import { useQueryParams } from '../../lib/use-query-params.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { useRealtime } from '../realtime/index.ts';
import { useSession } from '../session/index.ts';
import { assistantActors } from './assistant-actors.ts';
import { Preview } from './preview.tsx';

/** What was being written in a talk. */
const talkSchema = v.object({ text: v.string() });
const draftOf = (userId: string, sessionId: string) => keptDraft(talkSchema, { userId, subject: `talk.${sessionId}` });

/** /profiles/assistant: a profile made by talking (SPEC section 2, My profiles). `session` is the talk that is open. */
export function Component() {
  const { api, clock } = useServices();
  const now = useNow(clock);
  const textOf = useProblemText();
  const { talk, send, goOnWith } = useTalk();
  const earlier = queryView(useQuery({ ...queryOf(api, 'listOnboardingSessions'), enabled: talk?.step === 'type' }));
  const deletion = useMutation(mutationOf(api, 'deleteOnboardingSession'));
  const back = (): void => send({ type: 'BACK' });
  if (talk === null) return null;

  return (
    <AssistantScreen
      view={talk}
      talks={listOrStatus(earlier.status === 'ready' ? { ...earlier, data: earlier.data.data } : earlier)}
      now={now}
      backHref={routes.createProfile.href()}
      onStart={(profileType) => send({ type: 'START', profileType })}
      onContinue={goOnWith}
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
      onSay={(text) => send({ type: 'SAY', text })}
      onComplete={() => send({ type: 'COMPLETE' })}
      onMilestoneClose={() => send({ type: 'MILESTONE_SEEN' })}
      onBack={back}
      preview={talk.session && <Preview session={talk.session} onBack={back} />}
    />
  );
}

/**
 * The assistant, one per person; the address holds its talk, so that a reload continues it. A pending message stays pending after leaving the
 * page and coming back.
 */
function useTalk() {
  const { api } = useServices();
  const { actors } = useRealtime();
  const { user } = useSession();
  const { i18n } = useTranslation();
  const client = useQueryClient();
  const [{ session: asked }, change] = useQueryParams(routes.assistant);

  const actor = useSharedActor(
    actors,
    'assistant',
    () => {
      const machine = createOnboardingMachine<OnboardingSession>(
        assistantActors({
          api,
          // In the language of the moment.
          person: () => ({ userId: user._id, language: languageOf(i18n) }),
          onChange: () => void client.invalidateQueries({ queryKey: operationKey('listOnboardingSessions') }),
        }),
      );
      const draft = asked === null ? '' : (draftOf(user._id, asked).read()?.text ?? '');
      const created = createActor(machine, { input: { sessionId: asked, draft, newId: () => crypto.randomUUID() } });
      created.subscribe((snapshot) => {
        const { sessionId, unsent } = onboardingView(snapshot);
        if (sessionId !== null) draftOf(user._id, sessionId).keep(unsent === '' ? null : { text: unsent });
      });
      return created;
    },
    ({ value: { step } }) => step !== 'starting' && (typeof step === 'string' || step.talk === 'idle'),
  );
  const talk = useSelector(actor, (snapshot) => (snapshot ? onboardingView(snapshot) : null));
  const sessionId = talk?.sessionId;

  const goOnWith = (id: string): void =>
    actor?.send({ type: 'CONTINUE', sessionId: id, draft: draftOf(user._id, id).read()?.text ?? '' });
  // One that is still at work may be about another talk than the one that is opened now.
  const openAsked = useEffectEvent((one: NonNullable<typeof actor>) => {
    if (asked === null || one.getSnapshot().context.sessionId === asked) return;
    one.send({ type: 'BACK' });
    goOnWith(asked);
  });
  useLayoutEffect(() => {
    if (actor) openAsked(actor);
  }, [actor]);
  const follow = useEffectEvent((id: string | null) => {
    if (id !== asked) change({ session: id });
  });
  useEffect(() => {
    if (sessionId !== undefined) follow(sessionId);
  }, [sessionId]);

  return { talk, send: (event: OnboardingEvent): void => actor?.send(event), goOnWith };
}
