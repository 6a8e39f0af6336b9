import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import {
  areReady,
  type Attachments,
  TicketAttachments,
} from '../../patterns/ticket-attachments/ticket-attachments.tsx';
import { TicketPriorityBadge, TicketStatusBadge } from '../../patterns/ticket-thread/ticket-badges.tsx';
import { TicketMessages } from '../../patterns/ticket-thread/ticket-messages.tsx';
import type { EarlierMessages, TicketStatus } from '../../patterns/ticket-thread/ticket.types.ts';
import { ticketWhen } from '../../patterns/ticket-thread/ticket.when.ts';
import { useFocusFallback } from '../../lib/use-focus-fallback.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Select } from '../../primitives/select/select.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../primitives/tabs/tabs.tsx';
import { TextArea } from '../../primitives/text-area/text-area.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import type { Change, TeamMember, TeamTicket, TicketNote } from './admin.types.ts';
import { ReplyMenu, type ReplyMenuProps } from './reply-menu.tsx';
import type { SavedReply } from './saved-reply.ts';
import { TeamDialog } from './team-dialog.tsx';
import { tookShort } from './ticket-time.ts';
import { TIER_LOOKS } from './tier-tones.ts';
import { useDialogKeys } from './use-dialog-keys.ts';
import { useInsert } from './use-insert.ts';

/** D37: characters of one message. */
const TEXT_MOST = 4000;
/** SPEC 9: the visible part of ids. */
const [TICKET_ID, USER_ID] = [8, 12];
const STATUSES = ['in_progress', 'resolved', 'closed', 'open'] as const satisfies readonly TicketStatus[];
const NOBODY = 'nobody';

export type TicketDialogView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'ready'; readonly ticket: TeamTicket };

/** A draft: its owner keeps it until the server has it. */
export interface Writing extends Change {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Sends the trimmed text; never called with a blank one. */
  readonly onSend: (text: string) => void;
  /** Its pictures; omitted if none can be sent. */
  readonly attachments?: Attachments | undefined;
}

export interface TicketDialogProps {
  view: TicketDialogView;
  /** Omitted if the ticket has all its messages. */
  earlier?: EarlierMessages | undefined;
  /** The viewer's id. */
  selfId: string;
  team: readonly TeamMember[];
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
  /** The reply gets focus as soon as it is there. */
  isReplying: boolean;
  answer: Writing;
  /** The saved replies; without any there is no menu. */
  replies: readonly SavedReply[];
  note: Writing;
  /** The status being set, and why the last one failed. */
  move: Change & { readonly to?: TicketStatus | undefined };
  onMove: (status: TicketStatus) => void;
  assignment: Change;
  onAssign: (userId: string | null) => void;
  onClose: () => void;
  onRetry: () => void;
}

function Facts({ ticket: { ticket, firstAnswerAt, person } }: { ticket: TeamTicket }) {
  const { t } = useTranslation(['admin', 'support']);
  const { locale } = useLocale();
  const name = 'mu:text-text-muted';
  const took = firstAnswerAt === null ? null : (Date.parse(firstAnswerAt) - Date.parse(ticket.createdAt)) / 1000;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <dl className="mu:grid mu:grid-cols-[auto_1fr] mu:gap-x-4 mu:gap-y-1.5 mu:text-sm">
      <dt className={name}>{t('tickets.ticketId')}</dt>
      <dd className="mu:font-mono mu:text-xs mu:leading-5">{ticket._id.slice(-TICKET_ID)}</dd>
      <dt className={name}>{t('support:form.category')}</dt>
      <dd>{t(`support:category.${ticket.category}`)}</dd>
      <dt className={name}>{t('tickets.userId')}</dt>
      <dd className="mu:font-mono mu:text-xs mu:leading-5" title={person.privyId}>
        {ticket.userId.slice(0, USER_ID)}
      </dd>
      <dt className={name}>{t('profiles.column.created')}</dt>
      <dd>{time.format(new Date(ticket.createdAt))}</dd>
      <dt className={name}>{t('tickets.firstAnswer')}</dt>
      <dd>{took === null ? '–' : tookShort(took, locale)}</dd>
    </dl>
  );
}

function Moves({ status, move, onMove }: Pick<TicketDialogProps, 'move' | 'onMove'> & { status: TicketStatus }) {
  const { t } = useTranslation('admin');
  return (
    <div className="mu:flex mu:flex-col mu:gap-2">
      <h3 className="mu:text-xs mu:text-text-muted">{t('tickets.status')}</h3>
      <div className="mu:grid mu:grid-cols-2 mu:gap-2 mu:sm:grid-cols-1">
        {STATUSES.map((to) => (
          <Button
            key={`${to} ${to === status}`}
            size="sm"
            isPending={move.isPending && move.to === to}
            isDisabled={to === status || (move.isPending && move.to !== to)}
            onPress={() => onMove(to)}
          >
            {t(`tickets.move.${to}`)}
          </Button>
        ))}
      </div>
      {move.error !== undefined && (
        <Banner tone="danger" title={t('tickets.moveFailed')}>
          {move.error}
        </Banner>
      )}
    </div>
  );
}

