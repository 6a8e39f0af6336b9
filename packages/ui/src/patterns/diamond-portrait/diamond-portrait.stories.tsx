import type { Meta, StoryObj } from '@storybook/react-vite';
import { portraits } from '../deck-card/deck-card.examples.ts';
import { diamondPortraitGuide } from './diamond-portrait.guide.ts';
import { DiamondPortrait } from './diamond-portrait.tsx';

const meta = {
  title: 'Patterns/DiamondPortrait',
  component: DiamondPortrait,
  parameters: { guide: diamondPortraitGuide },
  args: { name: 'Lin Yue', src: null, seed: 'lin', kind: 'individual', className: 'w-48' },
} satisfies Meta<typeof DiamondPortrait>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithPicture: Story = { args: { src: portraits.lin } };

export const Sizes: Story = {
  tags: ['matrix'],
  render: () => (
    <div className="flex items-center gap-4">
      <DiamondPortrait name="Tidepool" src={null} seed="tidepool" kind="project" className="w-24" />
      <DiamondPortrait name="零知识读书会" src={null} seed="zk" kind="group" className="w-40" />
      <DiamondPortrait name="Kestrel" src={portraits.noor} seed="kestrel" kind="individual" className="w-64" />
    </div>
  ),
};
