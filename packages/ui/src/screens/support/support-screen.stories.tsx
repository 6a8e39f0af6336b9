import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SupportScreen, type TicketRowView } from './support-screen.tsx';

const now = Date.parse('2026-11-20T19:00:00.000Z');

const tickets: readonly TicketRowView[] = [
  {
    _id: '01930b5c-7a10-7c3e-9d42-5f0c1e2a3b01',
    subject: 'My payment stays at “awaiting”',
    category: 'billing',
    status: 'in_progress',
    unreadAnswers: 2,
    updatedAt: '2026-11-20T18:48:00.000Z',
  },
  {
    _id: '01930b5c-7a10-7c3e-9d42-5f0c1e2a3b02',
    subject:
      'The pictures of our community look cut off on a small phone, and the one of our last meeting is turned to the side',
    category: 'bug_report',
    status: 'open',
    unreadAnswers: 0,
    updatedAt: '2026-11-20T09:12:00.000Z',
  },
  {
    _id: '01930b5c-7a10-7c3e-9d42-5f0c1e2a3b03',
    subject: 'Could profiles have a second language for the bio?',
    category: 'feature_request',
    status: 'resolved',
    unreadAnswers: 0,
    updatedAt: '2026-11-17T10:00:00.000Z',
  },
  {
    _id: '01930b5c-7a10-7c3e-9d42-5f0c1e2a3b04',
    subject: 'Lost access',
    category: 'account',
    status: 'closed',
    unreadAnswers: 0,
    updatedAt: '2026-10-02T10:00:00.000Z',
  },
];

const meta = {
  title: 'Screens/Support',
  component: SupportScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: { status: 'ready', tickets, page: 1, pageCount: 1 },
    filter: 'all',
    now,
    filterHref: (filter) => (filter === 'all' ? '/support' : `/support?status=${filter}`),
    pageHref: (page) => `/support?page=${page}`,
    ticketHref: (id) => `/support/${id}`,
    createHref: '/support/create',
    onRetry: fn(),
  },
} satisfies Meta<typeof SupportScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {
  tags: ['on-sheet'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /My payment stays/ })).toHaveAttribute(
      'href',
      '/support/01930b5c-7a10-7c3e-9d42-5f0c1e2a3b01',
    );
    await expect(canvas.getByText(/2 new answers/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
  },
};
export const SeveralPages: Story = { args: { view: { status: 'ready', tickets, page: 2, pageCount: 3 } } };
export const Loading: Story = { args: { view: { status: 'loading' } } };
export const Empty: Story = { args: { view: { status: 'ready', tickets: [], page: 1, pageCount: 0 } } };
export const NoneOfThisStatus: Story = {
  args: { filter: 'closed', view: { status: 'ready', tickets: [], page: 1, pageCount: 0 } },
};

export const Failed: Story = {
  args: { view: { status: 'error', message: 'Something went wrong. Please try again.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** On a phone not all filters fit: the selected one is in view. */
export const ChosenFilterInSight: Story = {
  args: { filter: 'closed' },
  tags: ['no-picture'],
  decorators: [
    (Shown) => (
      <div className="mu:w-80">
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const line = canvas.getByRole('navigation', { name: 'Tickets by status' }).getBoundingClientRect();
    const chosen = canvas.getByRole('link', { name: 'Closed' }).getBoundingClientRect();
    await expect((chosen.left + chosen.right) / 2).toBeLessThan(line.right);
  },
};
