import { mutationOf, queryOf, tagKey } from '@mutuals/api-client/queries';
import {
  type DecisionDraft,
  HIDEABLE,
  ReportsPanel,
  type TeamReport,
  TeamReportDialog,
} from '@mutuals/ui/screens/moderation';
import { MEASURES } from '@mutuals/ui/screens/my-decisions';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { adminRoutes } from '../../admin-routes.ts';
import { keptDraft, sending } from '../../lib/drafts.ts';
import { pictureHashOf } from '../../lib/picture-hash.ts';
import { useProblemText } from '../../lib/problem-text.ts';
import { useNow } from '../../lib/use-now.ts';
import { useQueryParams } from '../../lib/use-query-params.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { useRefetchInterval } from '../realtime/index.ts';
import { useProblemToast, useSession, useToasts } from '../session/index.ts';
import { keptReason } from './kept-reason.ts';
import { SavedReplies } from './saved-replies.tsx';
import { useAdminList } from './use-admin-list.ts';
import { useHiddenNames } from './use-hidden-names.ts';
import { useNews } from './use-news.ts';

const draftSchema: v.GenericSchema<unknown, DecisionDraft> = v.object({
  measure: v.picklist(MEASURES),
  policy: v.nullable(v.string()),
  severity: v.nullable(v.string()),
  days: v.nullable(v.number()),
  facts: v.string(),
  field: v.nullable(v.picklist(HIDEABLE)),
  picture: v.nullable(v.string()),
});

const noteSchema = v.object({ note: v.string() });

