import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { withKit } from '../../lib/story/kit.tsx';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { ticketMessagesParts, ticketThreadParts } from './ticket-thread.parts.ts';
import { type TicketMessage, TicketThread, type TicketThreadProps } from './ticket-thread.tsx';

const guide: Guide = {
  use: [
    'For one question to a team and all that was written about it.',
    'TicketMessages alone, where the team reads the same conversation.',
  ],
  avoid: ['For a chat that is live: a thread of ten thousand messages has to be virtual.'],
  anatomy: [ticketThreadParts, ticketMessagesParts],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the moves, the reply and its button', story: 'Keyboard' },
    { keys: 'Enter in the reply', does: 'Starts a new line: only the button sends', story: 'Keyboard' },
  ],
  reader: [
    'The messages are an ordered list in a log: an answer that arrives is read.',
    'A reply or a move that failed interrupts as an alert.',
  ],
  dos: ['Keep the reply outside until the server has it.', 'Say whose turn it is.'],
  donts: ['Don’t offer a move that the server refuses.'],
};

const messages: readonly TicketMessage[] = [
  {
    id: 'question',
    author: 'You',
    picture: <Avatar seed="noor" src={null} size="sm" />,
    isTeam: false,
    text: 'I sent 0.05 BNB twenty minutes ago.\n\nThe payment page still waits for it.',
    sentAt: '2026-11-19T17:42:00Z',
  },
  {
    id: 'answer',
    author: 'Support',
    picture: <Avatar seed="support" src={null} size="sm" />,
    isTeam: true,
    text: 'Thank you, and sorry for the wait. Could you send us the hash of the transfer?',
    sentAt: '2026-11-20T08:12:00Z',
  },
];

const meta = {
  title: 'Blocks/TicketThread',
  component: TicketThread<string>,
  decorators: [withKit],
  parameters: { guide },
  args: {
    facts: [
      { id: 'status', content: <Badge tone="accent">In progress</Badge> },
      { id: 'number', content: 'Ticket 3b01' },
    ],
    messages,
    now: Date.parse('2026-11-20T19:00:00Z'),
    state: { text: 'Our team is working on it.' },
    moves: [{ status: 'resolved', label: 'Mark as resolved' }],
    onMove: fn(),
    canReply: true,
    reply: '',
    onReplyChange: fn(),
    onSend: fn(),
    className: 'mu:w-[42rem] mu:max-w-[calc(100vw-2rem)]',
  },
} satisfies Meta<typeof TicketThread<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['rtl'] };

export const NotSent: Story = {
  args: {
    messages: messages.slice(0, 1),
    reply: 'It starts with 0x5c50.',
    sendError: 'The server did not answer in time.',
  },
};

export const ClosedWhileWriting: Story = {
  args: {
    messages: messages.slice(0, 1),
    state: { title: 'This ticket is closed', text: 'Reopen it to write again.' },
    moves: [{ status: 'open', label: 'Reopen' }],
    canReply: false,
    reply: 'Thank you, that was quick.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Thank you, that was quick.');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Moving: Story = {
  tags: ['no-picture'],
  args: { movingTo: 'resolved', moveError: 'Somebody else changed it.' },
};

export const NoMessages: Story = { tags: ['no-picture'], args: { messages: [] } };

/** Keeps the reply, and closes once it is resolved. */
function Kept(props: TicketThreadProps<string>) {
  const [reply, setReply] = useState('');
  const [isOver, end] = useState(false);
  return (
    <TicketThread
      {...props}
      reply={reply}
      onReplyChange={setReply}
      moves={isOver ? [] : props.moves}
      onMove={(status) => {
        props.onMove(status);
        end(true);
      }}
    />
  );
}

export const Keyboard: Story = {
  tags: ['no-picture'],
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Your reply' })).toHaveFocus());
    await userEvent.keyboard('   ');
    await expect(canvas.getByRole('button', { name: 'Send reply' })).toBeDisabled();
    await userEvent.keyboard('It works again.{Enter}Thank you! ');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('It works again.\nThank you!');
    canvas.getByRole('button', { name: 'Mark as resolved' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).toHaveBeenCalledWith('resolved');
    // The focus goes to what says how it stands now.
    await waitFor(() => expect(canvas.getByText('Our team is working on it.').parentElement).toHaveFocus());
  },
};