/** The assignee: from the list, or by an id (SPEC 2). */
function Assignment({
  ticket: { ticket },
  selfId,
  team,
  assignment,
  onAssign,
}: Pick<TicketDialogProps, 'selfId' | 'team' | 'assignment' | 'onAssign'> & { ticket: TeamTicket }) {
  const { t } = useTranslation('admin');
  const [id, setId] = useState('');
  const { assignedTo, assigneeName } = ticket;
  const options = [
    { key: NOBODY, label: t('tickets.nobody') },
    ...team.map(({ _id, displayName }) => ({
      key: _id,
      label: _id === selfId ? t('tickets.self', { name: displayName }) : displayName,
    })),
  ];
  if (assignedTo !== null && !team.some(({ _id }) => _id === assignedTo))
    options.push({ key: assignedTo, label: assigneeName ?? assignedTo });

  function assignById(event: FormEvent): void {
    event.preventDefault();
    if (id.trim() !== '') onAssign(id.trim());
  }
  return (
    <div className="mu:flex mu:flex-col mu:gap-2">
      <Select
        size="sm"
        label={t('tickets.assignee')}
        value={assignedTo ?? NOBODY}
        onChange={(key) => onAssign(key === NOBODY ? null : key)}
        options={options}
      />
      {assignedTo !== selfId && (
        <Button size="sm" isPending={assignment.isPending} onPress={() => onAssign(selfId)}>
          {t('tickets.assignToMe')}
        </Button>
      )}
      <form onSubmit={assignById} className="mu:flex mu:items-end mu:gap-2">
        <TextField
          size="sm"
          label={t('tickets.adminId')}
          value={id}
          onChange={setId}
          className="mu:min-w-0 mu:flex-1"
        />
        <Button type="submit" size="sm" isPending={assignment.isPending} isDisabled={id.trim() === ''}>
          {t('tickets.assign')}
        </Button>
      </form>
      {assignment.error !== undefined && (
        <Banner tone="danger" title={t('tickets.assignFailed')}>
          {assignment.error}
        </Banner>
      )}
    </div>
  );
}

