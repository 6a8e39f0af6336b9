import { canReply, movesFrom, type TicketStatus } from '@mutuals/machines/ticket';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SupportTicketScreen, type SupportTicketView, type TicketConversation } from './support-ticket-screen.tsx';

/** The ticket in a status, with its person's possible actions. */
const ready = (status: TicketStatus, conversation: Partial<TicketConversation> = {}): SupportTicketView => ({
  status: 'ready',
  conversation: {
    ticket: {
      _id: '01930b5c-7a10-7c3e-9d42-5f0c1e2a3b01',
      subject: 'My payment stays at “awaiting”',
      description:
        'I sent 0.05 BNB twenty minutes ago from a hardware wallet.\n\nThe explorer shows it, but the payment page still waits for it.',
      category: 'billing',
      priority: 'high',
      status,
      createdAt: '2026-11-19T17:42:00.000Z',
      messages: [
        {
          _id: 'message-1',
          message: 'Thank you, and sorry for the wait. Could you send us the hash of the transfer? It starts with 0x.',
          isSupport: true,
          timestamp: '2026-11-20T08:05:00.000Z',
        },
        {
          _id: 'message-2',
          message: '0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060',
          isSupport: false,
          timestamp: '2026-11-20T08:12:00.000Z',
        },
      ],
    },
    userId: 'user-noor',
    now: Date.parse('2026-11-20T19:00:00.000Z'),
    reply: '',
    onReplyChange: fn(),
    onSend: fn(),
    moves: movesFrom(status),
    canReply: canReply(status),
    onMove: fn(),
    ...conversation,
  },
});

const meta = {
  title: 'Screens/SupportTicket',
  component: SupportTicketScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: ready('in_progress'), ticketId: 'ticket-1e2a3b01', listHref: '/support', onRetry: fn() },
} satisfies Meta<typeof SupportTicketScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InProgress: Story = {
  tags: ['on-sheet'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('My payment stays');
    await expect(await canvas.findByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support');
  },
};
export const Open: Story = { tags: ['no-picture'], args: { view: ready('open') } };
export const Resolved: Story = { args: { view: ready('resolved') } };
export const Closed: Story = { args: { view: ready('closed') } };

const loadEarlier = fn();
/** A long ticket: only its newest messages are shown yet. */
export const EarlierMessages: Story = {
  tags: ['no-picture-phone'],
  args: { view: ready('in_progress', { earlier: { hasMore: true, isLoading: false, onLoad: loadEarlier } }) },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show earlier messages' });
    await userEvent.click(button);
    await expect(loadEarlier).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
  },
};
export const Loading: Story = { args: { view: { status: 'loading' } } };
export const NotFound: Story = { args: { view: { status: 'notFound' } } };
export const Failed: Story = {
  args: { view: { status: 'error', message: 'Something went wrong. Please try again.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
