import type { components } from '@mutuals/api-client/schema';
import type { ReportedContent } from '../../database/schema.ts';
import type { OwnReportRow } from './reports.repository.ts';

type Schemas = components['schemas'];
export type Report = Schemas['Report'];
export type ReportInput = Schemas['ReportInput'];

/** A report as its reporter sees it. */
export const toReport = (row: OwnReportRow): Report => ({
  _id: row.id,
  subject: subjectOf(row),
  name: row.content.name,
  excerpt: excerptOf(row.content),
  reason: row.reason,
  message: row.message,
  evidenceCount: row.evidence.length,
  state: row.decided_at === null ? 'open' : 'decided',
  outcome: row.measure === null ? null : row.measure === 'none' ? 'dismissed' : 'acted',
  createdAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
});

/** A picture is stored below its profile. */
export function subjectOf({ type, subject_key }: Pick<OwnReportRow, 'type' | 'subject_key'>): Schemas['ReportSubject'] {
  const [first = '', second] = subject_key.split('/');
  return second === undefined ? { type, id: first } : { type, id: second, profileId: first };
}

/** The first words of what was reported; of a profile its name says enough. */
const excerptOf = ({ texts, sentAt }: ReportedContent): string =>
  sentAt === undefined && texts.length !== 1 ? '' : [...(texts[0]?.text ?? '')].slice(0, 200).join('');
