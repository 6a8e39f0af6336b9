import { ApiProblem } from '@mutuals/api-client';
import { queryOf } from '@mutuals/api-client/queries';
import type { ReviewChoice, ReviewState } from '@mutuals/ui/patterns/link-review-row';
import { type AdminLink, LinksPanel } from '@mutuals/ui/screens/admin';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useNow } from '../../lib/use-now.ts';
import { useServices } from '../../services.ts';
import { useProblemToast, useToasts } from '../session/index.ts';
import { adminHref, pageOf } from './admin-address.ts';
import { useAdminList } from './use-admin-list.ts';

/** What was decided on since the page was opened, and where it stood. */
type Decided = { link: AdminLink; at: number };

/** The links with those that were decided on in their places, though the server does not list them any more. */
function withDecided(links: readonly AdminLink[], decided: readonly Decided[]): AdminLink[] {
  const shown = [...links];
  for (const { link, at } of decided.toSorted((one, other) => one.at - other.at))
    if (!shown.some(({ linkId }) => linkId === link.linkId)) shown.splice(at, 0, link);
  return shown;
}

/** /admin/links. What was decided stays in its place until the page is opened again. */
export function LinksTab() {
  const { api, clock } = useServices();
  const { t } = useTranslation('admin');
  const toasts = useToasts();
  const showProblem = useProblemToast();
  const [address] = useSearchParams();
  const [decided, setDecided] = useState<readonly Decided[]>([]);
  const [states, setStates] = useState<Readonly<Record<string, ReviewState>>>({});
  const list = useQuery({
    ...queryOf(api, 'listPendingLinks', { query: { page: pageOf(address) } }),
    placeholderData: keepPreviousData,
  });
  const view = useAdminList(list);
  const rows =
    view.status === 'ready'
      ? withDecided(
          view.rows.map((link) => ({ ...link, state: { status: 'waiting' } })),
          decided,
        ).map((link) => ({ ...link, state: states[link.linkId] ?? link.state }))
      : [];
  const put = (linkId: string, state: ReviewState) => setStates((before) => ({ ...before, [linkId]: state }));

  const decide = useMutation({
    mutationFn: ({ link: { profileId, linkId }, choice }: { link: AdminLink; choice: ReviewChoice }) => {
      const path = { profileId, linkId };
      return choice === 'approve' ? api.approveLink({ path }) : api.rejectLink({ path });
    },
    onMutate: ({ link, choice }) => put(link.linkId, { status: 'working', choice }),
    onSuccess(_answer, { link, choice }) {
      put(link.linkId, { status: 'done', choice });
      const at = rows.findIndex(({ linkId }) => linkId === link.linkId);
      if (at >= 0) setDecided((before) => [...before, { link, at }]);
      toasts.show({ tone: 'success', title: t(choice === 'approve' ? 'link.approvedToast' : 'link.rejected') });
    },
    onError(error, { link, choice }) {
      put(link.linkId, { status: 'failed', choice });
      showProblem(error);
      // Somebody else was faster, or its owner: what is listed is out of date.
      if (error instanceof ApiProblem && (error.status === 409 || error.status === 404)) void list.refetch();
    },
  });

  return (
    <LinksPanel
      view={view.status === 'ready' ? { ...view, rows } : view}
      now={useNow(clock)}
      onDecide={(link, choice) => decide.mutate({ link, choice })}
      onRetry={() => void list.refetch()}
      pageHref={(page) => adminHref('links', {}, page)}
    />
  );
}
