import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Group } from 'react-aria-components/Group';
import { join } from '../../lib/cx.ts';
import { Deferred } from '../../lib/deferred.ts';
import { useFaultText } from '../../lib/fault.ts';
import { useLazy } from '../../lib/use-lazy.ts';
import { loadChatGuards } from '../../patterns/chat-guards/chat-guards.ts';
import { ChatComposer } from '../../patterns/chat-composer/chat-composer.tsx';
import { ChatHeader } from '../../patterns/chat-header/chat-header.tsx';
import { ChatThread } from '../../patterns/chat-thread/chat-thread.tsx';
import type { MessageRow } from '../../patterns/chat-thread/message.types.ts';
import type { Partner } from '../../patterns/conversation-list/partner.ts';
import { CloseDialog } from '../../patterns/your-turn/close-dialog.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Mark } from '../../primitives/logo/mark.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import type { MessagesScreenProps, MessagesThread, OpenThread } from './messages.types.ts';

const SKELETONS = [
  ['mu:w-56', false],
  ['mu:w-72', false],
  ['mu:w-40', true],
  ['mu:w-64', true],
  ['mu:w-48', false],
  ['mu:w-60', true],
] as const;

function ThreadSkeleton() {
  const { t } = useTranslation('messages');
  return (
    <Loading
      label={t('thread.loading')}
      className="mu:mx-auto mu:flex mu:w-full mu:max-w-3xl mu:flex-1 mu:flex-col mu:justify-end mu:gap-2 mu:px-4 mu:pb-4 mu:sm:px-6"
    >
      {SKELETONS.map(([width, isOwn]) => (
        <Skeleton
          key={width}
          shape="block"
          className={join('mu:h-10 mu:max-w-[70%] mu:rounded-[18px]', width, isOwn && 'mu:self-end')}
        />
      ))}
    </Loading>
  );
}

function HeaderSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="mu:flex mu:h-16 mu:shrink-0 mu:items-center mu:gap-3 mu:border-b mu:border-border mu:px-4 mu:@3xl/messages:px-6"
    >
      <Skeleton shape="circle" className="mu:size-10" />
      <div className="mu:flex-1">
        <Skeleton className="mu:w-32" />
        <Skeleton className="mu:w-24 mu:text-sm" />
      </div>
    </div>
  );
}

/** No messages yet: who met whom, and a nudge. */
function Beginning({ name }: { name: string }) {
  const { t } = useTranslation('messages');
  return (
    <div className="mu:flex mu:flex-1 mu:flex-col mu:items-center mu:justify-center mu:gap-5 mu:px-6 mu:text-center">
      <Mark weight={1.2} aria-hidden="true" className="mu:h-16 mu:w-auto" />
      <div>
        <p className="mu:display mu:text-xl">{t('thread.first', { name })}</p>
        <p className="mu:mt-2 mu:text-text-muted">{t('thread.firstText')}</p>
      </div>
    </div>
  );
}

/** The partner. A refused message is the first sign of their deletion. */
function partnerOf({ partner, view }: Extract<MessagesThread, { kind: 'open' }>): Partner | null {
  const isGone = view.rows.some(({ fault }) => fault?.code === 'partner_deleted');
  return partner && isGone ? { _id: partner._id, isDeleted: true } : partner;
}

/** Why nobody can write any more, as the code of a refused message; null while they can. A refusal is the first sign of it. */
function endOf(
  { isEnded, view }: Extract<MessagesThread, { kind: 'open' }>,
  partner: Partner | null,
): 'partner_deleted' | 'no_longer_matched' | null {
  if (partner?.isDeleted) return 'partner_deleted';
  return isEnded || view.rows.some(({ fault }) => fault?.code === 'no_longer_matched') ? 'no_longer_matched' : null;
}

/** These messages can never be sent, whatever failed first; after a reload nothing else shows it. */
const rowsOf = ({ rows }: OpenThread, end: ReturnType<typeof endOf>): OpenThread['rows'] =>
  end === null
    ? rows
    : rows.map((row) => (row.state === 'failed' ? { ...row, fault: { code: end, message: '', isFinal: true } } : row));

