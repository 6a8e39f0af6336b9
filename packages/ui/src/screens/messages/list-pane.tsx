import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConversationList } from '../../patterns/conversation-list/conversation-list.tsx';
import { ProfileSwitcher } from '../../patterns/profile-switcher/profile-switcher.tsx';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import type { MessagesScreenProps } from './messages.types.ts';

const SKELETONS = ['w-3/5', 'w-4/5', 'w-2/5', 'w-3/4', 'w-1/2'];

function ListSkeleton() {
  const { t } = useTranslation('messages');
  return (
    <Loading label={t('list.loading')} className="p-2">
      {SKELETONS.map((width) => (
        <div key={width} className="flex items-center gap-3.5 px-3 py-3">
          <Skeleton shape="circle" className="size-14 shrink-0" />
          <div className="flex-1">
            <Skeleton className="w-2/5" />
            <Skeleton className={`${width} text-sm`} />
          </div>
        </div>
      ))}
    </Loading>
  );
}

/** The left side: whose messages, and all conversations in whatever state they are. */
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
      <EmptyState
        className="flex-1 justify-center"
        drawing="missing"
        title={t('list.failed')}
        action={
          <Button variant="primary" onPress={onRetryList}>
            {t('common:tryAgain')}
          </Button>
        }
      >
        {t('list.failedText')}
      </EmptyState>
    );
  else if (isEmpty)
    content = (
      <EmptyState
        className="flex-1 justify-center"
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
            className="mx-4 w-auto"
            title={t('list.failed')}
            action={
              <Button size="sm" onPress={onRetryList}>
                {t('common:tryAgain')}
              </Button>
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
            <div className="p-3 text-center">
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
      <header className="flex shrink-0 flex-col gap-2 px-5 pt-4 pb-2 @3xl/messages:w-88">
        <h1 className="display text-2xl">{t('title')}</h1>
        {own.length > 1 && actingId !== null && (
          <ProfileSwitcher
            profiles={own}
            value={actingId}
            unreadMessagesByProfile={unreadMessagesByProfile}
            onChange={onChooseProfile}
          />
        )}
      </header>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain">{content}</div>
    </>
  );
}
