import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../patterns/page-header/page-header.tsx';
import { ticketNumber } from '../../patterns/ticket-thread/ticket.number.ts';
import { TicketThread, type TicketThreadProps } from '../../patterns/ticket-thread/ticket-thread.tsx';
import { Breadcrumbs } from '../../primitives/breadcrumbs/breadcrumbs.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';

/** The conversation's props, except its own markup. */
export type TicketConversation = Pick<
  TicketThreadProps,
  | 'ticket'
  | 'earlier'
  | 'userId'
  | 'userAvatar'
  | 'now'
  | 'reply'
  | 'onReplyChange'
  | 'onSend'
  | 'isSending'
  | 'sendError'
  | 'attachments'
  | 'moves'
  | 'canReply'
  | 'onMove'
  | 'movingTo'
  | 'moveError'
>;

export type SupportTicketView =
  | { readonly status: 'loading' }
  | { readonly status: 'notFound' }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'ready'; readonly conversation: TicketConversation };

export interface SupportTicketScreenProps {
  view: SupportTicketView;
  /** From the address, also while the ticket loads. */
  ticketId: string;
  listHref: string;
  onRetry: () => void;
}

/** One ticket of a person: its subject, the messages, the reply (SPEC 2, /support/{ticketId}). */
export function SupportTicketScreen({ view, ticketId, listHref, onRetry }: SupportTicketScreenProps) {
  const { t } = useTranslation('support');
  return (
    <div className="mu:mx-auto mu:w-full mu:max-w-3xl mu:px-5 mu:py-8 mu:md:px-8 mu:md:py-12">
      {(view.status === 'ready' || view.status === 'loading') && (
        <PageHeader
          title={
            view.status === 'ready' ? (
              <bdi>{view.conversation.ticket.subject}</bdi>
            ) : (
              <>
                <span className="mu:sr-only">{t('page.loading')}</span>
                <Skeleton className="mu:w-2/3 mu:min-w-48" />
              </>
            )
          }
          back={
            <Breadcrumbs
              label={t('way')}
              above={[{ label: t('list.title'), href: listHref }]}
              current={t('thread.number', { id: ticketNumber(ticketId) })}
            />
          }
          className="mu:mb-5"
        />
      )}
      {view.status === 'loading' && (
        <Loading label={t('page.loading')} className="mu:flex mu:flex-col mu:gap-4">
          <Skeleton shape="block" className="mu:h-32 mu:rounded-card" />
          <Skeleton shape="block" className="mu:h-24 mu:rounded-card" />
        </Loading>
      )}
      {view.status === 'notFound' && (
        <EmptyState
          drawing="missing"
          title={t('page.notFound')}
          action={<LinkButton href={listHref}>{t('back')}</LinkButton>}
        >
          {t('page.notFoundText')}
        </EmptyState>
      )}
      {view.status === 'error' && (
        <LoadFailed title={t('page.error')} onRetry={onRetry}>
          {view.message}
        </LoadFailed>
      )}
      {view.status === 'ready' && <TicketThread {...view.conversation} />}
    </div>
  );
}
