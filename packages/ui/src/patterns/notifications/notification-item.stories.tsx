import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ForceState, interactionStates, Matrix } from '../../lib/story/index.ts';
import { now, notifications } from './notification.examples.ts';
import { notificationItemGuide } from './notification-item.guide.ts';
import { NotificationItem } from './notification-item.tsx';

const [match] = notifications;

const meta = {
  title: 'Patterns/NotificationItem',
  component: NotificationItem,
  parameters: { guide: notificationItemGuide },
  args: { notification: match, now, onOpen: fn(), onFollow: fn(), onDelete: fn() },
  render: (args) => (
    <div className="w-[27rem] max-w-[calc(100vw-2rem)]">
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
          <div className="w-65">
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
          <div className="w-95">
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
