import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../lib/story/guide.ts';
import { portraits } from '../deck-card/deck-card.examples.ts';
import { DiamondPortrait } from './diamond-portrait.tsx';

const guide: Guide = {
  use: ['A portrait where people are met: the deck card, the profile’s head, the match.'],
  avoid: ['Lists, menus, messages: Avatar.'],
  anatomy: [
    { part: 'Diamond', is: 'as wide as its `className` says' },
    { part: 'Picture', is: 'or the first letter on colours made from the id' },
  ],
  keyboard: [],
  reader: ['Nothing: the name stands beside it.'],
  dos: ['Give the id as `seed`: the colours are the same everywhere.'],
  donts: ['Use it below 64 px: the corners take too much of the face.'],
};

const meta = {
  title: 'Patterns/DiamondPortrait',
  component: DiamondPortrait,
  parameters: { guide },
  args: { name: 'Lin Yue', src: null, seed: 'lin', kind: 'individual', className: 'mu:w-48' },
} satisfies Meta<typeof DiamondPortrait>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithPicture: Story = { args: { src: portraits.lin } };

export const Sizes: Story = {
  tags: ['matrix'],
  render: () => (
    <div className="mu:flex mu:items-center mu:gap-4">
      <DiamondPortrait name="Tidepool" src={null} seed="tidepool" kind="project" className="mu:w-24" />
      <DiamondPortrait name="零知识读书会" src={null} seed="zk" kind="group" className="mu:w-40" />
      <DiamondPortrait name="Kestrel" src={portraits.noor} seed="kestrel" kind="individual" className="mu:w-64" />
    </div>
  ),
};
