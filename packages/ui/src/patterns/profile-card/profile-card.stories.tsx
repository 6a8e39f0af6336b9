import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { Button } from '../../primitives/button/button.tsx';
import { ada, chineseArtist, longest, nightBuilders, tidepool } from '../profile-kind/profile.examples.ts';
import { NOW, shownProofs } from '../proofs/proof.examples.ts';
import { ProofSummary } from '../proofs/proof-summary.tsx';
import { ProfileCard } from './profile-card.tsx';

const guide: Guide = {
  use: [
    'For a profile in a list, with room for what can be done with it: one’s own profiles, bookmarks.',
    'As the preview beside a form, without a link.',
  ],
  avoid: [
    'In a grid of many that are only looked at: use GalleryProfileCard.',
    'In the deck: use DeckCard.',
    'For who may not be seen: use BlurredProfileCard.',
    'To join a group: use GroupCard.',
  ],
  anatomy: [
    { part: 'Picture band', is: 'the cover or drawn art, with the portrait in a diamond' },
    { part: 'Kind, name, bio', is: 'two lines each for name and bio' },
    { part: 'Tags', is: 'three, and a count of the rest' },
    { part: 'Actions', is: 'quiet buttons along the lower edge, aligned in a grid' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Reaches the name, then the actions', story: 'Keyboard' }],
  reader: ['An article with the name as its heading; the pictures are silent, the count of tags is said in words.'],
  dos: [
    'Give each action a label that names the profile when several cards are in sight.',
    'Set `headingLevel` to fit the page.',
  ],
  donts: ['Don’t put a gold button on a card.', 'Don’t cut the tags elsewhere: the card does.'],
};

const meta = {
  title: 'Patterns/ProfileCard',
  component: ProfileCard,
  parameters: { guide },
  args: { profile: ada, href: '/profiles/ada', className: 'mu:w-80 mu:max-w-[calc(100vw-2rem)]' },
} satisfies Meta<typeof ProfileCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithActions: Story = {
  tags: ['matrix'],
  args: {
    actions: (
      <Button size="sm" variant="quiet">
        Edit
      </Button>
    ),
  },
};

/** What it has proven, in words: the strongest, and how many more (D84). */
export const Proven: Story = {
  tags: ['no-picture'],
  args: {
    profile: { ...ada, proofs: shownProofs.slice(1, 3) },
    proofs: <ProofSummary name={ada.name} proofs={shownProofs.slice(1, 3)} now={NOW} />,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', {
        name: 'Controls the repository ada/circuits · by a file in the repository · checked 3 days ago +1 more',
      }),
    ).toBeVisible();
  },
};

export const Kinds: Story = {
  parameters: { layout: 'padded' },
  render: (args) => (
    <div className="mu:grid mu:w-full mu:gap-4 mu:md:grid-cols-2">
      {[nightBuilders, tidepool, chineseArtist].map((profile) => (
        <ProfileCard {...args} key={profile._id} profile={profile} className="" />
      ))}
    </div>
  ),
};

export const LongText: Story = { args: { profile: longest } };

export const Keyboard: Story = {
  args: {
    actions: (
      <Button size="sm" variant="quiet">
        Edit
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ada Okafor' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
  },
};
