import { chatView } from '@mutuals/machines/chat';
import { type ChatLeaf, CONVERSATION, ME, messageAt, snapshotIn } from '@mutuals/machines/chat/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { lin } from '../../patterns/chat-thread/message.examples.ts';
import { MessagesScreen } from './messages-screen.tsx';
import { messagesStory } from './messages-story.tsx';

/** The messages screen over real snapshots of the chat machine, one story for each leaf state. */
const meta = {
  ...messagesStory,
  title: 'Screens/Messages/Chat machine',
  component: MessagesScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MessagesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const messages = [
  messageAt(1, { content: 'We both build on BNB Chain. What are you working on?' }),
  messageAt(2, { senderId: ME, clientId: 'client-a', status: 'read', content: 'A map of every block, drawn by hand.' }),
  messageAt(3, { content: 'That I want to see.' }),
];

const inLeaf = (leaf: ChatLeaf): Story => ({
  name: leaf,
  args: {
    thread: {
      kind: 'open',
      conversationId: CONVERSATION,
      partner: lin,
      closedBy: null,
      isEnded: false,
      matchedAt: null,
      proofs: [],
      shown: [],
      view: chatView(snapshotIn(leaf, { messages })),
    },
  },
});

export const HistoryLoading: Story = {
  ...inLeaf('history.loading'),
  tags: ['no-picture-phone', 'no-picture-phone-zh'],
};
export const HistoryFailed = inLeaf('history.failed');
export const HistoryReady: Story = { ...inLeaf('history.ready'), tags: ['no-picture'] };
export const HistoryLoadingOlder = inLeaf('history.loadingOlder');
export const HistoryOlderFailed = inLeaf('history.olderFailed');
export const SyncCurrent = inLeaf('sync.current');
export const SyncCatchingUp: Story = { ...inLeaf('sync.catchingUp'), tags: ['no-picture'] };
export const SyncInterrupted: Story = { ...inLeaf('sync.interrupted'), tags: ['no-picture'] };
export const OutboxIdle = inLeaf('outbox.idle');
export const OutboxChecking: Story = { ...inLeaf('outbox.checking'), tags: ['no-picture'] };
export const OutboxSending = inLeaf('outbox.sending');
export const OutboxWaiting = inLeaf('outbox.waiting');
export const ReadingCurrent: Story = { ...inLeaf('reading.current'), tags: ['no-picture'] };
export const ReadingReporting: Story = { ...inLeaf('reading.reporting'), tags: ['no-picture'] };
export const ReadingRefused: Story = { ...inLeaf('reading.refused'), tags: ['no-picture'] };
