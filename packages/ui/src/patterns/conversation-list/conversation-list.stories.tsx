import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { conversations, now } from '../chat-thread/message.examples.ts';
import { ConversationList } from './conversation-list.tsx';

const guide: Guide = {
  use: ['All conversations of the profile one acts as, beside or before the thread.'],
  avoid: ['Notifications: NotificationPanel.', 'Profiles that one has not matched with: ProfileCard.'],
  anatomy: [
    { part: 'Row', is: 'a link: picture, name, last words, unread count, how long ago, or since when it is your turn' },
    { part: 'Below the last', is: 'room for “show more”' },
  ],
  keyboard: [{ keys: 'Tab', does: 'goes from row to row', story: 'Keyboard' }],
  reader: [
    'A navigation with links; the open one is the current page.',
    'The unread count is said in words, uncapped.',
  ],
  dos: ['Begin with those where it is your turn, each group by the last message.'],
  donts: ['Show more than one line of the last message.'],
};

const meta = {
  title: 'Patterns/ConversationList',
  component: ConversationList,
  parameters: { guide },
  args: { conversations, selectedId: 'c2', hrefOf: (id) => `/messages/${id}`, now },
  render: (args) => (
    <div className="mu:w-[22rem] mu:max-w-[calc(100vw-2rem)]">
      <ConversationList {...args} />
    </div>
  ),
} satisfies Meta<typeof ConversationList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Tidepool');
    await expect(canvas.getByText('14 unread messages')).toBeInTheDocument();
    await expect(canvas.getByText('9+')).toBeVisible();
    await expect(canvas.getByText('Your turn · 3 days')).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Lin Yue/ })).toHaveFocus();
  },
};
