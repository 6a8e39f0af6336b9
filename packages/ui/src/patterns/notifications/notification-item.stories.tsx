import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ForceState, interactionStates } from '../../lib/story/force-state.tsx';
import type { Guide } from '../../lib/story/guide.ts';
import { Matrix } from '../../lib/story/matrix.tsx';
import { NotificationItem } from './notification-item.tsx';
import { now, notifications } from './notification.examples.ts';

const guide: Guide = {
  use: ['One row of the notification panel, or of a page of notifications.'],
  avoid: ['Conversations: ConversationList.', 'Passing news: Toast.'],
  anatomy: [
    { part: 'Unread mark', is: 'the gold diamond before the picture' },
    {
      part: 'Picture',
      is: 'the other side; a blur made from the notification’s own id when nobody may know; an icon for the plan',
    },
    { part: 'Text', is: 'what happened, for whom, and how long ago' },
    { part: 'Cross', is: 'deletes it; shown on hover and focus, always on touch screens' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'opens it and marks it as read', story: 'Keyboard' },
    { keys: 'Tab', does: 'reaches the cross', story: 'Keyboard' },
  ],
  reader: ['What happened, for whom, when, and whether it is unread.', 'The cross names what it deletes.'],
  dos: ['Give `href` wherever there is something to see.'],
  donts: ['Compose a name into the text of an anonymous like.'],
};

const [match] = notifications;

const meta = {
  title: 'Patterns/NotificationItem',
  component: NotificationItem,
  parameters: { guide },
  args: { notification: match, now, onOpen: fn(), onFollow: fn(), onDelete: fn() },
  render: (args) => (
    <div className="mu:w-[27rem] mu:max-w-[calc(100vw-2rem)]">
      <NotificationItem {...args} />
    </div>
  ),
} satisfies Meta<typeof NotificationItem>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Types: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Matrix rows={notifications.map(({ type, _id }) => `${type} ${_id}`)} columns={['unread', 'read']}>
      {(row, column) => {
        const notification = notifications.find(({ _id }) => row.endsWith(` ${_id}`)) ?? match;
        return (
          <div className="mu:w-65">
            <NotificationItem {...args} notification={{ ...notification, isRead: column === 'read' }} />
          </div>
        );
      }}
    </Matrix>
  ),
};

export const States: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Matrix rows={interactionStates} columns={['unread']}>
      {(state) => (
        <ForceState state={state}>
          <div className="mu:w-95">
            <NotificationItem {...args} />
          </div>
        </ForceState>
      )}
    </Matrix>
  ),
};

export const LongNames: Story = {
  args: {
    notification: {
      ...match,
      data: {
        ...match.data,
        matchedProfileName: 'Wolfeschlegelsteinhausenbergerdorff the Younger, of the Guild',
        profileName: 'An own profile whose name is long as well',
      },
    },
  },
};

const ofTheTeam = { _id: 'team', isRead: false, title: '', message: '', createdAt: '2026-11-20T11:48:00.000Z' };

/** The team's decision: its second line names the subject. */
export const LinkRejected: Story = {
  tags: ['no-picture'],
  args: {
    notification: {
      ...ofTheTeam,
      type: 'link_rejected',
      data: { profileName: 'Ada Okafor', linkUrl: 'https://ada.example/thesis' },
      href: '/profiles/ada/edit',
    },
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('link', { name: /^A link of Ada Okafor was rejected and deleted/ });
    await expect(row).toHaveTextContent('https://ada.example/thesis');
    await expect(row).toHaveAttribute('href', '/profiles/ada/edit');
  },
};

export const LinkApproved: Story = {
  tags: ['no-picture'],
  args: {
    notification: {
      ...ofTheTeam,
      type: 'link_approved',
      data: { profileName: 'Ada Okafor', linkUrl: 'https://ada.example' },
      href: '/profiles/ada',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^A link of Ada Okafor was approved/ })).toBeVisible();
  },
};

export const TicketClosed: Story = {
  tags: ['no-picture'],
  args: {
    notification: {
      ...ofTheTeam,
      type: 'ticket_closed',
      data: { ticketSubject: 'My payment is stuck' },
      href: '/support/t1',
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: /^“My payment is stuck” was closed. You can reopen it./ }),
    ).toBeVisible();
  },
};

export const WithoutAValidTime: Story = { args: { notification: { ...match, createdAt: 'yesterday' } } };

export const Keyboard: Story = {
  args: { notification: { ...match, href: undefined } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('n1');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Delete: You and Lin Yue matched' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith('n1');
  },
};
