import type { components } from '@mutuals/api-client/schema';
import type { PictureAddresses } from '../../lib/picture-addresses.ts';
import { FOR_GOOD } from '../users/users.public.ts';
import { appealUntil } from './appeals.rules.ts';
import type {
  AppealedRow,
  FullDecisionRow,
  OtherAccount,
  ProfileOfPerson,
  StoredAppeal,
  TeamReportRow,
  TeamSubjectRow,
} from './decisions.repository.ts';
import type { ReportedContent } from '../../database/schema.ts';
import { NEWCOMER_MS } from './reports.rules.ts';
import { subjectOf } from './reports.view.ts';

type Schemas = components['schemas'];
export type Decision = Schemas['Decision'];
export type TeamDecision = Schemas['TeamDecision'];
export type TeamReport = Schemas['TeamReport'];
export type TeamAppeal = Schemas['TeamAppeal'];

const toAppeal = ({ message, created_at, outcome, answer, answered_at }: StoredAppeal): Schemas['Appeal'] => ({
  message,
  createdAt: new Date(created_at).toISOString(),
  outcome,
  answer,
  answeredAt: answered_at === null ? null : new Date(answered_at).toISOString(),
});

/** What a decision says to its person and to the team alike. */
function common(row: FullDecisionRow) {
  return {
    _id: row.id,
    subject: subjectOf({ type: row.subject_type, subject_key: row.subject_key }),
    measure: row.measure,
    statement: row.statement,
    createdAt: row.created_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    endedBy: row.ended_by,
    strikeEndsAt: row.strike_ends_at?.toISOString() ?? null,
    appeal: row.appeal && toAppeal(row.appeal),
  };
}

/** A measure as its person sees it: nothing about who decided or who reported. */
export const toDecision = (row: FullDecisionRow, now: Date): Decision => ({
  ...common(row),
  profileId: row.profile_id,
  appealUntil: appealUntil(row.created_at).toISOString(),
  canAppeal: row.appeal === null && now <= appealUntil(row.created_at),
});

export const toTeamDecision = (row: FullDecisionRow): TeamDecision => ({
  ...common(row),
  policy: row.policy,
  severity: row.severity,
  facts: row.facts,
  decidedBy: { _id: row.decided_by, displayName: row.decider_name },
  awaitsConfirmation: row.awaits_confirmation,
});

interface Known {
  reports: readonly TeamReportRow[];
  contents: ReadonlyMap<string, ReportedContent>;
  earlier: readonly FullDecisionRow[];
  profiles: readonly ProfileOfPerson[];
  otherAccounts: readonly OtherAccount[];
  addresses: PictureAddresses;
  now: Date;
}

/** The most that one subject shows of a person's earlier measures. */
export const STRIKES_MOST = 20;

export function toTeamReport(row: TeamSubjectRow, known: Known): TeamReport {
  const { addresses, now } = known;
  const content = known.contents.get(row.id);
  const decision = known.earlier.find(({ subject_id }) => subject_id === row.id);
  const { muted_until: muted, suspended_until: suspended } = row;
  return {
    _id: row.id,
    subject: subjectOf(row),
    content: toContent(content, addresses),
    profileId: row.profile_id,
    person: {
      _id: row.user_id,
      displayName: row.person_name,
      language: row.person_language,
      createdAt: row.person_since.toISOString(),
      isNewcomer: now.getTime() - row.person_since.getTime() < NEWCOMER_MS,
      mutedUntil: muted !== null && muted > now ? muted.toISOString() : null,
      isSuspended: suspended !== null && suspended > now,
      isSuspendedForGood: suspended !== null && suspended >= FOR_GOOD,
    },
    profiles: known.profiles
      .filter(({ user_id }) => user_id === row.user_id)
      .map(({ id, name, profile_type, hidden_at }) => ({
        _id: id,
        name,
        profileType: profile_type,
        isHidden: hidden_at !== null,
      })),
    otherAccounts: known.otherAccounts
      .filter(({ of_user_id }) => of_user_id === row.user_id)
      .map(({ id, display_name, created_at, suspended_until, measures }) => ({
        _id: id,
        displayName: display_name,
        createdAt: created_at.toISOString(),
        isSuspended: suspended_until !== null && suspended_until > now,
        measures,
      })),
    reportCount: row.report_count,
    weight: Math.round(row.weight * 10) / 10,
    isUrgent: row.urgency >= 4,
    assignedTo: row.assigned_to,
    assigneeName: row.assignee_name,
    escalation:
      row.escalated_at === null
        ? null
        : {
            note: row.escalation_note ?? '',
            by: { _id: row.escalated_by ?? '', displayName: row.escalator_name ?? '' },
            createdAt: row.escalated_at.toISOString(),
          },
    openedAt: row.opened_at.toISOString(),
    lastReportedAt: row.last_reported_at.toISOString(),
    reports: known.reports.filter(({ subject_id }) => subject_id === row.id).map(toReportForTeam),
    strikes: known.earlier
      .filter(({ id, user_id, measure }) => user_id === row.user_id && measure !== 'none' && id !== decision?.id)
      .slice(0, STRIKES_MOST)
      .map(toTeamDecision),
    decision: decision === undefined ? null : toTeamDecision(decision),
  };
}

const toContent = (content: ReportedContent | undefined, { shown }: PictureAddresses): TeamReport['content'] => ({
  name: content?.name ?? '',
  texts: content?.texts ?? [],
  pictures: (content?.pictures ?? []).map(({ address, description }) => ({ url: shown(address), description })),
  sentAt: content?.sentAt ?? null,
});

const toReportForTeam = (row: TeamReportRow): TeamReport['reports'][number] => ({
  _id: row.id,
  reporterName: row.reporter_name,
  reason: row.reason,
  message: row.message,
  evidence: row.evidence.map(({ senderName, isReporter, type, content, sentAt }) => ({
    senderName,
    isReporter,
    type,
    content,
    sentAt,
  })),
  weight: Math.round(row.weight * 10) / 10,
  createdAt: row.created_at.toISOString(),
});

export const toTeamAppeal = (row: AppealedRow): TeamAppeal => ({
  _id: row.id,
  person: { _id: row.user_id, displayName: row.person_name },
  decision: toTeamDecision(row),
  name: row.content?.name ?? '',
  texts: row.content?.texts ?? [],
  appeal: toAppeal(row.appeal),
});
