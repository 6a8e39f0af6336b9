import { type MenuPerson, PersonMenu, type PersonQuestion } from '@mutuals/ui/patterns/person-menu';
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../lib/problem-text.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { useMute } from '../reach/index.ts';
import { usePeopleChange } from '../realtime/index.ts';
import { UNDO_TOAST_MS, useProblemToast, useToasts } from '../session/index.ts';
import { useMatchEnd } from './use-match-end.ts';

interface PersonMoreProps {
  person: MenuPerson;
  actingId: string | null;
  onGone: () => void;
}

/** Somebody's "More" menu with what it does: ends the match, or blocks them with a way back (D64). */
export function PersonMore({ person, actingId, onGone }: PersonMoreProps) {
  const { api } = useServices();
  // The texts of the menu come with it: this page does not wait for them.
  const { i18n } = useTranslation();
  const { t } = i18n;
  const toasts = useToasts();
  const showProblem = useProblemToast();
  const textOf = useProblemText();
  const peopleChanged = usePeopleChange();
  const client = useQueryClient();
  const matchEnded = useMatchEnd();
  const [asked, setAsked] = useState<PersonQuestion | null>(null);
  const { _id: profileId, name, isMatch = false, conversationId = null } = person;
  const mute = useMute(conversationId);

  async function undo(blockId: string): Promise<void> {
    try {
      await api.deleteBlock({ path: { blockId } });
      toasts.show({ tone: 'success', title: t('trust:list.done', { name }) });
      peopleChanged(true);
    } catch (error) {
      showProblem(error);
      // Another device may have done it. No event follows what was not done here.
      void client.invalidateQueries();
    }
  }
  const block = useMutation({
    mutationFn: () => api.createBlock({ body: { profileId } }),
    onSuccess({ _id }) {
      setAsked(null);
      toasts.show(
        {
          tone: 'success',
          title: t('trust:block.done', { name }),
          action: { label: t('trust:block.undo'), onPress: () => void undo(_id) },
        },
        UNDO_TOAST_MS,
      );
      peopleChanged(true);
    },
  });
  const unmatch = useMutation({
    mutationFn: (userProfileId: string) => api.unmatchProfile({ path: { profileId }, query: { userProfileId } }),
    onSuccess() {
      setAsked(null);
      toasts.show({ tone: 'success', title: t('trust:unmatch.done', { name }) });
      matchEnded();
    },
  });
  const changes = { block, unmatch };
  return (
    <PersonMenu
      name={name}
      variant="secondary"
      asked={asked}
      change={asked === null ? undefined : changeOf(changes[asked], textOf)}
      onAsk={(question) => {
        block.reset();
        unmatch.reset();
        setAsked(question);
      }}
      // Whoever went elsewhere meanwhile stays there.
      onBlock={() => block.mutate(undefined, { onSuccess: onGone })}
      reportHref={routes.report.href({ type: 'profile', id: profileId, name })}
      mute={mute}
      onUnmatch={isMatch && actingId !== null ? () => unmatch.mutate(actingId) : undefined}
    />
  );
}

const changeOf = (
  { isPending, error }: Pick<UseMutationResult, 'isPending' | 'error'>,
  textOf: (problem: unknown) => string,
) => ({ isPending, error: error === null ? undefined : textOf(error) });
