import { type FormEvent, type HTMLAttributes, type ReactNode, type RefAttributes, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { lengthOf } from '../../lib/field/character-count.tsx';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Select } from '../../primitives/select/select.tsx';
import { TextArea } from '../../primitives/text-area/text-area.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { areReady, type Attachments, TicketAttachments } from '../ticket-attachments/ticket-attachments.tsx';
import {
  checkTicket,
  type NewTicket,
  TICKET_CATEGORIES,
  TICKET_LIMITS,
  TICKET_PRIORITIES,
  type TicketDraft,
  type TicketField,
  type TicketIssues,
} from './ticket.rules.ts';

export {
  EMPTY_DRAFT,
  type NewTicket,
  TICKET_CATEGORIES,
  TICKET_LIMITS,
  TICKET_PRIORITIES,
  type TicketCategory,
  type TicketDraft,
  type TicketField,
  type TicketPriority,
} from './ticket.rules.ts';

/** Why the server refused the ticket: in words, and at the invalid fields. */
export interface TicketError {
  readonly message: string;
  readonly fields?: Readonly<Partial<Record<TicketField, string>>> | undefined;
}

export interface TicketFormProps
  extends Omit<HTMLAttributes<HTMLFormElement>, 'onSubmit'>, RefAttributes<HTMLFormElement> {
  /** The draft; its owner keeps it, so that nothing typed is ever lost. */
  draft: TicketDraft;
  /** The ticket is being sent: nothing can be typed or sent again. */
  isPending?: boolean;
  error?: TicketError | undefined;
  /** The ticket's pictures; omitted if none can be sent. */
  attachments?: Attachments | undefined;
  onDraftChange: (draft: TicketDraft) => void;
  /** Sends the ticket, trimmed and complete. */
  onSend: (ticket: NewTicket) => void;
}

const FIELDS = ['subject', 'category', 'description'] as const satisfies readonly TicketField[];

/** A text field with its length at the end of its label's line, never hidden by a message below. */
function Counted({ text, max, children }: { text: string; max: number; children: ReactNode }) {
  const { t } = useTranslation('support');
  const { locale } = useLocale();
  const format = new Intl.NumberFormat(locale);
  const length = lengthOf(text.trim());
  return (
    <div className="mu:relative">
      {children}
      <span
        aria-hidden="true"
        className={join(
          'mu:figures mu:absolute mu:top-0 mu:right-0 mu:text-sm',
          length > max ? 'mu:text-danger-text' : 'mu:text-text-subtle',
        )}
      >
        {t('form.count', { length: format.format(length), max: format.format(max) })}
      </span>
    </div>
  );
}

/** The visible errors: found by the last attempt, until their field is edited; a text that grows too long at once. */
function useIssues(draft: TicketDraft, error: TicketError | undefined) {
  const { t } = useTranslation('support');
  const { locale } = useLocale();
  const [tried, setTried] = useState<TicketIssues>({});
  const [seen, setSeen] = useState<{ error: TicketError | undefined; edited: ReadonlySet<TicketField> }>({
    error,
    edited: new Set(),
  });
  if (seen.error !== error) setSeen({ error, edited: new Set() });
  const live = checkTicket(draft);
  const words = (field: (typeof FIELDS)[number]): string | undefined => {
    const code = tried[field] ?? (live[field]?.endsWith('TooLong') ? live[field] : undefined);
    if (code === undefined) return seen.edited.has(field) ? undefined : error?.fields?.[field];
    const { min, max } = TICKET_LIMITS[field === 'category' ? 'subject' : field];
    return t(`form.issue.${code}`, { min, max: new Intl.NumberFormat(locale).format(max) });
  };
  return {
    words,
    edited: (field: TicketField) => {
      setTried((found) => ({ ...found, [field]: undefined }));
      setSeen(({ edited, ...now }) => ({ ...now, edited: new Set([...edited, field]) }));
    },
    tried: setTried,
  };
}

/**
 * A request for help: subject, category, description, priority. Errors show at their fields after an attempt to send and disappear when edited (SPEC
 * 5). The owner keeps the draft, so a failed send or leaving the page loses nothing.
 */
export function TicketForm({
  draft,
  isPending = false,
  error,
  attachments,
  onDraftChange,
  onSend,
  className,
  ...props
}: TicketFormProps) {
  const { t } = useTranslation('support');
  const issues = useIssues(draft, error);
  const places = useRef<Partial<Record<TicketField, HTMLElement | null>>>({});
  const { subject, description } = TICKET_LIMITS;

  const set = <F extends TicketField>(field: F, value: TicketDraft[F]) => {
    issues.edited(field);
    onDraftChange({ ...draft, [field]: value });
  };

  function send(event: FormEvent): void {
    event.preventDefault();
    if (isPending) return;
    const found = checkTicket(draft);
    issues.tried(found);
    const first = FIELDS.find((field) => found[field]);
    if (first) places.current[first]?.querySelector<HTMLElement>('input, textarea, button')?.focus();
    else if (draft.category && areReady(attachments))
      onSend({
        ...draft,
        category: draft.category,
        subject: draft.subject.trim(),
        description: draft.description.trim(),
      });
  }

  const place = (field: TicketField) => (element: HTMLElement | null) => {
    places.current[field] = element;
  };

  return (
    <form
      {...props}
      noValidate
      onSubmit={send}
      aria-busy={isPending || undefined}
      className={join('mu:flex mu:flex-col mu:gap-6', className)}
    >
      {error && (
        <Banner tone="danger" title={t('form.failed')}>
          <p className="mu:block">{error.message}</p>
          <p className="mu:block">{t('form.kept')}</p>
        </Banner>
      )}
      <Counted text={draft.subject} max={subject.max}>
        <TextField
          ref={place('subject')}
          label={t('form.subject')}
          description={t('form.subjectText')}
          value={draft.subject}
          onChange={(text) => set('subject', text)}
          errorMessage={issues.words('subject')}
          isRequired
          isReadOnly={isPending}
          validationBehavior="aria"
          autoComplete="off"
        />
      </Counted>
      <div className="mu:grid mu:gap-6 mu:sm:grid-cols-2">
        <Select
          ref={place('category')}
          label={t('form.category')}
          placeholder={t('form.categoryPlaceholder')}
          value={draft.category}
          onChange={(category) => set('category', category)}
          errorMessage={issues.words('category')}
          isDisabled={isPending}
          isRequired
          validationBehavior="aria"
          options={TICKET_CATEGORIES.map((key) => ({ key, label: t(`category.${key}`) }))}
        />
        <Select
          label={t('form.priority')}
          value={draft.priority}
          onChange={(priority) => set('priority', priority)}
          isDisabled={isPending}
          options={TICKET_PRIORITIES.map((key) => ({
            key,
            label: t(`priority.${key}`),
            description: t(`priorityText.${key}`),
          }))}
        />
      </div>
      <Counted text={draft.description} max={description.max}>
        <TextArea
          ref={place('description')}
          label={t('form.description')}
          description={t('form.descriptionText', { min: description.min })}
          rows={6}
          value={draft.description}
          onChange={(text) => set('description', text)}
          errorMessage={issues.words('description')}
          isRequired
          isReadOnly={isPending}
          validationBehavior="aria"
        />
      </Counted>
      {attachments && <TicketAttachments attachments={attachments} isDisabled={isPending} />}
      <Button
        type="submit"
        variant="primary"
        isPending={isPending}
        isDisabled={!areReady(attachments) && !isPending}
        className="mu:max-sm:w-full mu:sm:self-start"
      >
        {t('form.send')}
      </Button>
    </form>
  );
}