/** Replaces the composer once nobody can write any more, and says why: the draft stays readable, and can be copied. */
function Ended({ why, draft }: { why: 'deleted' | 'unmatched' | 'unmatchedOwn'; draft: string }) {
  const { t } = useTranslation('messages');
  return (
    <div className="mu:flex mu:flex-col mu:gap-2 mu:rounded-card mu:bg-fill mu:px-4 mu:py-3 mu:text-center mu:text-text-muted">
      <p>{t(`thread.${why}`)}</p>
      {draft.trim() !== '' && (
        <div className="mu:min-w-0 mu:border-t mu:border-border mu:pt-2 mu:text-left">
          <p className="mu:text-sm">{t('thread.draft')}</p>
          <Group
            aria-label={t('thread.draft')}
            tabIndex={0}
            className="mu:max-h-[200px] mu:overflow-y-auto mu:focus-ring mu:text-text"
          >
            <p dir="auto" className="mu:wrap-anywhere mu:whitespace-pre-wrap">
              {draft}
            </p>
          </Group>
        </div>
      )}
    </div>
  );
}

/** One side closed the conversation kindly, and how it continues. */
function Closed({ by, name }: { by: 'own' | 'partner'; name: string }) {
  const { t } = useTranslation('turn');
  return (
    <output className="mu:mb-2 mu:block mu:rounded-card mu:bg-fill mu:px-4 mu:py-3 mu:text-center mu:text-sm mu:text-text-muted">
      {t(`closed.${by}`, { name })}
    </output>
  );
}

/** What the conversation warns of (D69), fetched once it is open; until then its texts are plain. */
function useGuards() {
  const { i18n } = useTranslation();
  const { value, request } = useLazy(() => loadChatGuards(i18n));
  const ask = useEffectEvent(request);
  useEffect(() => ask(), []);
  return value;
}

const NEW_MATCH_MS = 7 * 24 * 3_600_000;

