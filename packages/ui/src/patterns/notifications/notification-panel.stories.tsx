import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { NotificationsIcon } from '../../primitives/icons/icons.ts';
import { NotificationPanel, type NotificationPanelProps } from './notification-panel.tsx';
import { manyOfEach, now, notifications } from './notification.examples.ts';

const guide: Guide = {
  use: ['Behind the bell, for what happened lately and stays until it is read or deleted.'],
  avoid: [
    'What happens while someone looks on and needs no answer: Toast.',
    'What they must decide before going on: AlertDialog.',
  ],
  anatomy: [
    { part: 'Button', is: 'the child that opens it, with the unread count in its name' },
    { part: 'Head', is: 'the title, the cross, how many are unread, and one press to read them all' },
    { part: 'Group', is: 'likes, matches, messages or subscription: its name, its unread count, the way to all of it' },
    { part: 'Item', is: 'one notification, with a cross that deletes it' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'on an item marks it as read and goes there', story: 'Keyboard' },
    { keys: 'Tab', does: 'goes from an item to its cross', story: 'Keyboard' },
    { keys: 'Escape', does: 'closes the panel and gives the focus back to the bell', story: 'Keyboard' },
    {
      keys: 'Enter on the cross',
      does: 'deletes; the focus goes to the next item, or stays in the panel',
      story: 'DeletedByKeyboard',
    },
  ],
  reader: [
    'A dialog named by its title, with a region and a list for each group.',
    'An unread item ends with “Unread”.',
    'What is deleted is said.',
  ],
  dos: [
    'Hand over what the server sent: it has already left out what the reader may not know.',
    'Show changes at once, and what the server says when it answers.',
  ],
  donts: ['Add a group for a type that comes once a year: it goes to “More”.', 'Open it by itself.'],
};

/** Opens the panel by keyboard; its content is fetched then. */
async function openPanel(userEvent: { tab: () => Promise<void>; keyboard: (keys: string) => Promise<void> }) {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const panel = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(panel.queryByRole('progressbar')).toBeNull());
  return panel;
}

/** Deletes and marks as read, as the product does. */
function WithChanges({ view, onDelete, onOpen, onMarkAllRead, ...args }: NotificationPanelProps) {
  const [list, setList] = useState(view.status === 'ready' ? view.notifications : []);
  const read = (ids: readonly string[]) =>
    setList(list.map((each) => (ids.includes(each._id) ? { ...each, isRead: true } : each)));
  return (
    <NotificationPanel
      {...args}
      view={view.status === 'ready' ? { status: 'ready', notifications: list } : view}
      onDelete={(id) => {
        onDelete(id);
        setList(list.filter(({ _id }) => _id !== id));
      }}
      onOpen={(id) => {
        onOpen(id);
        read([id]);
      }}
      onMarkAllRead={() => {
        onMarkAllRead();
        read(list.map(({ _id }) => _id));
      }}
    />
  );
}

const meta = {
  title: 'Patterns/NotificationPanel',
  component: NotificationPanel,
  parameters: {
    layout: 'fullscreen',
    guide,
    docs: { story: { inline: false, height: '600px' } },
  },
  args: {
    view: { status: 'ready', notifications },
    now,
    messagesHref: '#messages',
    likesHref: '#likes',
    discoverHref: '#discover',
    notificationsHref: '#notifications',
    onOpen: fn(),
    onDelete: fn(),
    onMarkAllRead: fn(),
    onRetry: fn(),
    children: (
      <IconButton label="Notifications">
        <NotificationsIcon aria-hidden="true" />
      </IconButton>
    ),
  },
  render: (args) => (
    <div className="mu:flex mu:min-h-dvh mu:items-start mu:justify-end mu:p-4">
      <WithChanges {...args} />
    </div>
  ),
  play: async ({ userEvent }) => {
    await openPanel(userEvent);
  },
} satisfies Meta<typeof NotificationPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

/** At most five of a group; the number beside its name counts all unread ones. */
export const FiveOfEach: Story = {
  args: { view: { status: 'ready', notifications: manyOfEach } },
  play: async ({ userEvent }) => {
    const panel = await openPanel(userEvent);
    for (const name of ['Likes', 'Messages'])
      await expect(within(panel.getByRole('region', { name })).getAllByRole('listitem')).toHaveLength(5);
  },
};

/** The person is not in the data (D1); the link to see them is. */
export const OfAFreeUser: Story = {
  args: {
    premiumHref: '#premium',
    view: { status: 'ready', notifications: notifications.filter(({ type }) => type !== 'new_like_revealed') },
  },
};

export const AllRead: Story = {
  args: { view: { status: 'ready', notifications: notifications.map((each) => ({ ...each, isRead: true })) } },
};
export const Empty: Story = { args: { view: { status: 'ready', notifications: [] } } };
export const Loading: Story = { args: { view: { status: 'loading' } } };

export const Failed: Story = {
  args: { view: { status: 'error' } },
  play: async ({ args, userEvent }) => {
    const panel = await openPanel(userEvent);
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const panel = await openPanel(userEvent);
    panel.getByRole('button', { name: /^Someone super-liked you.*Unread$/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('n3');
    await userEvent.tab();
    await expect(panel.getByRole('button', { name: 'Delete: Someone super-liked you' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

/** Deleting a row moves focus to its neighbour, and announces the deletion. */
export const DeletedByKeyboard: Story = {
  tags: ['no-picture'],
  args: { view: { status: 'ready', notifications: notifications.slice(2, 4) } },
  play: async ({ args, userEvent }) => {
    const panel = await openPanel(userEvent);
    panel.getByRole('button', { name: 'Delete: Someone super-liked you' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith('n3');
    await waitFor(() => expect(panel.getByRole('button', { name: /^Someone liked you/ })).toHaveFocus());
    await expect(panel.getByRole('status')).toHaveTextContent('Deleted: Someone super-liked you');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await panel.findByRole('heading', { name: 'Nothing new' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  },
};

export const MarksAllAsRead: Story = {
  play: async ({ args, userEvent }) => {
    const panel = await openPanel(userEvent);
    panel.getByRole('button', { name: 'Mark all as read' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMarkAllRead).toHaveBeenCalledOnce();
    await waitFor(() => expect(panel.getByText('Everything is read')).toBeVisible());
    await expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  },
};
