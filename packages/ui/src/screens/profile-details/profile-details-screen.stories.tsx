import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ada, chineseArtist, longest, nightBuilders, tidepool } from '../../patterns/profile-kind/profile.examples.ts';
import { ProfileDetailsScreen } from './profile-details-screen.tsx';

const meta = {
  title: 'Screens/ProfileDetails',
  component: ProfileDetailsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: { status: 'ready', profile: { ...ada, isOwner: false } },
    discoverHref: '/discover',
    editHref: '/profiles?mode=edit',
    discoverAsHref: '/discover?profileId=1',
    onRetry: fn(),
  },
} satisfies Meta<typeof ProfileDetailsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Individual: Story = {};
export const OwnProfile: Story = { tags: ['whole-page'], args: { view: { status: 'ready', profile: ada } } };
export const Group: Story = {
  tags: ['whole-page'],
  args: { view: { status: 'ready', profile: { ...nightBuilders, isOwner: false } } },
};
export const Project: Story = { args: { view: { status: 'ready', profile: { ...tidepool, isOwner: false } } } };
export const LongText: Story = { args: { view: { status: 'ready', profile: longest } } };
export const ChineseContent: Story = {
  args: { view: { status: 'ready', profile: { ...chineseArtist, isOwner: false } } },
};
export const Loading: Story = { args: { view: { status: 'loading' } } };

export const NotFound: Story = {
  args: { view: { status: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/discover');
  },
};

export const Failed: Story = {
  args: {
    view: {
      status: 'error',
      message: 'Mutuals can’t be reached. Nothing is lost: check your connection and try again.',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
