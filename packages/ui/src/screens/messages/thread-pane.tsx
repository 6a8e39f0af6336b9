import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { canTryAgain, useFaultText } from '../../lib/fault.ts';
import { ChatComposer } from '../../patterns/chat-composer/chat-composer.tsx';
import { ChatHeader } from '../../patterns/chat-header/chat-header.tsx';
import { ChatThread } from '../../patterns/chat-thread/chat-thread.tsx';
import type { Partner } from '../../patterns/conversation-list/partner.ts';
import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Mark } from '../../primitives/logo/mark.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import type { MessagesScreenProps, MessagesThread } from './messages.types.ts';

const SKELETONS = [
  ['w-56', false],
  ['w-72', false],
  ['w-40', true],
  ['w-64', true],
  ['w-48', false],
  ['w-60', true],
] as const;

function ThreadSkeleton() {
  const { t } = useTranslation('messages');
  return (
    <Loading
      label={t('thread.loading')}
      className="mx-auto flex w-full max-w-3xl flex-1 flex-col justify-end gap-2 px-4 pb-4 sm:px-6"
    >
      {SKELETONS.map(([width, isOwn]) => (
        <Skeleton
          key={width}
          shape="block"
          className={join('h-10 max-w-[70%] rounded-[18px]', width, isOwn && 'self-end')}
        />
      ))}
    </Loading>
  );
}

function HeaderSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="flex h-16 shrink-0 items-center gap-3 border-b border-border px-4 @3xl/messages:px-6"
    >
      <Skeleton shape="circle" className="size-10" />
      <div className="flex-1">
        <Skeleton className="w-32" />
        <Skeleton className="w-24 text-sm" />
      </div>
    </div>
  );
}

/** Nothing was said yet: who met whom, and a nudge. */
function Beginning({ name }: { name: string }) {
  const { t } = useTranslation('messages');
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-5 px-6 text-center">
      <Mark weight={1.2} aria-hidden="true" className="h-16 w-auto" />
      <div>
        <p className="display text-xl">{t('thread.first', { name })}</p>
        <p className="mt-2 text-text-muted">{t('thread.firstText')}</p>
      </div>
    </div>
  );
}

/** Who it is with. That the partner was deleted meanwhile is first told by a message that is refused. */
function partnerOf({ partner, view }: Extract<MessagesThread, { kind: 'open' }>): Partner | null {
  const isGone = view.rows.some(({ fault }) => fault?.code === 'partner_deleted');
  return partner && isGone ? { _id: partner._id, isDeleted: true } : partner;
}

/** An open thread: header, messages, and the place to write. */
function OpenPane(props: MessagesScreenProps & { thread: Extract<MessagesThread, { kind: 'open' }> }) {
  const {
    thread: { conversationId, view },
    connection,
    now,
  } = props;
  const partner = partnerOf(props.thread);
  const { t } = useTranslation(['messages', 'common']);
  const faultText = useFaultText();
  const input = useRef<HTMLTextAreaElement>(null);
  const name = partner === null ? '' : partner.isDeleted ? t('partner.deleted') : partner.name;
  return (
    <>
      {partner ? (
        <ChatHeader
          partner={partner}
          connection={connection}
          profileHref={props.profileHref(partner._id)}
          backHref={props.listHref}
        />
      ) : (
        <HeaderSkeleton />
      )}
      {view.status === 'loading' && <ThreadSkeleton />}
      {view.status === 'failed' && (
        <EmptyState
          className="flex-1 justify-center"
          drawing="missing"
          title={t('thread.failed')}
          action={
            canTryAgain(view.fault) && (
              <Button variant="primary" onPress={props.onRetryThread}>
                {t('common:tryAgain')}
              </Button>
            )
          }
        >
          {faultText(view.fault) || t('thread.failedText')}
        </EmptyState>
      )}
      {view.status === 'ready' && view.rows.length === 0 && <Beginning name={name} />}
      {view.status === 'ready' && view.rows.length > 0 && (
        <ChatThread
          key={conversationId}
          rows={view.rows}
          older={view.older}
          partnerName={name}
          now={now}
          onLoadOlder={props.onLoadOlder}
          onSeen={props.onSeen}
          onSendAgain={(clientId) => {
            props.onSendAgain(clientId);
            input.current?.focus();
          }}
          onRemove={(clientId) => {
            props.onRemove(clientId);
            input.current?.focus();
          }}
        />
      )}
      {partner !== null && view.status !== 'failed' && (
        <div className="mx-auto w-full max-w-3xl shrink-0 px-3 pt-1 pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:px-6">
          {connection === 'offline' && !partner.isDeleted && (
            <p className="px-1 pb-2 text-sm text-text-muted">{t('thread.offline')}</p>
          )}
          {partner.isDeleted ? (
            <p className="rounded-card bg-fill px-4 py-3 text-center text-text-muted">{t('thread.deleted')}</p>
          ) : (
            <ChatComposer
              partnerName={name}
              draft={view.draft}
              canSend={view.canSend}
              charactersLeft={view.charactersLeft}
              onDraftChange={props.onDraftChange}
              onSend={props.onSend}
              inputRef={input}
            />
          )}
        </div>
      )}
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
        className="flex-1 justify-center"
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
    <EmptyState className="flex-1 justify-center" drawing="talk" title={t('thread.none')}>
      {t('thread.noneText')}
    </EmptyState>
  );
}
