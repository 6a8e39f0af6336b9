import { canReply, movesFrom } from '@mutuals/machines/ticket';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { TicketMessages } from './ticket-messages.tsx';
import { TicketThread, type TicketThreadProps } from './ticket-thread.tsx';
import type { TicketView } from './ticket.types.ts';

const guide: Guide = {
  use: [
    'For one ticket and all that was written about it: the page /support/{ticketId}.',
    'TicketMessages alone, where the team reads the same conversation.',
  ],
  avoid: [
    'For a chat between matches: use ChatThread, which is live and virtualised.',
    'For a new ticket: use TicketForm.',
  ],
  anatomy: [
    { part: 'Facts', is: 'status, priority, category, number and date; the subject is the heading of the page' },
    { part: 'Messages', is: 'the description, a button for what was left out, then the newest messages, day by day' },
    { part: 'What now', is: 'whose turn it is, and the moves that the person may make' },
    { part: 'Reply box', is: 'up to 4,000 characters; gone while the ticket is closed' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the moves, the reply and its button', story: 'Keyboard' },
    { keys: 'Enter in the reply', does: 'Starts a new line: only the button sends', story: 'Keyboard' },
  ],
  reader: [
    'The messages are an ordered list in a log: an answer that arrives is read.',
    'A reply or a move that failed interrupts as an alert.',
  ],
  dos: ['Keep the reply outside until the server has it.', 'Pass the time of the server as `now`.'],
  donts: [
    'Don’t offer a move that the server refuses: pass as `moves` those that it takes.',
    'Don’t use it for the team’s own moves: an admin may set any status.',
  ],
};

const now = Date.parse('2026-11-20T19:00:00.000Z');

const ticket: TicketView = {
  _id: '01930b5c-7a10-7c3e-9d42-5f0c1e2a3b01',
  subject: 'My payment stays at “awaiting”',
  description:
    'I sent 0.05 BNB twenty minutes ago from a hardware wallet.\n\nThe explorer shows it with 40 confirmations, but the payment page still waits for it.',
  category: 'billing',
  priority: 'high',
  status: 'in_progress',
  createdAt: '2026-11-19T17:42:00.000Z',
  messages: [
    {
      _id: 'message-1',
      message: 'Thank you, and sorry for the wait. Could you send us the hash of the transfer? It starts with 0x.',
      isSupport: true,
      timestamp: '2026-11-19T18:05:00.000Z',
    },
    {
      _id: 'message-2',
      message: '0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060',
      isSupport: false,
      timestamp: '2026-11-20T08:12:00.000Z',
    },
    {
      _id: 'message-3',
      message:
        'Found it. The transfer went to the address of an earlier, expired payment. It is recorded: we are crediting a month of Premium to you.',
      isSupport: true,
      timestamp: '2026-11-20T09:30:00.000Z',
    },
  ],
};

/** So short that it fits the window. */
const brief: TicketView = {
  ...ticket,
  description: 'The payment page still waits for my transfer.',
  messages: ticket.messages.slice(0, 1),
};

/** Controls the reply and knows the moves, as a page does. */
function Desk({ reply: initial, onReplyChange, ...props }: TicketThreadProps) {
  const [reply, setReply] = useState(initial);
  return (
    <TicketThread
      {...props}
      moves={movesFrom(props.ticket.status)}
      canReply={canReply(props.ticket.status)}
      reply={reply}
      onReplyChange={(text) => {
        setReply(text);
        onReplyChange(text);
      }}
    />
  );
}

const meta = {
  title: 'Patterns/TicketThread',
  component: TicketThread,
  parameters: { guide },
  args: {
    ticket,
    userId: 'user-noor',
    now,
    reply: '',
    onReplyChange: fn(),
    onSend: fn(),
    moves: [],
    canReply: true,
    onMove: fn(),
    className: 'mu:w-[42rem] mu:max-w-[calc(100vw-2rem)]',
  },
  render: (args) => <Desk {...args} />,
} satisfies Meta<typeof TicketThread>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const JustOpened: Story = {
  args: {
    ticket: { ...ticket, status: 'open', priority: 'medium', messages: [], createdAt: '2026-11-20T18:59:00.000Z' },
  },
};

export const Resolved: Story = {
  tags: ['matrix'],
  args: { ticket: { ...brief, status: 'resolved' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reopen' }));
    await expect(args.onMove).toHaveBeenLastCalledWith('open');
    await userEvent.click(canvas.getByRole('button', { name: 'Close ticket' }));
    await expect(args.onMove).toHaveBeenLastCalledWith('closed');
  },
};

export const Closed: Story = {
  args: { ticket: { ...brief, status: 'closed', priority: 'low' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Reopen' }));
    await expect(args.onMove).toHaveBeenCalledWith('open');
  },
};

/** It was closed while a reply was written: the draft is still there. */
export const ClosedMeanwhile: Story = {
  tags: ['no-picture'],
  args: { ticket: { ...brief, status: 'closed' }, reply: 'Thank you, that was quick.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Thank you, that was quick.');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const ReplySending: Story = { args: { ticket: brief, reply: 'Thank you, that was quick.', isSending: true } };

export const ReplyNotSent: Story = {
  args: { ticket: brief, reply: 'Thank you, that was quick.', sendError: 'The server did not answer in time.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Your reply' })).toHaveValue('Thank you, that was quick.');
  },
};

export const Moving: Story = { args: { ticket: { ...brief, status: 'resolved' }, movingTo: 'closed' } };

export const MoveFailed: Story = {
  args: {
    ticket: { ...brief, status: 'open' },
    moveError: 'Someone else changed this ticket. Reload the page to see it as it is now.',
  },
};

export const LongWords: Story = {
  args: {
    ticket: {
      ...ticket,
      priority: 'urgent',
      messages: [
        { _id: 'message-4', message: `0x${'9f3c'.repeat(60)}`, isSupport: true, timestamp: '2026-11-20T09:30:00.000Z' },
      ],
    },
  },
};

export const AsTheTeamReadsIt: Story = {
  render: ({ ticket: { messages } }) => (
    <div className="mu:flex mu:w-[42rem] mu:max-w-[calc(100vw-2rem)] mu:flex-col mu:gap-8">
      <TicketMessages messages={messages} personName="Noor Haddad" personSeed="user-noor" now={now} />
      <TicketMessages messages={[]} personName="Noor Haddad" personSeed="user-noor" now={now} />
    </div>
  ),
};

/** The move takes effect at once. */
function Moved(args: TicketThreadProps) {
  const [status, setStatus] = useState(args.ticket.status);
  return <Desk {...args} ticket={{ ...args.ticket, status }} onMove={setStatus} />;
}

export const FocusIsNotLost: Story = {
  tags: ['no-picture'],
  args: { ticket: { ...ticket, status: 'resolved' } },
  render: (args) => <Moved {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Close ticket' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('This ticket is closed').parentElement).toHaveFocus());
  },
};

export const Keyboard: Story = {
  args: { ticket: { ...ticket, status: 'open' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).toHaveBeenCalledWith('resolved');
    await userEvent.tab();
    await userEvent.keyboard('   ');
    await expect(canvas.getByRole('button', { name: 'Send reply' })).toBeDisabled();
    await userEvent.keyboard('It works again.{Enter}Thank you! ');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('It works again.\nThank you!');
    await expect(canvas.getByRole('textbox', { name: 'Your reply' })).toHaveFocus();
  },
};
