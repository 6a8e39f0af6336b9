import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { argTypesOf } from '../../lib/story/arg-types.ts';
import type { Guide } from '../../lib/story/guide.ts';
import { dividerParts } from './divider.parts.ts';
import { Divider } from './divider.tsx';
import { dividerVariants } from './divider.variants.ts';

const guide: Guide = {
  use: ['Between groups of a list or a toolbar that a larger gap would not tell apart.'],
  avoid: ['Around a group that stands for itself: take Card.', 'Between the items of a menu: take MenuSeparator.'],
  anatomy: [dividerParts],
  keyboard: [],
  reader: ['A separator; it is passed over when reading line by line.'],
  dos: ['Try a larger gap first.'],
  donts: ['Do not put one between every two rows.'],
};

const meta = {
  title: 'Primitives/Divider',
  component: Divider,
  parameters: { guide },
  argTypes: argTypesOf(dividerVariants),
  decorators: [
    (Story) => (
      <div className="mu:flex mu:w-80 mu:max-w-full mu:flex-col mu:gap-4">
        <p className="mu:block">Above the line</p>
        <Story />
        <p className="mu:block">Below the line</p>
      </div>
    ),
  ],
} satisfies Meta<typeof Divider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toBeVisible();
  },
};

export const Vertical: Story = {
  render: () => (
    <div className="mu:flex mu:h-6 mu:items-center mu:gap-3">
      Left <Divider orientation="vertical" /> right
    </div>
  ),
};