/** An open thread: header, messages, and the composer. */
function OpenPane(props: MessagesScreenProps & { thread: Extract<MessagesThread, { kind: 'open' }> }) {
  const {
    thread: { conversationId, closedBy, matchedAt, proofs, ownProofs = [], shown, view },
    connection,
    mutedUntil,
    now,
  } = props;
  const partner = partnerOf(props.thread);
  const end = endOf(props.thread, partner);
  const { t } = useTranslation('messages');
  const faultText = useFaultText();
  const input = useRef<HTMLTextAreaElement>(null);
  /** The conversation that is to be closed: another one may be opened meanwhile. */
  const [asking, setAsking] = useState<string | null>(null);
  const own = Array.isArray(props.profiles) ? props.profiles.find(({ _id }) => _id === props.actingId) : undefined;
  const guards = useGuards();
  const isNewMatch = matchedAt !== null && now - Date.parse(matchedAt) < NEW_MATCH_MS;
  const name = partner === null ? '' : partner.isDeleted ? t('partner.deleted') : partner.name;
  const rows = rowsOf(view, end);
  const renderText = (message: MessageRow) =>
    guards && (
      <guards.GuardedText
        message={message}
        rows={rows}
        shown={shown}
        proofs={proofs}
        partnerName={name}
        isNewMatch={isNewMatch}
      />
    );
  const sendAgain = (clientId: string, acknowledged?: readonly string[]): void => {
    props.onSendAgain(clientId, acknowledged);
    input.current?.focus();
  };
  const remove = (clientId: string): void => {
    props.onRemove(clientId);
    input.current?.focus();
  };
  return (
    <>
      {partner ? (
        <ChatHeader
          partner={partner}
          connection={connection}
          profileHref={props.profileHref(partner._id)}
          backHref={props.listHref}
          onClose={closedBy === null && end === null ? () => setAsking(conversationId) : undefined}
          more={partner.isDeleted ? undefined : props.moreOf?.(partner)}
        />
      ) : (
        <HeaderSkeleton />
      )}
      {guards && partner && !partner.isDeleted && <guards.PartnerProofs name={name} proofs={proofs} now={now} />}
      <Deferred key={conversationId}>
        {view.status === 'loading' && <ThreadSkeleton />}
        {view.status === 'failed' && (
          <LoadFailed
            className="mu:flex-1 mu:justify-center"
            title={t('thread.failed')}
            requestId={view.fault?.requestId}
            onRetry={view.fault?.isFinal !== true ? props.onRetryThread : undefined}
          >
            {faultText(view.fault) || t('thread.failedText')}
          </LoadFailed>
        )}
        {view.status === 'ready' &&
          view.rows.length === 0 &&
          (end === null ? <Beginning name={name} /> : <div className="mu:flex-1" />)}
        {view.status === 'ready' && view.rows.length > 0 && (
          <ChatThread
            rows={rows}
            older={view.older}
            partnerName={name}
            now={now}
            onLoadOlder={props.onLoadOlder}
            onSeen={props.onSeen}
            renderText={guards && renderText}
            onReport={partner && !partner.isDeleted ? (message) => props.onReport(message, partner) : undefined}
            onSendAgain={sendAgain}
            onRemove={remove}
          />
        )}
      </Deferred>
      {partner !== null && view.status !== 'failed' && (
        <div className="mu:mx-auto mu:w-full mu:max-w-3xl mu:shrink-0 mu:px-3 mu:pt-1 mu:pb-[calc(0.75rem+env(safe-area-inset-bottom))] mu:sm:px-6">
          {closedBy !== null && end === null && <Closed by={closedBy} name={name} />}
          {guards && end === null && (
            <>
              <guards.PartnerNotice name={name} />
              <guards.SendTo
                draft={view.draft}
                proofs={proofs}
                partnerName={name}
                onUse={(draft) => {
                  props.onDraftChange(draft);
                  input.current?.focus();
                }}
              />
              <guards.SendWarning
                rows={rows}
                partnerName={name}
                proofs={[...proofs, ...ownProofs]}
                onSendAnyway={sendAgain}
                onEdit={(clientId) => {
                  props.onEdit(clientId);
                  input.current?.focus();
                }}
                onRemove={remove}
              />
            </>
          )}
          {end !== null ? (
            <Ended
              why={end === 'partner_deleted' ? 'deleted' : closedBy === 'own' ? 'unmatchedOwn' : 'unmatched'}
              draft={view.draft}
            />
          ) : (
            <ChatComposer
              partnerName={name}
              draft={view.draft}
              canSend={view.canSend}
              charactersLeft={view.charactersLeft}
              mutedUntil={mutedUntil !== null && Date.parse(mutedUntil) > now ? mutedUntil : null}
              onDraftChange={props.onDraftChange}
              onSend={props.onSend}
              inputRef={input}
              gifs={props.gifs}
            />
          )}
        </div>
      )}
      <CloseDialog
        partner={asking === conversationId ? partner : null}
        ownName={own?.name ?? ''}
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          setAsking(null);
          props.onClose();
        }}
      />
    </>
  );
}

/** The right side: a thread, or why there is none. */
export function ThreadPane(props: MessagesScreenProps) {
  const { t } = useTranslation('messages');
  const { list, thread } = props;
  if (thread.kind === 'open') return <OpenPane {...props} thread={thread} />;
  if (thread.kind === 'notFound') {
    return (
      <EmptyState
        className="mu:flex-1 mu:justify-center"
        drawing="missing"
        title={t('thread.notFound')}
        action={<LinkButton href={props.listHref}>{t('thread.notFoundAction')}</LinkButton>}
      >
        {t('thread.notFoundText')}
      </EmptyState>
    );
  }
  if (list.conversations.length === 0) return null;
  return (
    <EmptyState className="mu:flex-1 mu:justify-center" drawing="talk" title={t('thread.none')}>
      {t('thread.noneText')}
    </EmptyState>
  );
}
