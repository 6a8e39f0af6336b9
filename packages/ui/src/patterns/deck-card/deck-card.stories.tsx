import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { deckCardGuide } from './deck-card.guide.ts';
import { deckProfiles, longProfile } from './deck-card.examples.ts';
import { DeckCard } from './deck-card.tsx';

const [lin, tidepool, osmanthus, kestrel, ada] = deckProfiles;

const meta = {
  title: 'Patterns/DeckCard',
  component: DeckCard,
  parameters: { guide: deckCardGuide },
  args: { profile: lin, onOpen: fn() },
  render: (args) => (
    <div className="h-[33rem] w-[22.5rem] max-w-[calc(100vw-2rem)]">
      <DeckCard {...args} />
    </div>
  ),
} satisfies Meta<typeof DeckCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Lin Yue/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const Project: Story = { args: { profile: tidepool } };
export const Group: Story = { args: { profile: osmanthus } };
export const PhotoAndNothingInCommon: Story = { args: { profile: kestrel } };
export const CoverAndPortrait: Story = { args: { profile: ada } };
export const LongestTexts: Story = { args: { profile: longProfile } };
export const PictureThatDoesNotLoad: Story = {
  args: {
    profile: { ...kestrel, photos: [{ url: 'data:image/png;base64,broken' }], avatar: 'data:image/png;base64,broken' },
  },
};

export const SideBySide: Story = {
  render: (args) => (
    <div className="h-[33rem] w-[60rem] max-w-[calc(100vw-2rem)]">
      <DeckCard {...args} />
    </div>
  ),
};

export const SideBySideLongest: Story = { ...SideBySide, args: { profile: longProfile } };
