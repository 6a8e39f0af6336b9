import { connectionView } from '@mutuals/machines/connection';
import { type ConnectionLeaf, snapshotIn } from '@mutuals/machines/connection/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessagesScreen } from '../screens/messages/messages-screen.tsx';
import { messagesStory } from '../screens/messages/messages-story.tsx';

/** A conversation over real snapshots of the connection machine, one story for each leaf state. */
const meta = {
  ...messagesStory,
  title: 'Screens/Messages/Connection machine',
  component: MessagesScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MessagesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const inLeaf = (leaf: ConnectionLeaf): Story => ({
  name: leaf,
  args: { connection: connectionView(snapshotIn(leaf)).status },
});

export const SignedOut = inLeaf('signedOut');
export const OpenConnecting: Story = { ...inLeaf('open.connecting'), tags: ['no-picture'] };
export const OpenLive: Story = { ...inLeaf('open.live'), tags: ['no-picture'] };
export const OpenInterrupted: Story = { ...inLeaf('open.interrupted'), tags: ['no-picture'] };
export const Failed = inLeaf('failed');
