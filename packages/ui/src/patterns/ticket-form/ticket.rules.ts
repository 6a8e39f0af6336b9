import { lengthOf } from '../../lib/field/character-count.tsx';

/** SPEC 3, in the order in which they are offered. */
export const TICKET_CATEGORIES = ['technical', 'billing', 'account', 'bug_report', 'feature_request', 'other'] as const;
export const TICKET_PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const;
export type TicketCategory = (typeof TICKET_CATEGORIES)[number];
export type TicketPriority = (typeof TICKET_PRIORITIES)[number];

/** The draft. */
export interface TicketDraft {
  readonly subject: string;
  readonly description: string;
  readonly category: TicketCategory | null;
  readonly priority: TicketPriority;
}

/** The request: trimmed and complete. */
export interface NewTicket extends TicketDraft {
  readonly category: TicketCategory;
}

export type TicketField = keyof TicketDraft;

/** SPEC 5: the priority is medium unless chosen. */
export const EMPTY_DRAFT: TicketDraft = { subject: '', description: '', category: null, priority: 'medium' };

/** Lengths in characters (code points) of the trimmed text: SPEC 5, D37. */
export const TICKET_LIMITS = { subject: { min: 5, max: 120 }, description: { min: 20, max: 10_000 } } as const;

export type TicketIssueCode =
  | 'subjectRequired'
  | 'subjectTooShort'
  | 'subjectTooLong'
  | 'descriptionRequired'
  | 'descriptionTooShort'
  | 'descriptionTooLong'
  | 'categoryRequired';
export type TicketIssues = Readonly<Partial<Record<TicketField, TicketIssueCode | undefined>>>;

function textIssue(field: 'subject' | 'description', text: string): TicketIssueCode | undefined {
  const length = lengthOf(text.trim());
  const { min, max } = TICKET_LIMITS[field];
  if (length === 0) return `${field}Required`;
  if (length < min) return `${field}TooShort`;
  return length > max ? `${field}TooLong` : undefined;
}

/** All errors before a ticket can be sent (SPEC 5); empty if there are none. */
export function checkTicket({ subject, description, category }: TicketDraft): TicketIssues {
  const subjectIssue = textIssue('subject', subject);
  const descriptionIssue = textIssue('description', description);
  return {
    ...(subjectIssue && { subject: subjectIssue }),
    ...(descriptionIssue && { description: descriptionIssue }),
    ...(category === null && { category: 'categoryRequired' as const }),
  };
}
