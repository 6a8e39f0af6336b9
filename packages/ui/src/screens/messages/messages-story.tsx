import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { conversations, lin, now, own, talk } from '../../patterns/chat-thread/message.examples.ts';
import { MessagesScreen } from './messages-screen.tsx';
import type { MessagesScreenProps, MessagesThread, OpenThread } from './messages.types.ts';

const view: OpenThread = {
  status: 'ready',
  fault: null,
  rows: talk,
  older: 'none',
  draft: '',
  canSend: false,
  charactersLeft: 4000,
};

/** An open thread with Lin Yue, with changes. */
export const thread = (
  changes: Partial<OpenThread> = {},
  partner: Extract<MessagesThread, { kind: 'open' }>['partner'] = lin,
  closedBy: Extract<MessagesThread, { kind: 'open' }>['closedBy'] = null,
  isEnded = false,
): MessagesThread => ({
  kind: 'open',
  conversationId: 'c1',
  partner,
  closedBy,
  isEnded,
  matchedAt: null,
  proofs: [],
  shown: [],
  view: { ...view, ...changes },
});

/** The space that the product's chrome leaves to a screen. */
export function Chrome({ children }: { children: ReactNode }) {
  return (
    <div className="mu:flex mu:h-dvh mu:flex-col mu:bg-surface">
      <div aria-hidden="true" className="mu:h-14 mu:shrink-0 mu:border-b mu:border-border mu:sm:h-16" />
      <main className="mu:flex mu:min-h-0 mu:flex-1 mu:flex-col">{children}</main>
    </div>
  );
}

/** Shared props of the messages stories. */
export const messagesStory = {
  parameters: { layout: 'fullscreen' },
  args: {
    profiles: own,
    actingId: 'me',
    unreadMessagesByProfile: {},
    list: { status: 'ready', conversations, hasMore: false },
    thread: thread(),
    connection: 'live',
    mutedUntil: null,
    now,
    discoverHref: '/discover',
    createProfileHref: '/profiles',
    listHref: '/messages',
    conversationHref: (id) => `/profiles/me/messages/${id}`,
    profileHref: (id) => `/profiles/${id}`,
    onReport: fn(),
    onChooseProfile: fn(),
    onRetryProfiles: fn(),
    onRetryList: fn(),
    onLoadMore: fn(),
    onClose: fn(),
    onRetryThread: fn(),
    onLoadOlder: fn(),
    onDraftChange: fn(),
    onSend: fn(),
    onSendAgain: fn(),
    onEdit: fn(),
    onRemove: fn(),
    onSeen: fn(),
  } satisfies MessagesScreenProps as MessagesScreenProps,
  render: (args: MessagesScreenProps) => (
    <Chrome>
      <MessagesScreen {...args} />
    </Chrome>
  ),
};
