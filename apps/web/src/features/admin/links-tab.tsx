import { queryOf } from '@mutuals/api-client/queries';
import type { ReviewChoice, ReviewState } from '@mutuals/ui/patterns/link-review-row';
import { type AdminLink, LinksPanel } from '@mutuals/ui/screens/admin';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminRoutes } from '../../admin-routes.ts';
import { useProblemText } from '../../lib/problem-text.ts';
import { useNow } from '../../lib/use-now.ts';
import { useQueryParams } from '../../lib/use-query-params.ts';
import { useServices } from '../../services.ts';
import { useProblemToast } from '../session/index.ts';
import { useAdminList } from './use-admin-list.ts';
import { type Entry, isOutdated, useBulkAction } from './use-bulk-action.ts';
import { useSelection } from './use-selection.ts';

/** A decision on a link, and where the link stood: on which page (its cursor), and how far down. */
interface Decision {
  readonly id: string;
  readonly link: AdminLink;
  readonly choice: ReviewChoice;
  readonly page: string | null;
  readonly index: number;
}

/** The links of a page, with those that were decided on still in their places: the server lists only what is pending. */
function withDecided(links: readonly AdminLink[], decided: readonly Decision[]): AdminLink[] {
  const all = [...links];
  for (const { link, index } of decided.toSorted((one, other) => one.index - other.index))
    if (!all.some(({ linkId }) => linkId === link.linkId)) all.splice(index, 0, link);
  return all;
}

/** /admin/links, page by page. What was decided keeps its place on its page, and can be undone for a while. */
export function LinksTab() {
  const { api, clock } = useServices();
  const { t } = useTranslation('admin');
  const textOf = useProblemText();
  const showProblem = useProblemToast();
  const [{ cursor }] = useQueryParams(adminRoutes.links);
  const hrefOf = adminRoutes.links.href;
  const list = useQuery({
    ...queryOf(api, 'listPendingLinks', { query: cursor === null ? {} : { cursor } }),
    placeholderData: keepPreviousData,
  });
  /** The page that is shown: the one before, until the next one is here. */
  const [page, setPage] = useState(cursor);
  if (page !== cursor && !list.isPlaceholderData) setPage(cursor);

  const decisions = useBulkAction<Decision>({
    async act({ link: { profileId, linkId }, choice }) {
      const path = { profileId, linkId };
      await (choice === 'approve' ? api.approveLink({ path }) : api.rejectLink({ path }));
      return () => api.undoLinkDecision({ path, body: { decision: choice } });
    },
    done({ choice }, count) {
      if (count > 1) return t('links.approved', { count });
      return t(choice === 'approve' ? 'link.approvedToast' : 'link.rejected');
    },
    undone: (_decision, count) => t('link.undone', { count }),
    describe(errors) {
      const outdated = errors.filter(isOutdated).length;
      const failed = errors.length - outdated;
      return [
        outdated > 0 && t('links.taken', { count: outdated }),
        failed > 0 && t('chosen.failed', { count: failed }),
      ]
        .filter(Boolean)
        .join(' ');
    },
    onFailed: showProblem,
    onSettled(errors) {
      if (errors.some(isOutdated)) void list.refetch();
    },
  });
  const { entries } = decisions;

  function stateOf(entry: Entry<Decision> | undefined): ReviewState {
    if (entry === undefined || entry.status === 'undone') return { status: 'waiting' };
    const { choice } = entry.change;
    if (entry.status === 'pending') return { status: 'working', choice };
    if (entry.status === 'failed') return { status: 'failed', choice, reason: textOf(entry.error) };
    if (entry.status === 'undoing') return { status: 'undoing', choice };
    return { status: 'done', choice, isFinal: entry.undo === undefined };
  }
  const decided = [...entries.values()]
    .filter(({ status, change }) => status !== 'failed' && change.page === page)
    .map(({ change }) => change);
  const view = useAdminList(list);
  const next = list.data?.meta.nextCursor;
  const links = view.status === 'ready' ? view.rows.map((link) => ({ ...link, state: stateOf(undefined) })) : [];
  const rows = withDecided(links, decided).map((link) => ({ ...link, state: stateOf(entries.get(link.linkId)) }));

  const decisionOf = (link: AdminLink, choice: ReviewChoice): Decision => ({
    id: link.linkId,
    link,
    choice,
    page,
    index: rows.findIndex(({ linkId }) => linkId === link.linkId),
  });
  const { chosen, runOnChosen } = useSelection(
    hrefOf({ cursor }),
    new Map(
      rows
        .filter(({ state }) => state.status !== 'done' && state.status !== 'undoing')
        .map((link) => [link.linkId, link]),
    ),
    decisions,
  );

  return (
    <LinksPanel
      chosen={chosen}
      onApproveChosen={() => void runOnChosen((link) => decisionOf(link, 'approve'))}
      view={view.status === 'ready' ? { ...view, rows } : view}
      now={useNow(clock)}
      onDecide={(link, choice) => void decisions.run([decisionOf(link, choice)])}
      onUndo={({ linkId }) => {
        const entry = entries.get(linkId);
        if (entry) decisions.undo(entry);
      }}
      onRetry={() => void list.refetch()}
      firstHref={page === null ? undefined : hrefOf()}
      nextHref={next ? hrefOf({ cursor: next }) : undefined}
    />
  );
}
