import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { SuperLikeIcon } from '../../primitives/icons/icons.ts';
import { portraits } from '../deck-card/deck-card.examples.ts';
import { ada, chineseArtist, longest, nightBuilders, tidepool } from '../profile-kind/profile.examples.ts';
import { GalleryProfileCard } from './gallery-profile-card.tsx';

const guide: Guide = {
  use: ['In the grid of the public gallery and of saved profiles, two to four in a row.'],
  avoid: [
    'For one’s own profiles, which have actions: use ProfileCard.',
    'To decide on somebody: use DeckCard, which shows what you have in common.',
  ],
  anatomy: [
    { part: 'Picture', is: 'the first photo, else the avatar, the cover, or art drawn from the id' },
    { part: 'Kind and name', is: 'what it is and who; the name carries the link of the whole card' },
    { part: 'Tags', is: 'the first two' },
    { part: 'Corner', is: 'one action on the picture, above the link' },
    { part: 'Action', is: 'one more along the lower edge, aligned in a grid' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Reaches the name, then the corner', story: 'Keyboard' }],
  reader: ['An article with the name as its heading and its link; the picture is silent.'],
  dos: ['Give the corner’s button a label that names the profile.', 'Keep all cards of a grid the same width.'],
  donts: ['Don’t put more than one action on the picture.', 'Don’t show a count that the person cannot act on.'],
};

const meta = {
  title: 'Patterns/GalleryProfileCard',
  component: GalleryProfileCard,
  parameters: { guide },
  args: { profile: { ...ada, avatar: portraits.ada }, href: '/gallery/ada', className: 'mu:w-60' },
} satisfies Meta<typeof GalleryProfileCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Kinds: Story = {
  tags: ['matrix'],
  render: (args) => (
    <div className="mu:grid mu:grid-cols-2 mu:gap-4 mu:md:grid-cols-3">
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
