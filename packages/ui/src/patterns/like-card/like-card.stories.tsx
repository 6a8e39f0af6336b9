import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { Button } from '../../primitives/button/button.tsx';
import { LikeCard } from './like-card.tsx';
import { now, redactedLikes, revealedLikes } from './like.examples.ts';

const guide: Guide = {
  use: ['One like that was sent or received, in a grid of them.'],
  avoid: ['A profile that nobody liked yet: GalleryProfileCard.', 'To decide on somebody: DeckCard.'],
  anatomy: [
    { part: 'Picture', is: 'the first photo, the avatar or drawn art; of a hidden one a drawing of the like’s own id' },
    { part: 'Badge', is: 'that it was a super-like' },
    { part: 'Name, kind, time', is: 'who and when; the name carries the link of the whole card' },
    { part: 'Action', is: 'like back, or write once it is mutual' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Reaches the name, then the action', story: 'Keyboard' }],
  reader: ['An article with the name as its heading. A hidden one is a link that says how to see who it was.'],
  dos: ['Give the action a label that names the profile.'],
  donts: ['Draw a hidden one from anything but the id of the like (D1).'],
};

const [lin, tidepool, builders] = revealedLikes;
const [hidden, hiddenSuper] = redactedLikes;

const meta = {
  title: 'Patterns/LikeCard',
  component: LikeCard,
  parameters: { guide },
  args: { like: lin, now, href: '/profiles/lin', className: 'mu:w-60' },
} satisfies Meta<typeof LikeCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutAPicture: Story = { args: { like: tidepool ?? lin } };
export const LongName: Story = {
  args: { like: builders ?? lin, action: <Button size="sm">Like back</Button>, className: 'mu:w-42' },
};
export const Hidden: Story = {
  args: { like: hidden ?? lin, href: '/premium' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Someone liked you. See who with Premium' })).toHaveAttribute(
      'href',
      '/premium',
    );
  },
};
export const HiddenSuperLike: Story = { args: { like: hiddenSuper ?? lin, href: '/premium' } };

export const Keyboard: Story = {
  args: {
    action: (
      <Button size="sm" width="full" aria-label="Like Lin Yue back">
        Like back
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Lin Yue' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Like Lin Yue back' })).toHaveFocus();
  },
};
