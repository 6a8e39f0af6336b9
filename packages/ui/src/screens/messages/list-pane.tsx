import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { focusOutward } from '../../lib/focus-outward.ts';
import { ConversationList } from '../../patterns/conversation-list/conversation-list.tsx';
import { GetHelp } from '../../patterns/get-help/get-help.tsx';
import { ProfileSwitcher } from '../../patterns/profile-switcher/profile-switcher.tsx';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import type { MessagesScreenProps } from './messages.types.ts';

const SKELETONS = ['mu:w-3/5', 'mu:w-4/5', 'mu:w-2/5', 'mu:w-3/4', 'mu:w-1/2'];

function ListSkeleton() {
  const { t } = useTranslation('messages');
  return (
    <Loading label={t('list.loading')} className="mu:p-2">
      {SKELETONS.map((width) => (
        <div key={width} className="mu:flex mu:items-center mu:gap-3.5 mu:px-3 mu:py-3">
          <Skeleton shape="circle" className="mu:size-14 mu:shrink-0" />
          <div className="mu:flex-1">
            <Skeleton className="mu:w-2/5" />
            <Skeleton className={`${width} mu:text-sm`} />
          </div>
        </div>
      ))}
    </Loading>
  );
}

/** The left side: the acting profile, and all conversations in any state. */
export function ListPane({
  profiles,
  actingId,
  unreadMessagesByProfile,
  list,
  thread,
  now,
  discoverHref,
  conversationHref,
  onChooseProfile,
  onRetryList,
  onLoadMore,
}: MessagesScreenProps) {
  const { t } = useTranslation(['messages', 'common']);
  const own = Array.isArray(profiles) ? profiles : [];
  const isEmpty = list.conversations.length === 0;
  let content: ReactNode;
  if (list.status === 'loading' && isEmpty) content = <ListSkeleton />;
  else if (list.status === 'failed' && isEmpty)
    content = (
      <LoadFailed className="mu:flex-1 mu:justify-center" title={t('list.failed')} onRetry={onRetryList}>
        {t('list.failedText')}
      </LoadFailed>
    );
  else if (isEmpty)
    content = (
      <EmptyState
        className="mu:flex-1 mu:justify-center"
        drawing="talk"
        title={t('list.empty')}
        action={
          <LinkButton variant="primary" href={discoverHref}>
            {t('list.emptyAction')}
          </LinkButton>
        }
      >
        {t('list.emptyText')}
      </EmptyState>
    );
  else {
    content = (
      <>
        {list.status === 'failed' && (
          <Banner
            tone="danger"
            className="mu:mx-4 mu:w-auto"
            title={t('list.failed')}
            action={
              <div ref={focusOutward} className="mu:flex mu:flex-wrap mu:gap-3">
                <Button size="sm" onPress={onRetryList}>
                  {t('common:tryAgain')}
                </Button>
                <GetHelp size="sm" variant="quiet" />
              </div>
            }
          />
        )}
        <ConversationList
          conversations={list.conversations}
          selectedId={thread.kind === 'open' ? thread.conversationId : null}
          hrefOf={conversationHref}
          now={now}
        >
          {list.hasMore && (
            <div className="mu:p-3 mu:text-center">
              <Button size="sm" variant="quiet" onPress={onLoadMore}>
                {t('list.more')}
              </Button>
            </div>
          )}
        </ConversationList>
      </>
    );
  }
  return (
    <>
      <header className="mu:flex mu:shrink-0 mu:flex-col mu:gap-2 mu:px-5 mu:pt-4 mu:pb-2 mu:@3xl/messages:w-88">
        <h1 className="mu:display mu:text-2xl">{t('title')}</h1>
        {own.length > 1 && actingId !== null && (
          <ProfileSwitcher
            profiles={own}
            value={actingId}
            unreadMessagesByProfile={unreadMessagesByProfile}
            onChange={onChooseProfile}
          />
        )}
      </header>
      <div className="mu:flex mu:min-h-0 mu:flex-1 mu:flex-col mu:overflow-y-auto mu:overscroll-contain">{content}</div>
    </>
  );
}
