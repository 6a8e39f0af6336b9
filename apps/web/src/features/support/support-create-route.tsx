import { ApiProblem } from '@mutuals/api-client';
import { queryOf, tagKey } from '@mutuals/api-client/queries';
import { SupportCreateScreen, type TicketDraft, type TicketError } from '@mutuals/ui/screens/support-create';
import { TICKET_CATEGORIES, TICKET_PRIORITIES } from '@mutuals/ui/patterns/ticket-form';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { useNavigate } from 'react-router';
import { LeaveDialog } from '../../lib/leave-dialog.tsx';
import { useProblemText } from '../../lib/problem-text.ts';
import { type KeptPicture, keptPicturesSchema, useAttachments } from '../attachments/index.ts';
import { useForm } from '../../lib/use-form.ts';
import { useQueryParams } from '../../lib/use-query-params.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { useSession } from '../session/index.ts';
import { draftSubject, prefilled, type TicketQuery } from './prefill.ts';
import { sendOnce } from '../../lib/send-once.ts';

/** Uploaded pictures are part of the draft. */
type Draft = TicketDraft & { readonly pictures: readonly KeptPicture[] };
const draftSchema: v.GenericSchema<unknown, Draft> = v.object({
  subject: v.string(),
  description: v.string(),
  category: v.nullable(v.picklist(TICKET_CATEGORIES)),
  priority: v.picklist(TICKET_PRIORITIES),
  pictures: keptPicturesSchema,
});

/** /support/create: a new ticket, prefilled from the address. */
export function Component() {
  const [query] = useQueryParams(routes.createTicket);
  // Another address is another ticket.
  return <NewTicketForm key={routes.createTicket.href(query)} query={query} />;
}

function NewTicketForm({ query }: { query: TicketQuery }) {
  const { api } = useServices();
  const { user } = useSession();
  const { t } = useTranslation(['support', 'errors']);
  const textOf = useProblemText();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [begun] = useState(() =>
    prefilled(query, {
      paymentSubject: (id) => t('create.paymentSubject', { id }),
      reference: (reference) => t('create.reference', { reference }),
    }),
  );
  const subject = draftSubject(begun);
  const made = useRef<string | null>(null);
  const [empty] = useState((): Draft => ({ ...begun, pictures: [] }));

  const form = useForm<Draft>({
    userId: user._id,
    subject,
    stored: { values: empty, version: null },
    schema: draftSchema,
    async save({ values: { category, pictures, ...words } }) {
      if (category === null) throw new Error('The form sends no ticket without a category.');
      const body = {
        ...words,
        subject: words.subject.trim(),
        description: words.description.trim(),
        category,
        pictures: pictures.map(({ id }) => id),
      };
      const ticket = await sendOnce({ userId: user._id, subject }, body, (input) => api.createTicket(input));
      made.current = ticket._id;
      client.setQueryData(queryOf(api, 'getTicket', { path: { id: ticket._id } }).queryKey, ticket);
      void client.invalidateQueries({ queryKey: tagKey('Tickets') });
      return { version: ticket.updatedAt };
    },
    onSaved() {
      if (made.current !== null) void navigate(routes.ticket.href({ ticketId: made.current }), { replace: true });
    },
  });
  const { error, send } = form;
  const { values } = form.view;
  const { attachments, clear } = useAttachments({
    kept: values.pictures,
    onKeep: (pictures) => send({ type: 'CHANGED', values: { pictures } }),
  });
  const failure = useMemo(
    () => (error === null ? undefined : ticketErrorOf(error, textOf(error), (code) => t(`errors:field.${code}`))),
    [error, textOf, t],
  );

  return (
    <>
      <SupportCreateScreen
        draft={values}
        isSending={form.view.isSaving}
        error={failure}
        attachments={attachments}
        isRestored={form.view.isRestored}
        listHref={routes.support.href()}
        faqHref={routes.faq.href()}
        onDraftChange={(words) => send({ type: 'CHANGED', values: words })}
        onDiscard={() => {
          clear();
          send({ type: 'DISCARD' });
        }}
        onSend={() => send({ type: 'SAVE' })}
      />
      <LeaveDialog isOpen={form.view.isAskingToLeave} onStay={form.stay} onLeave={form.leave} />
    </>
  );
}

const FIELDS = ['subject', 'description', 'category'] as const;
/** Errors of a subject or a description that only the server finds. */
const CODES = ['invalid_characters', 'too_short', 'too_long', 'required'] as const;

function ticketErrorOf(error: unknown, message: string, textOf: (code: (typeof CODES)[number]) => string): TicketError {
  if (!(error instanceof ApiProblem)) return { message };
  const fields: Partial<Record<(typeof FIELDS)[number], string>> = {};
  for (const blamed of error.fields) {
    const field = FIELDS.find((known) => blamed.path === `body/${known}`);
    const code = CODES.find((known) => known === blamed.code);
    if (field !== undefined && code !== undefined) fields[field] = textOf(code);
  }
  return { message, fields };
}
