import { type ApiClient, failureMessageKey } from '@mutuals/api-client';
import { createReportMachine, type ReportDraft, reportView, type ReportView } from '@mutuals/machines/report';
import { useFaultText } from '@mutuals/ui/fault';
import { REPORT_REASONS, type ReportReason } from '@mutuals/ui/screens/report';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { keptDraft } from '../../lib/drafts.ts';
import { asFault } from '../../lib/fault.ts';
import { useQueryParams } from '../../lib/use-query-params.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';

const TYPES = ['profile', 'group', 'message', 'picture', 'link'] as const;
type Type = (typeof TYPES)[number];

const draftSchema: v.GenericSchema<unknown, ReportDraft<ReportReason>> = v.object({
  reason: v.nullable(v.picklist(REPORT_REASONS)),
  message: v.string(),
  evidence: v.array(v.string()),
});

interface Reported {
  type: Type;
  id: string;
  /** Who shows or wrote it; null if the address does not say. */
  profileId: string | null;
}

/** The server's side of a report. */
const reportActors = (api: ApiClient, { type, id, profileId }: Reported) => ({
  send: fromPromise<void, ReportDraft<ReportReason> & { reason: ReportReason }>(async ({ input, signal }) => {
    const { reason, message, evidence } = input;
    const subject = { type, id, ...(type === 'picture' && profileId !== null && { profileId }) };
    await api.sendReport({ body: { subject, reason, message, evidence: [...evidence] }, signal }).catch(asFault);
  }),
  block: fromPromise<void>(async ({ signal }) => {
    await api.createBlock({ body: { profileId: profileId ?? '' }, signal }).catch(asFault);
  }),
});

/** What the address of /report/{type}/{id} names; `type` is undefined where it names nothing that can be reported. */
export function useReported() {
  const { type: word, id = '' } = useParams();
  const [{ name, profile }] = useQueryParams(routes.report);
  const type = TYPES.find((known) => known === word);
  return { name, type, id, profileId: type === 'profile' || type === 'group' ? id : profile };
}

/**
 * A report of one thing, whose draft is kept in the tab (RP2). `userId` is null for a guest, who reports too (DSA 16), and blocks
 * nobody.
 */
export function useReport(reported: Reported, userId: string | null, onDone: (what: 'SENT' | 'BLOCKED') => void) {
  const { api } = useServices();
  const { t } = useTranslation(['common', 'errors']);
  const textOf = useFaultText();
  const { type, id, profileId } = reported;
  const kept = keptDraft(draftSchema, { userId, subject: `report.${type}.${id}` });
  const [machine] = useState(() => createReportMachine<ReportReason>(reportActors(api, reported)));
  const actor = useActorRef(machine, {
    input: { draft: kept.read() ?? null, canBlock: userId !== null && profileId !== null },
  });
  const view: ReportView<ReportReason> = useSelector(actor, reportView, isSame);
  const keep = useEffectEvent((draft: ReportDraft<ReportReason> | null) => kept.keep(draft));
  const tell = useEffectEvent(onDone);
  useEffect(() => {
    const drafts = actor.on('DRAFT', ({ draft }) => keep(draft));
    const sent = actor.on('SENT', () => tell('SENT'));
    const blocked = actor.on('BLOCKED', () => tell('BLOCKED'));
    return () => {
      for (const each of [drafts, sent, blocked]) each.unsubscribe();
    };
  }, [actor]);
  const failed = view.status === 'notBlocked' ? 'createBlock' : 'sendReport';
  const error = view.fault === null ? undefined : textOf(view.fault) || t(failureMessageKey(failed));
  return { view, error, send: actor.send };
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
