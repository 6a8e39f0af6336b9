import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { SuperLikeIcon } from '../../primitives/icons/index.ts';
import { portraits } from '../deck-card/deck-card.examples.ts';
import { ada, chineseArtist, longest, nightBuilders, tidepool } from '../profile-kind/profile.examples.ts';
import { galleryProfileCardGuide } from './gallery-profile-card.guide.ts';
import { GalleryProfileCard } from './gallery-profile-card.tsx';

const meta = {
  title: 'Patterns/GalleryProfileCard',
  component: GalleryProfileCard,
  parameters: { guide: galleryProfileCardGuide },
  args: { profile: { ...ada, avatar: portraits.ada }, href: '/gallery/ada', className: 'w-60' },
} satisfies Meta<typeof GalleryProfileCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Kinds: Story = {
  tags: ['matrix'],
  render: (args) => (
    <div className="grid grid-cols-2 gap-4 md:grid-cols-3">
      {[nightBuilders, tidepool, chineseArtist].map((profile) => (
        <GalleryProfileCard {...args} key={profile._id} profile={profile} className="" />
      ))}
    </div>
  ),
};

export const WithAnAction: Story = {
  args: {
    corner: (
      <IconButton label="Save Ada Okafor" variant="secondary">
        <SuperLikeIcon aria-hidden="true" />
      </IconButton>
    ),
  },
};

export const LongText: Story = { args: { profile: longest } };

export const Keyboard: Story = {
  args: {
    corner: (
      <IconButton label="Save Ada Okafor" variant="secondary">
        <SuperLikeIcon aria-hidden="true" />
      </IconButton>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ada Okafor' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save Ada Okafor' })).toHaveFocus();
  },
};
