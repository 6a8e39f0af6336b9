import { EMPTY_DRAFT, type TicketDraft } from '@mutuals/ui/patterns/ticket-form';
import type { routes } from '../../routes.ts';

export type TicketQuery = ReturnType<typeof routes.createTicket.query.parse>;

type Words = {
  paymentSubject: (id: string) => string;
  reference: (reference: string) => string;
};

/** The draft of a ticket from an address: about a payment or another reference, with a subject and a category. */
export function prefilled({ payment, category, ...query }: TicketQuery, words: Words): TicketDraft {
  const reference = payment ?? query.reference;
  const subject = oneLine(query.subject);
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

/** Without control, direction and line characters, which the server refuses in a subject (D57). */
const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu, '')
    .trim();
