import { EMPTY_DRAFT, TICKET_CATEGORIES, TICKET_LIMITS, type TicketDraft } from '@mutuals/ui/patterns/ticket-form';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Ids, codes, the paths of pages and the like. */
const REFERENCE = /^[\w:./-]{1,100}$/;

type Words = {
  paymentSubject: (id: string) => string;
  reference: (reference: string) => string;
};

/**
 * The ticket that an address begins: `payment` (an id) or `reference` of what it is about, `subject`, `category`. Whoever follows a link wrote
 * none of it: what does not fit is left out, and what is too long is cut.
 */
export function prefilled(search: URLSearchParams, words: Words): TicketDraft {
  const payment = fitting(search.get('payment'), UUID);
  const reference = payment ?? fitting(search.get('reference'), REFERENCE);
  const category = TICKET_CATEGORIES.find((known) => known === search.get('category'));
  const subject = [...oneLine(search.get('subject') ?? '')].slice(0, TICKET_LIMITS.subject.max).join('');
  return {
    ...EMPTY_DRAFT,
    subject: subject || (payment === null ? '' : words.paymentSubject(payment.slice(-8))),
    description: reference === null ? '' : `${words.reference(reference)}\n\n`,
    category: category ?? (payment === null ? null : 'billing'),
  };
}

/** What a draft is kept under: one for each thing that tickets are about. */
export const draftSubject = (draft: TicketDraft): string =>
  draft.description === '' ? 'ticket' : `ticket.${draft.description.trim()}`;

const fitting = (word: string | null, pattern: RegExp): string | null =>
  word !== null && pattern.test(word) ? word : null;

/** Without control, direction and line characters, of which the server takes none in a subject (D57). */
const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu, '')
    .trim();
