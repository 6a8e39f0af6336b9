import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { gone, lin } from '../chat-thread/message.examples.ts';
import { ChatHeader } from './chat-header.tsx';

const guide: Guide = {
  use: ['At the head of a conversation: who it is with, and whether messages can come in.'],
  avoid: ['The title of a page: PageHeader.'],
  anatomy: [
    { part: 'Back', is: 'to the list, where list and thread do not fit side by side' },
    { part: 'Partner', is: 'picture, name that leads to the profile, verified mark' },
    { part: 'Second line', is: 'what the partner is, or how the connection stands' },
  ],
  keyboard: [{ keys: 'Tab', does: 'goes from the way back to the partner’s name', story: 'Keyboard' }],
  reader: ['The name is a link in a heading; the state of the connection is read politely when it changes.'],
  dos: ['Say in the partner’s place when the profile was deleted.'],
  donts: ['Show a connection that works: only what is wrong needs words.'],
};

const meta = {
  title: 'Patterns/ChatHeader',
  component: ChatHeader,
  parameters: { guide },
  args: { partner: lin, connection: 'live', profileHref: '/profiles/lin-yue', backHref: '/messages' },
  render: (args) => (
    <div className="mu:@container/messages mu:w-[26rem] mu:max-w-[calc(100vw-2rem)]">
      <ChatHeader {...args} />
    </div>
  ),
} satisfies Meta<typeof ChatHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lin Yue' })).toHaveAttribute('href', '/profiles/lin-yue');
    await expect(canvas.getByRole('link', { name: 'Back to all conversations' })).toBeVisible();
  },
};

export const Connections: Story = {
  tags: ['matrix'],
  render: (args) => (
    <div className="mu:@container/messages mu:flex mu:w-[26rem] mu:max-w-[calc(100vw-2rem)] mu:flex-col mu:gap-4">
      {(['live', 'connecting', 'interrupted', 'failed'] as const).map((connection) => (
        <ChatHeader key={connection} {...args} connection={connection} />
      ))}
      <ChatHeader {...args} partner={gone} />
    </div>
  ),
};

/** Beside the list there is no back link. */
export const Wide: Story = {
  render: (args) => (
    <div className="mu:@container/messages mu:w-[60rem] mu:max-w-[calc(100vw-2rem)]">
      <ChatHeader {...args} />
    </div>
  ),
};

export const Keyboard: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Back to all conversations' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Lin Yue' })).toHaveFocus();
  },
};