function Notes({ notes, now }: { notes: readonly TicketNote[]; now: number }) {
  const { t } = useTranslation('admin');
  const { locale } = useLocale();
  if (notes.length === 0) return null;
  return (
    <section
      aria-label={t('tickets.notes')}
      className="mu:flex mu:flex-col mu:gap-3 mu:rounded-card mu:border mu:border-dashed mu:border-border-strong mu:bg-surface-sunken mu:p-4 mu:text-sm"
    >
      <h3 className="mu:text-xs mu:text-text-muted">{t('tickets.notesText')}</h3>
      <ul className="mu:flex mu:flex-col mu:gap-3">
        {notes.map(({ _id, note, authorName, createdAt }) => (
          <li key={_id}>
            <p className="mu:flex mu:justify-between mu:gap-4 mu:text-xs mu:text-text-muted">
              <span dir="auto">{authorName}</span>
              <time dateTime={createdAt}>{ticketWhen(createdAt, now, locale)}</time>
            </p>
            <p dir="auto" className="mu:wrap-anywhere mu:whitespace-pre-wrap">
              {note}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Write({
  kind,
  writing,
  offer,
}: {
  kind: 'answer' | 'note';
  writing: Writing;
  /** The saved replies for this recipient. */
  offer?: Omit<ReplyMenuProps, 'onChoose'>;
}) {
  const { t } = useTranslation('admin');
  const field = useRef<HTMLTextAreaElement>(null);
  const insert = useInsert(field, writing);
  const text = writing.text.trim();
  const isSaid = text !== '' || (writing.attachments !== undefined && writing.attachments.pictures.length > 0);
  const isReady = isSaid && areReady(writing.attachments);
  function send(event: FormEvent): void {
    event.preventDefault();
    if (!isReady || writing.isPending) return;
    // After sending, the button is disabled and would lose the focus.
    field.current?.focus();
    writing.onSend(text);
  }
  return (
    <form onSubmit={send} className="mu:flex mu:flex-col mu:gap-3">
      {writing.error !== undefined && (
        <Banner tone="danger" title={t(`tickets.${kind}.failed`)}>
          {writing.error}
        </Banner>
      )}
      <TextArea
        inputRef={field}
        label={t(`tickets.${kind}.label`)}
        hideLabel
        placeholder={t(`tickets.${kind}.placeholder`)}
        value={writing.text}
        onChange={writing.onChange}
        isReadOnly={writing.isPending}
        limit={TEXT_MOST}
      />
      {writing.attachments && <TicketAttachments attachments={writing.attachments} isDisabled={writing.isPending} />}
      <div className="mu:flex mu:flex-wrap mu:items-center mu:justify-between mu:gap-3">
        {offer && offer.replies.length > 0 && <ReplyMenu {...offer} onChoose={insert} />}
        <Button
          type="submit"
          variant="primary"
          size="sm"
          isPending={writing.isPending}
          isDisabled={!isReady && !writing.isPending}
          className="mu:max-sm:w-full mu:sm:ml-auto"
        >
          {t(`tickets.${kind}.send`)}
        </Button>
      </div>
    </form>
  );
}

function Conversation({
  ticket: of,
  ...props
}: Omit<TicketDialogProps, 'view' | 'onClose' | 'onRetry'> & { ticket: TeamTicket }) {
  const { earlier, now, isReplying, answer, note, replies } = props;
  const { t } = useTranslation(['admin', 'support']);
  const writeRef = useRef<HTMLDivElement>(null);
  const { ticket, notes, person } = of;
  const isClosed = ticket.status === 'closed';
  const [kind, setKind] = useState<'answer' | 'note'>(isClosed ? 'note' : 'answer');
  const messages = [
    {
      _id: ticket._id,
      message: ticket.description,
      isSupport: false,
      timestamp: ticket.createdAt,
      pictures: ticket.pictures ?? [],
    },
    ...ticket.messages,
  ];
  const { containerRef, fallbackRef } = useFocusFallback<HTMLElement, HTMLHeadingElement>();
  // Once, when it is opened for a reply.
  useEffect(() => {
    if (isReplying) writeRef.current?.querySelector('textarea')?.focus();
  }, [isReplying]);

  useDialogKeys({ r: () => writeRef.current?.querySelector('textarea')?.focus() });
  return (
    <div className="mu:grid mu:gap-6 mu:sm:grid-cols-[minmax(0,1fr)_13rem]">
      <div className="mu:flex mu:min-w-0 mu:flex-col mu:gap-5">
        <div className="mu:flex mu:flex-wrap mu:items-center mu:gap-2">
          <Avatar size="sm" seed={ticket.userId} src={person.avatar} />
          <span dir="auto" className="mu:min-w-0 mu:truncate mu:font-medium">
            {ticket.userName}
          </span>
          <Badge {...TIER_LOOKS[ticket.tier]}>{t(`users.badge.${ticket.tier}`)}</Badge>
          <TicketStatusBadge status={ticket.status} />
          <TicketPriorityBadge priority={ticket.priority} />
        </div>
        <div role="log" className="mu:flex mu:flex-col mu:gap-4">
          <TicketMessages
            messages={messages}
            earlier={earlier}
            personName={ticket.userName}
            personSeed={ticket.userId}
            personAvatar={person.avatar}
            now={now}
          />
          {ticket.messages.length === 0 && <p className="mu:text-sm mu:text-text-muted">{t('support:thread.none')}</p>}
        </div>
        <Notes notes={notes} now={now} />
        <div ref={writeRef}>
          <Tabs
            selectedKey={isClosed ? 'note' : kind}
            onSelectionChange={(key) => setKind(key === 'note' ? 'note' : 'answer')}
            className="mu:gap-3"
          >
            <TabList variant="segment" aria-label={t('tickets.write')}>
              <Tab id="answer" isDisabled={isClosed}>
                {t('tickets.answer.tab')}
              </Tab>
              <Tab id="note">{t('tickets.note.tab')}</Tab>
            </TabList>
            <TabPanel id="answer">
              <Write
                kind="answer"
                writing={answer}
                offer={{
                  replies,
                  language: person.language,
                  recipient: { name: ticket.userName, tier: ticket.tier, payment: person.lastPaymentId },
                }}
              />
            </TabPanel>
            <TabPanel id="note" className="mu:flex mu:flex-col mu:gap-3">
              {isClosed && <p className="mu:text-sm mu:text-text-muted">{t('tickets.closed')}</p>}
              <Write kind="note" writing={note} />
            </TabPanel>
          </Tabs>
        </div>
      </div>
      <aside ref={containerRef} className="mu:flex mu:flex-col mu:gap-6">
        <h3 ref={fallbackRef} tabIndex={-1} className="mu:sr-only">
          {t('tickets.details')}
        </h3>
        <Assignment ticket={of} {...props} />
        <Moves status={ticket.status} {...props} />
        <Facts ticket={of} />
      </aside>
    </div>
  );
}

/** A ticket for the team: messages, answers and notes, its assignee and status (SPEC 2, Admin). */
export function TicketDialog({ view, onClose, onRetry, ...props }: TicketDialogProps) {
  const { t } = useTranslation('admin');
  return (
    <TeamDialog
      title={view.status === 'ready' ? view.ticket.ticket.subject : t('tickets.ticket')}
      view={view}
      loadingLabel={t('tickets.loadingOne')}
      errorTitle={t('tickets.errorOne')}
      onClose={onClose}
      onRetry={onRetry}
    >
      {view.status === 'ready' && <Conversation key={view.ticket.ticket._id} ticket={view.ticket} {...props} />}
    </TeamDialog>
  );
}
