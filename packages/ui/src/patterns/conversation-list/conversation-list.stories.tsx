import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { conversations, now } from '../message-bubble/message.examples.ts';
import { conversationListGuide } from './conversation-list.guide.ts';
import { ConversationList } from './conversation-list.tsx';

const meta = {
  title: 'Patterns/ConversationList',
  component: ConversationList,
  parameters: { guide: conversationListGuide },
  args: { conversations, selectedId: 'c2', hrefOf: (id) => `/messages/${id}`, now },
  render: (args) => (
    <div className="w-[22rem] max-w-[calc(100vw-2rem)]">
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
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Lin Yue/ })).toHaveFocus();
  },
};
