import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { ListPane } from './list-pane.tsx';
import type { MessagesScreenProps } from './messages.types.ts';
import { ThreadPane } from './thread-pane.tsx';

export type { MessagesList, MessagesScreenProps, MessagesThread, OpenThread } from './messages.types.ts';

/**
 * Messages (SPEC 2): the conversations of one own profile on the left, the open one on the right; on a phone one of them at a time.
 * It fills its parent, which must have a height of its own (a flex column as high as the window): list and thread scroll in themselves.
 */
export function MessagesScreen(props: MessagesScreenProps) {
  const { t } = useTranslation(['messages', 'common']);
  const { profiles, list, thread } = props;
  if (profiles === 'failed') {
    return (
      <EmptyState
        className="flex-1 justify-center"
        headingLevel={1}
        drawing="missing"
        title={t('profilesFailed.title')}
        action={
          <Button variant="primary" onPress={props.onRetryProfiles}>
            {t('common:tryAgain')}
          </Button>
        }
      >
        {t('profilesFailed.text')}
      </EmptyState>
    );
  }
  if (Array.isArray(profiles) && profiles.length === 0) {
    return (
      <EmptyState
        className="flex-1 justify-center"
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
  // Without a conversation there is none to choose: what the list says takes the stage.
  const isAlone = !isThread && list.conversations.length === 0 && list.status !== 'loading';
  return (
    <div className="@container/messages min-h-0 flex-1">
      <div className="flex h-full">
        <div
          className={join(
            'min-h-0 w-full flex-col',
            !isAlone &&
              '@3xl/messages:flex @3xl/messages:w-88 @3xl/messages:shrink-0 @3xl/messages:border-r @3xl/messages:border-border',
            isThread ? 'hidden' : 'flex',
          )}
        >
          <ListPane {...props} />
        </div>
        {!isAlone && (
          <section
            aria-label={t('thread.pane')}
            className={join('min-h-0 min-w-0 flex-1 flex-col @3xl/messages:flex', isThread ? 'flex' : 'hidden')}
          >
            <ThreadPane {...props} />
          </section>
        )}
      </div>
    </div>
  );
}
