import type { ChatEvent, ChatRow, ChatView } from '@mutuals/machines/chat';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Picture } from '../../primitives/picture/picture.tsx';
import { ProgressCircle } from '../../primitives/progress-circle/progress-circle.tsx';
import { ChatComposer, ChatThread } from './chat-thread.tsx';

/**
 * A conversation of two. `view` is `chatView(snapshot)` and `send` the actor’s, both of @mutuals/machines/chat; `now` is the server’s time. A message
 * with `metadata` is a picture at the address in its `content`.
 */
export function Chat({
  view,
  partnerName,
  now,
  send,
}: {
  view: ChatView;
  partnerName: string;
  now: number;
  send: (event: ChatEvent) => void;
}) {
  const act = (type: 'SEND_AGAIN' | 'REMOVE') => (row: ChatRow) => {
    if (row.clientId !== null) send({ type, clientId: row.clientId });
  };
  if (view.status === 'loading') return <ProgressCircle isIndeterminate label="Loading the conversation" />;
  if (view.status === 'failed')
    return (
      <Banner tone="danger" title="The conversation could not be loaded">
        <Button size="sm" onPress={() => send({ type: 'RETRY' })}>
          Try again
        </Button>
      </Banner>
    );
  return (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: '36rem' }}>
      <ChatThread
        messages={view.rows}
        older={view.older}
        partnerName={partnerName}
        now={now}
        mediaOf={({ metadata, content }) =>
          metadata && {
            content: (
              <Picture
                src={content}
                alt={metadata.title}
                sizes={`${metadata.width}px`}
                width={metadata.width}
                height={metadata.height}
              />
            ),
            height: metadata.height,
            name: metadata.title || 'A picture',
          }
        }
        failureOf={({ fault }) => ({ reason: fault?.message, canRetry: fault?.isFinal !== true })}
        onLoadOlder={() => send({ type: 'LOAD_OLDER' })}
        onSendAgain={act('SEND_AGAIN')}
        onRemove={act('REMOVE')}
        onSeen={(seq) => send({ type: 'SEEN', seq })}
      />
      <ChatComposer
        partnerName={partnerName}
        draft={view.draft}
        canSend={view.canSend}
        charactersLeft={view.charactersLeft}
        onDraftChange={(text) => send({ type: 'DRAFT_CHANGED', text })}
        onSend={() => send({ type: 'SEND' })}
      />
    </div>
  );
}
