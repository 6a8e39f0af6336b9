import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { argTypesOf } from '../../lib/story/arg-types.ts';
import type { Guide } from '../../lib/story/guide.ts';
import { options } from '../../lib/variants.ts';
import { ProgressBar } from './progress-bar.tsx';
import { progressBarVariants } from './progress-bar.variants.ts';
import { progressBarParts } from './progress-bar.parts.ts';

const guide: Guide = {
  use: ['For something with a known length that advances: an upload, the steps of a form, how full a profile is.'],
  avoid: [
    'For time that runs out: use Countdown.',
    'In a small place: use ProgressCircle.',
    'Where content is coming: use Skeleton.',
  ],
  anatomy: [progressBarParts],
  keyboard: [],
  reader: ['A progress bar with its label and value; indeterminate ones have no value.'],
  dos: [
    'Show label and value where people wait for it.',
    'Turn to `isIndeterminate` for a part whose length is not known.',
  ],
  donts: ['Don’t let it go backwards.', 'Don’t use `danger` for a failure: say it in words.'],
};

const meta = {
  title: 'Primitives/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading picture', value: 62, showLabel: true, className: 'mu:w-80' },
  argTypes: argTypesOf(progressBarVariants),
  parameters: { guide },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading picture' })).toHaveAttribute('aria-valuenow', '62');
  },
};

export const Tones: Story = {
  tags: ['matrix'],
  render: () => (
    <div className="mu:flex mu:w-80 mu:flex-col mu:gap-6">
      {options(progressBarVariants, 'tone').map((tone, index) => (
        <ProgressBar key={tone} label={tone} showLabel tone={tone} value={20 + index * 25} />
      ))}
      <ProgressBar label="Working" showLabel isIndeterminate valueLabel="…" />
    </div>
  ),
};