/** /admin/reports, in real time: the address holds the filters and what is open; the draft of a decision is kept in the tab until it is sent. */
export function ReportsTab() {
  const { api, clock } = useServices();
  const { user: self } = useSession();
  const refetchInterval = useRefetchInterval();
  const { t } = useTranslation('moderation');
  const client = useQueryClient();
  const navigate = useNavigate();
  const toasts = useToasts();
  const showProblem = useProblemToast();
  const textOf = useProblemText();
  const [hidesNames, setHidesNames] = useHiddenNames();
  /** What was opened to be handed to the owners. */
  const [handingOver, setHandingOver] = useState<string | null>(null);
  /** What is being decided on or handed over: it may leave the list before the answer comes. */
  const [sent, setSent] = useState<TeamReport | null>(null);
  const [isEditingReplies, setEditingReplies] = useState(false);
  const [{ page, report: openId, state, assigned }] = useQueryParams(adminRoutes.reports);
  const hrefOf = adminRoutes.reports.href;
  const go = (href: string): void => void navigate(href, { replace: true, preventScrollReset: true });
  const list = useQuery({
    ...queryOf(api, 'listReports', { query: { page, state, ...(assigned !== 'all' && { assigned }) } }),
    placeholderData: keepPreviousData,
    refetchInterval,
  });
  const replies = useQuery(queryOf(api, 'listSavedReplies'));
  useNews('reports', 'Reports');
  const view = useAdminList<TeamReport>(list);
  const rows = view.status === 'ready' ? view.rows : [];
  // Once it was left, its link must not open it as it was sent.
  if (sent !== null && sent._id !== openId) setSent(null);
  const opened = rows.concat(sent ?? []).find(({ _id }) => _id === openId);
  const refresh = () => client.invalidateQueries({ queryKey: tagKey('Reports') });
  const options = { onSettled: refresh };
  const claim = useMutation({ ...mutationOf(api, 'assignReport'), ...options, onError: showProblem });
  const draftOf = (id: string) => keptDraft(draftSchema, { userId: self._id, subject: `decision.${id}` });
  const decide = useMutation({
    ...mutationOf(api, 'decideOnReport'),
    ...options,
    onMutate: ({ path: { subjectId } }) => sending(draftOf(subjectId)),
    onSuccess: (_decision, _sent, forget) => forget(),
  });
  const noteOf = (id: string) => keptDraft(noteSchema, { userId: self._id, subject: `escalation.${id}` });
  const escalate = useMutation({
    ...mutationOf(api, 'escalateReport'),
    ...options,
    onMutate: ({ path: { subjectId } }) => sending(noteOf(subjectId)),
    onSuccess: (_report, _sent, forget) => forget(),
  });
  const reasonFor = (id: string) => keptReason(self._id, `lift.${id}`);
  const lift = useMutation({
    ...mutationOf(api, 'liftDecision'),
    ...options,
    onMutate: ({ path: { id } }) => sending(reasonFor(id)),
    onSuccess: (_decision, _sent, forget) => forget(),
  });
  const confirm = useMutation({ ...mutationOf(api, 'confirmDecision'), ...options });
  const changes = [lift, confirm];
  const failed = changes.find(({ isError }) => isError);

  const open = (report: string | null): void => {
    setHandingOver(null);
    decide.reset();
    escalate.reset();
    lift.reset();
    confirm.reset();
    go(hrefOf({ page, state, assigned, report }));
  };
  const claimFor = (report: TeamReport, isMine: boolean) =>
    claim.mutate({ path: { subjectId: report._id }, body: { isMine } });
  /** The next one on the page that waits; null after the last. */
  const nextAfter = (report: TeamReport): string | null =>
    rows
      .slice(rows.indexOf(report) + 1)
      .concat(rows)
      .find(({ _id, decision }) => _id !== report._id && decision === null)?._id ?? null;
  function escalateTo(report: TeamReport, note: string | null): void {
    const next = note === null ? report._id : nextAfter(report);
    setSent(report);
    escalate.mutate(
      { path: { subjectId: report._id }, body: { note } },
      {
        onSuccess() {
          toasts.show({ tone: 'success', title: t(note === null ? 'escalation.undone' : 'escalation.done') });
          open(next);
        },
      },
    );
  }
  function send(report: TeamReport, { picture, ...draft }: DecisionDraft, isNext: boolean): void {
    const next = nextAfter(report);
    setSent(report);
    const hash = picture === null ? null : pictureHashOf(picture);
    decide.mutate(
      {
        path: { subjectId: report._id },
        // The words of rules and severities are the server's own.
        body: { ...draft, picture: hash } as Parameters<typeof api.decideOnReport>[0]['body'],
      },
      {
        onSuccess() {
          toasts.show({ tone: 'success', title: t('decide.done') });
          open(isNext ? next : null);
        },
      },
    );
  }

  return (
    <ReportsPanel
      view={view}
      filters={{ state, assigned }}
      onFilter={(filters) => go(hrefOf(filters))}
      hidesNames={hidesNames}
      onHideNames={setHidesNames}
      now={useNow(clock)}
      onOpen={({ _id }) => open(_id)}
      onEscalate={(report) => {
        open(report._id);
        if (report.escalation === null) setHandingOver(report._id);
      }}
      onReplies={() => setEditingReplies(true)}
      onClaim={(report) => {
        if (report.decision === null) claimFor(report, report.assignedTo !== self._id);
      }}
      onRetry={() => void list.refetch()}
      pageHref={(to) => hrefOf({ state, assigned, page: to })}
      openId={opened?._id ?? null}
    >
      {isEditingReplies && <SavedReplies onClose={() => setEditingReplies(false)} />}
      {opened && (
        <TeamReportDialog
          report={opened}
          selfId={self._id}
          isOwner={self.role === 'owner'}
          isHandingOver={handingOver === opened._id}
          escalating={{
            isPending: escalate.isPending,
            error: escalate.isError ? textOf(escalate.error) : undefined,
          }}
          keptNote={noteOf(opened._id)}
          onEscalate={(note) => escalateTo(opened, note)}
          hidesNames={hidesNames}
          replies={replies.data?.data ?? []}
          saving={{ isPending: decide.isPending, error: decide.isError ? textOf(decide.error) : undefined }}
          changing={{
            isPending: claim.isPending || changes.some(({ isPending }) => isPending),
            error: failed ? textOf(failed.error) : undefined,
          }}
          kept={draftOf(opened._id)}
          onDecide={(draft, isNext) => send(opened, draft, isNext)}
          onClaim={(isMine) => claimFor(opened, isMine)}
          keptReasonOf={({ _id }) => reasonFor(_id)}
          onLift={({ _id }, reason) => lift.mutate({ path: { id: _id }, body: { reason } })}
          onConfirm={({ _id }) => confirm.mutate({ path: { id: _id } })}
          profileHref={(id) => routes.profile.href({ id })}
          onClose={() => open(null)}
        />
      )}
    </ReportsPanel>
  );
}
