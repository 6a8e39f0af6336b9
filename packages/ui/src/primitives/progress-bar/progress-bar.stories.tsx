import type { Meta, StoryObj } from '@storybook/react-vite';
import { argTypesOf } from '../../lib/story/index.ts';
import { options } from '../../lib/variants.ts';
import { progressBarGuide } from './progress-bar.guide.ts';
import { ProgressBar } from './progress-bar.tsx';
import { progressBarVariants } from './progress-bar.variants.ts';

const meta = {
  title: 'Primitives/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading picture', value: 62, showLabel: true, className: 'w-80' },
  argTypes: argTypesOf(progressBarVariants),
  parameters: { guide: progressBarGuide },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  tags: ['matrix'],
  render: () => (
    <div className="flex w-80 flex-col gap-6">
      {options(progressBarVariants, 'tone').map((tone, index) => (
        <ProgressBar key={tone} label={tone} showLabel tone={tone} value={20 + index * 25} />
      ))}
      <ProgressBar label="Working" showLabel isIndeterminate valueLabel="…" />
    </div>
  ),
};
