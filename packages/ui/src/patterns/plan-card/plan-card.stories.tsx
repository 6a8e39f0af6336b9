import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../../primitives/badge/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { planCardGuide } from './plan-card.guide.ts';
import { PlanCard, PlanGrid } from './plan-card.tsx';

const meta = {
  title: 'Patterns/PlanCard',
  component: PlanCard,
  parameters: { guide: planCardGuide },
  args: {
    name: 'Premium',
    reach: 2,
    pitch: 'Like without counting, and see who likes you.',
    price: { figure: '0.0500', unit: 'BNB', note: 'about $30 a month' },
    features: [{ text: 'Unlimited likes' }, { text: '5 super-likes a day' }, { text: 'No ads', soon: 'Coming soon' }],
    action: <Button width="full">Choose Premium</Button>,
  },
} satisfies Meta<typeof PlanCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <PlanGrid className="w-80 max-w-[calc(100vw-2rem)] md:grid-cols-1">
      <PlanCard {...args} headingLevel={2} />
    </PlanGrid>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose Premium' })).toHaveFocus();
  },
};

export const Aligned: Story = {
  tags: ['matrix'],
  render: (args) => (
    <PlanGrid className="max-w-4xl">
      <PlanCard
        {...args}
        headingLevel={2}
        isRaised
        badge={
          <Badge tone="accent" size="md">
            Current plan
          </Badge>
        }
      />
      <PlanCard
        {...args}
        headingLevel={2}
        name="Premium Plus"
        reach={3}
        pitch="A pitch that is long enough to take more than one line in its card, so that the prices must be aligned."
      />
      <PlanCard {...args} headingLevel={2} name="Estimated" reach={1} price={{ ...args.price, prefix: 'about' }} />
    </PlanGrid>
  ),
};
