import type { Meta, StoryObj } from '@storybook/react-vite';
import { argTypesOf } from '../../lib/story/index.ts';
import { options } from '../../lib/variants.ts';
import { cardGuide } from './card.guide.ts';
import { Card } from './card.tsx';
import { cardVariants } from './card.variants.ts';

const meta = {
  title: 'Primitives/Card',
  component: Card,
  args: { className: 'w-80', children: 'Three wallets, one grant programme and a lot of open questions.' },
  argTypes: argTypesOf(cardVariants),
  parameters: { guide: cardGuide },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  tags: ['matrix'],
  render: () => (
    <div className="grid w-160 grid-cols-1 sm:grid-cols-2 gap-6">
      {options(cardVariants, 'tone').map((tone) => (
        <Card key={tone} tone={tone}>
          <h3 className="display text-lg">{tone}</h3>
          <p className="mt-1 text-text-muted">Depth is a step of surface and a hairline.</p>
        </Card>
      ))}
    </div>
  ),
};
