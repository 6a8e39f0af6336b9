import { mutationOf, queryOf, tagKey } from '@mutuals/api-client/queries';
import { AppealDialog, AppealsPanel, type TeamAppeal } from '@mutuals/ui/screens/moderation';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { adminRoutes } from '../../admin-routes.ts';
import { keptDraft, sending } from '../../lib/drafts.ts';
import { useProblemText } from '../../lib/problem-text.ts';
import { useNow } from '../../lib/use-now.ts';
import { useQueryParams } from '../../lib/use-query-params.ts';
import { useServices } from '../../services.ts';
import { useRefetchInterval } from '../realtime/index.ts';
import { useSession, useToasts } from '../session/index.ts';
import { SavedReplies } from './saved-replies.tsx';
import { useAdminList } from './use-admin-list.ts';
import { useHiddenNames } from './use-hidden-names.ts';
import { useNews } from './use-news.ts';

const draftSchema = v.object({ message: v.string() });

/** /admin/appeals, in real time: the address holds the state and the open appeal; the words of an answer are kept in the tab until it is sent. */
export function AppealsTab() {
  const { api, clock } = useServices();
  const { user: self } = useSession();
  const refetchInterval = useRefetchInterval();
  const [hidesNames, setHidesNames] = useHiddenNames();
  const [isEditingReplies, setEditingReplies] = useState(false);
  /** What is being answered: it may leave the list before the answer comes. */
  const [sent, setSent] = useState<TeamAppeal | null>(null);
  const { t } = useTranslation('moderation');
  const client = useQueryClient();
  const navigate = useNavigate();
  const toasts = useToasts();
  const textOf = useProblemText();
  const [{ page, appeal: openId, state }] = useQueryParams(adminRoutes.appeals);
  const hrefOf = adminRoutes.appeals.href;
  const go = (href: string): void => void navigate(href, { replace: true, preventScrollReset: true });
  const list = useQuery({
    ...queryOf(api, 'listAppeals', { query: { page, state } }),
    placeholderData: keepPreviousData,
    refetchInterval,
  });
  const replies = useQuery(queryOf(api, 'listSavedReplies'));
  useNews('reports', 'Reports');
  const view = useAdminList<TeamAppeal>(list);
  const rows = view.status === 'ready' ? view.rows : [];
  // Once it was left, its link must not open it as it was sent.
  if (sent !== null && sent._id !== openId) setSent(null);
  const opened = rows.concat(sent ?? []).find(({ _id }) => _id === openId);
  const draftOf = (id: string) => keptDraft(draftSchema, { userId: self._id, subject: `appeal-answer.${id}` });
  const answer = useMutation({
    ...mutationOf(api, 'answerAppeal'),
    onMutate: ({ path: { id } }) => sending(draftOf(id)),
    onSuccess: (_answer, _sent, forget) => forget(),
    onSettled: () => client.invalidateQueries({ queryKey: tagKey('Reports') }),
  });
  const open = (appeal: string | null): void => {
    answer.reset();
    go(hrefOf({ page, state, appeal }));
  };

  return (
    <AppealsPanel
      view={view}
      state={state}
      onState={(to) => go(hrefOf({ state: to }))}
      hidesNames={hidesNames}
      onHideNames={setHidesNames}
      onReplies={() => setEditingReplies(true)}
      now={useNow(clock)}
      onOpen={({ _id }) => open(_id)}
      onRetry={() => void list.refetch()}
      pageHref={(to) => hrefOf({ state, page: to })}
      openId={opened?._id ?? null}
    >
      {isEditingReplies && <SavedReplies onClose={() => setEditingReplies(false)} />}
      {opened && (
        <AppealDialog
          key={opened._id}
          appeal={opened}
          selfId={self._id}
          hidesNames={hidesNames}
          replies={replies.data?.data ?? []}
          saving={{ isPending: answer.isPending, error: answer.isError ? textOf(answer.error) : undefined }}
          kept={draftOf(opened._id)}
          onAnswer={(outcome, message) => {
            setSent(opened);
            answer.mutate(
              { path: { id: opened._id }, body: { outcome, message } },
              {
                onSuccess() {
                  toasts.show({ tone: 'success', title: t('appeals.done') });
                  open(null);
                },
              },
            );
          }}
          onClose={() => open(null)}
        />
      )}
    </AppealsPanel>
  );
}
