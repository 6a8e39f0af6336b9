import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { PlanCard, PlanGrid } from './plan-card.tsx';

const guide: Guide = {
  use: ['To compare the three plans, side by side in a PlanGrid.'],
  avoid: [
    'To offer one plan where something was blocked: use UpgradeDialog.',
    'To show what a payment costs: PaymentPanel has the exact amount.',
  ],
  anatomy: [
    { part: 'Drawing', is: 'a diamond more for each plan, what it shares with the one before in gold' },
    { part: 'Name and badge', is: 'the plan, and whether it is the reader’s' },
    { part: 'Price', is: 'the figure in BNB, "about" before an estimate, dollars below' },
    { part: 'Action', is: 'one button or link' },
    { part: 'Features', is: 'a gold diamond for what works today, an empty one for what is coming' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Reaches the action', story: 'Default' }],
  reader: ['An article with the plan as its heading; price and features are read in order, "coming soon" in words.'],
  dos: [
    'Put all plans into one PlanGrid: it aligns prices, buttons and lists.',
    'Raise the plan that the person has or is led to.',
  ],
  donts: [
    'Don’t mark what nothing stands behind as if it worked.',
    'Don’t take a price from here to a payment: the server names it.',
  ],
};

const meta = {
  title: 'Patterns/PlanCard',
  component: PlanCard,
  parameters: { guide },
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
    <PlanGrid className="mu:w-80 mu:max-w-[calc(100vw-2rem)] mu:md:grid-cols-1">
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
    <PlanGrid className="mu:max-w-4xl">
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
