import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { withKit } from '../../lib/story/kit.tsx';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { notificationItemParts, notificationListParts } from './notification-list.parts.ts';
import { type NotificationGroup, NotificationList, type NotificationListProps } from './notification-list.tsx';

const guide: Guide = {
  use: [
    'In a Sheet that opens from a bell, or on a page of its own.',
    'NotificationItem alone, where a page groups its rows by day.',
  ],
  avoid: ['For passing messages: Toast.', 'For conversations, which have a row each: a list of links.'],
  anatomy: [notificationListParts, notificationItemParts],
  keyboard: [
    { keys: 'Tab, Enter', does: 'Opens a notification: it counts as read', story: 'Keyboard' },
    { keys: 'Enter on the cross', does: 'Deletes it; the focus goes to its neighbour', story: 'Keyboard' },
  ],
  reader: [
    'Each group is a section with its name; its number of unread ones is read in words.',
    'A row is read as what happened, when, and whether it is unread; the cross names what it deletes.',
    'That one was deleted is announced.',
  ],
  dos: [
    'Write what happened as a sentence: it names the row.',
    'Show the newest few of each group and link to all of them.',
  ],
  donts: ['Don’t mark all of them as read because the list was opened.', 'Don’t hide the cross on touch screens.'],
};

const now = Date.parse('2026-11-20T12:00:00Z');
const groups: readonly NotificationGroup[] = [
  {
    id: 'messages',
    title: 'Messages',
    unread: 1,
    action: (
      <Link variant="quiet" href="#messages" className="mu:text-sm">
        All messages
      </Link>
    ),
    notifications: [
      {
        id: 'a',
        text: 'Lin Yue wrote to you',
        createdAt: '2026-11-20T11:48:00Z',
        isRead: false,
        href: '#lin',
        picture: <Avatar seed="lin" src={null} />,
      },
      {
        id: 'b',
        text: 'Noor Haddad wrote to you',
        detail: 'For Tide',
        createdAt: '2026-11-19T09:00:00Z',
        isRead: true,
        href: '#noor',
        picture: <Avatar seed="noor" src={null} />,
      },
    ],
  },
  {
    id: 'payments',
    title: 'Payments',
    unread: 1,
    notifications: [{ id: 'c', text: 'Your payment is confirmed', createdAt: '2026-11-18T09:00:00Z', isRead: false }],
  },
];

const meta = {
  title: 'Blocks/NotificationList',
  component: NotificationList,
  decorators: [withKit],
  parameters: { guide },
  args: {
    groups,
    now,
    onOpen: fn(),
    onDelete: fn(),
    onMarkAllRead: fn(),
    className: 'mu:w-96 mu:max-w-[calc(100vw-2rem)]',
    children: (
      <div className="mu:px-4.5 mu:pt-6 mu:pb-2">
        <LinkButton href="#all" width="full">
          See all
        </LinkButton>
      </div>
    ),
  },
} satisfies Meta<typeof NotificationList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['rtl'] };

export const AllRead: Story = {
  args: {
    groups: groups.map((group) => ({
      ...group,
      unread: 0,
      notifications: group.notifications.map((notification) => ({ ...notification, isRead: true })),
    })),
  },
};

export const Empty: Story = { tags: ['no-picture'], args: { groups: [] } };

/** Deletes and marks at once. */
function Kept({ groups: given, onDelete, ...props }: NotificationListProps) {
  const [shown, setShown] = useState(given);
  return (
    <NotificationList
      {...props}
      groups={shown}
      onDelete={(id) => {
        onDelete(id);
        setShown((now) =>
          now.map((group) => ({ ...group, notifications: group.notifications.filter((each) => each.id !== id) })),
        );
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
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('a');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith('a');
    await waitFor(() => expect(canvas.getByRole('link', { name: /Noor Haddad/ })).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('Deleted: Lin Yue wrote to you');
  },
};

/** Two that say the same: the second deletion is announced, too, by words that are new to the page. */
export const SameWords: Story = {
  tags: ['no-picture'],
  args: {
    groups: groups.slice(0, 1).map((group) => ({
      ...group,
      notifications: group.notifications.map((each) => ({ ...each, text: 'Lin Yue wrote to you' })),
    })),
  },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, userEvent }) => {
    const deleteFirst = async () => {
      const [cross] = canvas.getAllByRole('button', { name: /^Delete/ });
      if (cross) await userEvent.click(cross);
    };
    const said = () => canvas.getByRole('status').lastChild;
    await deleteFirst();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Deleted: Lin Yue wrote to you'));
    const before = said();
    await deleteFirst();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Delete/ })).toBeNull());
    await expect(canvas.getByRole('status')).toHaveTextContent('Deleted: Lin Yue wrote to you');
    await expect(said()).not.toBe(before);
  },
};
