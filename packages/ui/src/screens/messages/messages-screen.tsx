import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { Deferred } from '../../lib/deferred.ts';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { ListPane } from './list-pane.tsx';
import type { MessagesScreenProps } from './messages.types.ts';
import { ThreadPane } from './thread-pane.tsx';

export type { MessagesList, MessagesScreenProps, MessagesThread, OpenThread } from './messages.types.ts';

/**
 * Messages (SPEC 2): the conversations of one own profile on the left, the open one on the right; on a phone one of them at a time. It fills its
 * parent, which must have its own height (a flex column as high as the window): list and thread scroll independently.
 */
export function MessagesScreen(props: MessagesScreenProps) {
  const { t } = useTranslation('messages');
  const { profiles, list, thread } = props;
  if (profiles === 'failed') {
    return (
      <LoadFailed
        className="mu:flex-1 mu:justify-center"
        headingLevel={1}
        title={t('profilesFailed.title')}
        onRetry={props.onRetryProfiles}
      >
        {t('profilesFailed.text')}
      </LoadFailed>
    );
  }
  if (Array.isArray(profiles) && profiles.length === 0) {
    return (
      <EmptyState
        className="mu:flex-1 mu:justify-center"
        headingLevel={1}
        drawing="talk"
        title={t('noProfile.title')}
        action={
          <LinkButton variant="primary" size="lg" href={props.createProfileHref}>
            {t('noProfile.action')}
          </LinkButton>
        }
      >
        {t('noProfile.text')}
      </EmptyState>
    );
  }
  const isThread = thread.kind !== 'none';
  // Without conversations there is none to choose: the list's message fills the screen.
  const isAlone = !isThread && list.conversations.length === 0 && list.status !== 'loading';
  return (
    <div className="mu:@container/messages mu:min-h-0 mu:flex-1">
      <div className="mu:flex mu:h-full">
        <div
          className={join(
            'mu:min-h-0 mu:w-full mu:flex-col',
            !isAlone &&
              'mu:@3xl/messages:flex mu:@3xl/messages:w-88 mu:@3xl/messages:shrink-0 mu:@3xl/messages:border-r mu:@3xl/messages:border-border',
            isThread ? 'mu:hidden' : 'mu:flex',
          )}
        >
          <Deferred>
            <ListPane {...props} />
          </Deferred>
        </div>
        {!isAlone && (
          <section
            aria-label={t('thread.pane')}
            className={join(
              'mu:min-h-0 mu:min-w-0 mu:flex-1 mu:flex-col mu:@3xl/messages:flex',
              isThread ? 'mu:flex' : 'mu:hidden',
            )}
          >
            <ThreadPane {...props} />
          </section>
        )}
      </div>
    </div>
  );
}
