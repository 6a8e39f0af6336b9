import type { Meta, StoryObj } from '@storybook/react-vite';
import { argTypesOf, Matrix } from '../../lib/story/index.ts';
import { options } from '../../lib/variants.ts';
import { progressCircleGuide } from './progress-circle.guide.ts';
import { ProgressCircle } from './progress-circle.tsx';
import { progressCircleVariants } from './progress-circle.variants.ts';

const meta = {
  title: 'Primitives/ProgressCircle',
  component: ProgressCircle,
  args: { label: 'Uploading', value: 62 },
  argTypes: argTypesOf(progressCircleVariants),
  parameters: { guide: progressCircleGuide },
} satisfies Meta<typeof ProgressCircle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  tags: ['matrix'],
  render: () => (
    <Matrix rows={options(progressCircleVariants, 'size')} columns={['0', '25', '70', '100', 'indeterminate']}>
      {(size, share) =>
        share === 'indeterminate' ? (
          <ProgressCircle label="Loading" size={size} isIndeterminate />
        ) : (
          <ProgressCircle label="Loading" size={size} tone="accent" value={Number(share)} />
        )
      }
    </Matrix>
  ),
};
