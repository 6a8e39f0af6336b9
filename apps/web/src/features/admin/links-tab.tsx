import { ApiProblem } from '@mutuals/api-client';
import { queryOf } from '@mutuals/api-client/queries';
import type { ReviewChoice, ReviewState } from '@mutuals/ui/patterns/link-review-row';
import { type AdminLink, LinksPanel } from '@mutuals/ui/screens/admin';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminRoutes } from '../../admin-routes.ts';
import { useProblemText } from '../../lib/problem-text.ts';
import { useNow } from '../../lib/use-now.ts';
import { useQueryParams } from '../../lib/use-query-params.ts';
import { useServices } from '../../services.ts';
import { useProblemToast, useToasts } from '../session/index.ts';
import { useAdminList } from './use-admin-list.ts';
import { useChosen } from './use-chosen.ts';
import { UNDO_TOAST_MS, useUndoFailed } from './use-undo-failed.ts';

/** What was decided on since the page was opened, and where it stood. */
type Decided = { link: AdminLink; at: number };

/** A link, and what is decided on it or was. */
type Choice = { link: AdminLink; choice: ReviewChoice };
/** `isOneOfMany`: another says how it went. */
type Decision = Choice & { isOneOfMany?: boolean };

/** It is another by now than what is shown. */
const isOutOfDate = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 409 || error.status === 404);

/** The links with those that were decided on in their places, though the server does not list them any more. */
function withDecided(links: readonly AdminLink[], decided: readonly Decided[]): AdminLink[] {
  const shown = [...links];
  for (const { link, at } of decided.toSorted((one, other) => one.at - other.at))
    if (!shown.some(({ linkId }) => linkId === link.linkId)) shown.splice(at, 0, link);
  return shown;
}

/** /admin/links. What was decided stays in its place until the page is opened again, and can be taken back for a while. */
export function LinksTab() {
  const { api, clock } = useServices();
  const { t } = useTranslation('admin');
  const toasts = useToasts();
  const showProblem = useProblemToast();
  const undoFailed = useUndoFailed();
  /** What closes the toasts that offer to take a decision back. */
  const results = useRef(new Map<string, () => void>());
  const textOf = useProblemText();
  const [{ page }] = useQueryParams(adminRoutes.links);
  const [decided, setDecided] = useState<readonly Decided[]>([]);
  const [states, setStates] = useState<Readonly<Record<string, ReviewState>>>({});
  const list = useQuery({
    ...queryOf(api, 'listPendingLinks', { query: { page } }),
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
    mutationFn: ({ link: { profileId, linkId }, choice }: Decision) => {
      const path = { profileId, linkId };
      return choice === 'approve' ? api.approveLink({ path }) : api.rejectLink({ path });
    },
    onMutate: ({ link, choice }) => put(link.linkId, { status: 'working', choice }),
    onSuccess(_answer, { link, choice, isOneOfMany }) {
      put(link.linkId, { status: 'done', choice });
      const at = rows.findIndex(({ linkId }) => linkId === link.linkId);
      if (at >= 0) setDecided((before) => [...before, { link, at }]);
      if (isOneOfMany) return;
      const title = t(choice === 'approve' ? 'link.approvedToast' : 'link.rejected');
      const action = { label: t('undo'), onPress: () => undo.mutate({ link, choice }) };
      results.current.set(link.linkId, toasts.show({ tone: 'success', title, action }, UNDO_TOAST_MS));
    },
    onError(error, { link, choice, isOneOfMany }) {
      put(link.linkId, { status: 'failed', choice, ...(isOneOfMany && { reason: textOf(error) }) });
      if (!isOneOfMany) showProblem(error);
      // Somebody else was faster, or its owner: what is listed is out of date.
      if (isOutOfDate(error)) void list.refetch();
    },
  });

  const undo = useMutation({
    mutationFn: ({ link: { profileId, linkId }, choice: decision }: Choice) =>
      api.undoLinkDecision({ path: { profileId, linkId }, body: { decision } }),
    onMutate({ link: { linkId }, choice }) {
      results.current.get(linkId)?.();
      put(linkId, { status: 'undoing', choice });
    },
    onSuccess(_answer, { link: { linkId } }) {
      put(linkId, { status: 'waiting' });
      toasts.show({ tone: 'success', title: t('link.undone') });
    },
    onError(error, { link: { linkId }, choice }) {
      put(linkId, { status: 'done', choice, isFinal: isOutOfDate(error) });
      undoFailed(error);
    },
  });

  const { chosen, run } = useChosen(
    adminRoutes.links.href({ page }),
    rows.filter(({ state }) => state.status !== 'done' && state.status !== 'undoing').map(({ linkId }) => linkId),
  );
  function approveChosen(): void {
    let taken = 0;
    const approve = async (id: string): Promise<void> => {
      const link = rows.find(({ linkId }) => linkId === id);
      if (link === undefined) return;
      await decide.mutateAsync({ link, choice: 'approve', isOneOfMany: true }).catch((error: unknown) => {
        if (!isOutOfDate(error)) throw error;
        taken += 1;
      });
    };
    run(approve, ({ done, failed }) => {
      const approved = done - taken;
      const rest = [
        taken > 0 && t('links.taken', { count: taken }),
        failed > 0 && t('chosen.failed', { count: failed }),
      ];
      toasts.show({
        tone: approved < done + failed ? 'warning' : 'success',
        title: approved === 0 ? t('links.none') : t('links.approved', { count: approved }),
        ...(approved < done + failed && { description: rest.filter(Boolean).join(' ') }),
      });
    });
  }

  return (
    <LinksPanel
      chosen={chosen}
      onApproveChosen={approveChosen}
      view={view.status === 'ready' ? { ...view, rows } : view}
      now={useNow(clock)}
      onDecide={(link, choice) => decide.mutate({ link, choice })}
      onUndo={(link, choice) => undo.mutate({ link, choice })}
      onRetry={() => void list.refetch()}
      pageHref={(to) => adminRoutes.links.href({ page: to })}
    />
  );
}
