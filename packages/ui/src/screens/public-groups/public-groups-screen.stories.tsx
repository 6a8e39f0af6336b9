import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { GroupCardView } from '../../patterns/group-card/group-card.tsx';
import { longest, nightBuilders } from '../../patterns/profile-kind/profile.examples.ts';
import { PublicGroupsScreen, type PublicGroupsView } from './public-groups-screen.tsx';

const group: GroupCardView = { ...nightBuilders, ...nightBuilders.groupData };
const groups: readonly GroupCardView[] = [
  group,
  {
    ...group,
    _id: 'zk-reading',
    name: '零知识读书会',
    bio: '每周三晚上一起读论文，从椭圆曲线读到递归证明。',
    tags: ['零知识', '读书会', '密码学', '上海'],
    memberCount: 87,
    isVerified: true,
    communityLink: null,
  },
  {
    ...group,
    _id: 'osmanthus',
    name: 'Osmanthus DAO',
    bio: 'Grants for quiet tools.',
    tags: ['dao', 'grants'],
    xProfile: null,
  },
  { ...group, _id: 'longest', name: longest.name, bio: longest.bio, tags: longest.tags, memberCount: 100_000_000 },
  { ...group, _id: 'raiders', name: 'Morning raiders', bio: 'Coffee first.', tags: [], memberCount: 1 },
];

const ready = (more: Partial<Extract<PublicGroupsView, { status: 'ready' }>> = {}): PublicGroupsView => ({
  status: 'ready',
  groups,
  total: groups.length,
  searched: '',
  isAlike: false,
  hasMore: false,
  isLoadingMore: false,
  hasMoreFailed: false,
  ...more,
});

const meta = {
  title: 'Screens/PublicGroups',
  component: PublicGroupsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready(),
    search: '',
    searchMax: 200,
    groupHref: (id) => `/gallery/${id}`,
    createProfileHref: '/profiles/create',
    onSearchChange: fn(),
    onSearchSubmit: fn(),
    onRetry: fn(),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof PublicGroupsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = { tags: ['on-sheet'] };
export const Loading: Story = { args: { view: { status: 'loading' } } };
export const Empty: Story = { args: { view: ready({ groups: [], total: 0 }) } };

export const Failed: Story = {
  args: { view: { status: 'error', message: 'Something went wrong. Please try again.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const More: Story = {
  args: { view: ready({ hasMore: true }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const MoreFailed: Story = {
  tags: ['no-picture'],
  args: { view: ready({ hasMore: true, hasMoreFailed: true }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('More groups could not be loaded. Those above stay.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const Alike: Story = {
  args: {
    search: 'osmantus',
    view: ready({ groups: groups.slice(2, 3), total: 1, searched: 'osmantus', isAlike: true }),
  },
};

export const NothingFound: Story = {
  args: { search: 'knitting', view: ready({ groups: [], total: 0, searched: 'knitting' }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all groups' }));
    await expect(args.onSearchSubmit).toHaveBeenCalledWith('');
  },
};

export const Searching: Story = {
  render: function Typed(args) {
    const [search, setSearch] = useState('');
    return (
      <PublicGroupsScreen
        {...args}
        search={search}
        onSearchChange={(text) => {
          args.onSearchChange(text);
          setSearch(text);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search groups' }), 'zk{Enter}');
    await expect(args.onSearchChange).toHaveBeenLastCalledWith('zk');
    await expect(args.onSearchSubmit).toHaveBeenLastCalledWith('zk');
    await userEvent.keyboard('{Escape}');
    await expect(args.onSearchSubmit).toHaveBeenLastCalledWith('');
  },
};
