import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { notifications, now } from '../../patterns/notifications/notification.examples.ts';
import {
  type NotificationsPageView,
  NotificationsScreen,
  type NotificationsScreenProps,
} from './notifications-screen.tsx';

const ready: Extract<NotificationsPageView, { status: 'ready' }> = {
  status: 'ready',
  notifications,
  hasMore: false,
  isLoadingMore: false,
  hasMoreFailed: false,
};

/** A page with working delete buttons. */
function PlayableScreen({ view, onDelete, ...props }: NotificationsScreenProps) {
  const [gone, setGone] = useState<readonly string[]>([]);
  return (
    <NotificationsScreen
      {...props}
      view={
        view.status === 'ready'
          ? { ...view, notifications: view.notifications.filter(({ _id }) => !gone.includes(_id)) }
          : view
      }
      onDelete={(id) => {
        onDelete(id);
        setGone([...gone, id]);
      }}
    />
  );
}

const meta = {
  title: 'Screens/Notifications',
  component: NotificationsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready,
    totals: { totalLikes: 100, newLikes: 3, unreadMessages: 2, unread: 3 },
    now,
    likesHref: '/likes',
    messagesHref: '/messages',
    premiumHref: '/premium',
    discoverHref: '/discover',
    onOpen: fn(),
    onDelete: fn(),
    onMarkAllRead: fn(),
    onRetry: fn(),
    onLoadMore: fn(),
  },
  render: (args) => <PlayableScreen {...args} />,
} satisfies Meta<typeof NotificationsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {
  tags: ['on-sheet'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await expect(args.onMarkAllRead).toHaveBeenCalledOnce();
  },
};

export const AllReadOfAPayingPerson: Story = {
  args: {
    totals: { totalLikes: 1, newLikes: 0, unreadMessages: 0, unread: 0 },
    view: { ...ready, notifications: notifications.slice(4), hasMore: true },
    premiumHref: undefined,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { view: { status: 'loading' }, totals: null } };
export const Empty: Story = {
  args: {
    view: { ...ready, notifications: [] },
    totals: { totalLikes: 0, newLikes: 0, unreadMessages: 0, unread: 0 },
  },
};

export const Failed: Story = {
  args: { view: { status: 'error' }, totals: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const DeletedByKeyboard: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Delete: You and Lin Yue matched' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith('n1');
    await expect(canvas.getByRole('link', { name: /Tidepool sent you a message/ })).toHaveFocus();
  },
};
