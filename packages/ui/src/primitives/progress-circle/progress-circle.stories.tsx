import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { argTypesOf } from '../../lib/story/arg-types.ts';
import type { Guide } from '../../lib/story/guide.ts';
import { Matrix } from '../../lib/story/matrix.tsx';
import { options } from '../../lib/variants.ts';
import { ProgressCircle } from './progress-circle.tsx';
import { progressCircleVariants } from './progress-circle.variants.ts';
import { progressCircleParts } from './progress-circle.parts.ts';

const guide: Guide = {
  use: ['In a small place where something is under way: a row that is being saved, a picture that is being sent.'],
  avoid: [
    'In a Button: `isPending` brings its own.',
    'For a page or a list: use Skeleton.',
    'Where there is room for a bar: use ProgressBar.',
  ],
  anatomy: [progressCircleParts],
  keyboard: [],
  reader: ['A progress bar with its label; its value too, where it is known.'],
  dos: ['Say in the label what is being waited for.', 'Give `value` as soon as the share is known.'],
  donts: [
    'Don’t put one in each row of a list: one for the list.',
    'Don’t let it be the only sign that something was pressed.',
  ],
};

const meta = {
  title: 'Primitives/ProgressCircle',
  component: ProgressCircle,
  args: { label: 'Uploading', value: 62 },
  argTypes: argTypesOf(progressCircleVariants),
  parameters: { guide },
} satisfies Meta<typeof ProgressCircle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('aria-valuenow', '62');
  },
};

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
