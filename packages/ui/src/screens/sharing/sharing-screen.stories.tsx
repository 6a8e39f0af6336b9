import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { portraits } from '../../patterns/deck-card/deck-card.examples.ts';
import { ada, chineseArtist, longest, nightBuilders, tidepool } from '../../patterns/profile-kind/profile.examples.ts';
import { SharingScreen } from './sharing-screen.tsx';

const own = [
  { ...ada, avatar: portraits.ada, place: 'Project links', hasLink: false },
  { ...nightBuilders, place: 'Community link', hasLink: false },
  { ...tidepool, place: null, hasLink: false },
];
const matches = [chineseArtist, longest, tidepool].map((partner, index) => ({
  _id: `c${index}`,
  partner: { ...partner, isDeleted: false as const, avatar: null },
}));

const meta = {
  title: 'Screens/Sharing',
  component: SharingScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    shared: { message: 'How we audit\nhttps://tidepool.example/audit', link: 'https://tidepool.example/audit' },
    profiles: { status: 'ready', profiles: own },
    matches: { status: 'ready', matches, hasMore: true },
    actingId: ada._id,
    homeHref: '/',
    createProfileHref: '/profiles/create',
    discoverHref: '/discover',
    onAdd: fn(),
    onWrite: fn(),
    onChooseProfile: fn(),
    onRetryProfiles: fn(),
    onRetryMatches: fn(),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof SharingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['on-sheet'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Add the link to ${ada.name}` }));
    await expect(args.onAdd).toHaveBeenCalledWith(ada._id);
    await userEvent.click(canvas.getByRole('button', { name: `Write to ${chineseArtist.name}` }));
    await expect(args.onWrite).toHaveBeenCalledWith('c0');
    await expect(canvas.queryByRole('button', { name: `Add the link to ${tidepool.name}` })).toBeNull();
  },
};

export const WordsWithoutALink: Story = {
  args: { shared: { message: 'Meet us at the booth, hall 3.', link: null } },
};

export const OnAProfileAlready: Story = {
  tags: ['no-picture'],
  args: { profiles: { status: 'ready', profiles: [{ ...ada, place: null, hasLink: true }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It has this link already')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Add/ })).toBeNull();
  },
};

export const NothingShared: Story = { args: { shared: null } };

export const NobodyYet: Story = {
  args: { profiles: { status: 'ready', profiles: [] }, matches: { status: 'ready', matches: [], hasMore: false } },
};

export const NoMatchYet: Story = {
  tags: ['no-picture'],
  args: { matches: { status: 'ready', matches: [], hasMore: false } },
};

export const Loading: Story = { args: { profiles: { status: 'loading' }, matches: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    profiles: { status: 'error', message: 'Something went wrong. Please try again.' },
    matches: { status: 'error', message: 'Something went wrong. Please try again.' },
  },
  play: async ({ args, canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Try again' })) await userEvent.click(button);
    await expect(args.onRetryProfiles).toHaveBeenCalledOnce();
    await expect(args.onRetryMatches).toHaveBeenCalledOnce();
  },
};
