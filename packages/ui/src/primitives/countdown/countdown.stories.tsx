import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { argTypesOf } from '../../lib/story/arg-types.ts';
import type { Guide } from '../../lib/story/guide.ts';
import { Matrix } from '../../lib/story/matrix.tsx';
import { options } from '../../lib/variants.ts';
import { Button } from '../button/button.tsx';
import { Countdown, type CountdownProps } from './countdown.tsx';
import { countdownVariants } from './countdown.variants.ts';
import { countdownParts } from './countdown.parts.ts';

const guide: Guide = {
  use: ['For a span that ends something: the 15 minutes of a payment, the wait before a code can be sent again.'],
  avoid: [
    'For work that advances: use ProgressBar.',
    'For a date far away: say it in words.',
    'To hurry people where nothing ends.',
  ],
  anatomy: [countdownParts],
  keyboard: [],
  reader: [
    'A timer with the label and the figures, silent while it runs.',
    'The set moments are announced once each: 5 minutes, 1 minute, 30 seconds, the end.',
  ],
  dos: [
    'Count from the server’s clock and pass the rest in milliseconds.',
    'Say near it what happens at the end, and how to begin again.',
  ],
  donts: ['Don’t rely on the colour: the figures carry the meaning.', 'Don’t announce every second.'],
};

const minute = 60_000;
const announce = (left: number) =>
  left === 0
    ? 'The time is over'
    : left < minute
      ? `${left / 1000} seconds left to pay`
      : left === minute
        ? '1 minute left to pay'
        : `${left / minute} minutes left to pay`;

const meta = {
  title: 'Primitives/Countdown',
  component: Countdown,
  args: { label: 'Time left to pay', total: 15 * minute, left: 12 * minute + 34_000, announce },
  argTypes: argTypesOf(countdownVariants),
  parameters: { guide },
} satisfies Meta<typeof Countdown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Bar: Story = {
  args: { shape: 'bar' },
  render: (args) => (
    <div className="mu:w-80">
      <Countdown {...args} />
    </div>
  ),
};

const moments = {
  full: 15 * minute,
  'above a half': 7.51 * minute,
  'above a quarter': 5 * minute,
  'below a quarter': 90_000,
  over: 0,
} as const;

export const ShareLeft: Story = {
  tags: ['matrix', 'whole-page'],
  render: (args) => (
    <Matrix
      rows={['full', 'above a half', 'above a quarter', 'below a quarter', 'over']}
      columns={options(countdownVariants, 'shape')}
    >
      {(moment, shape) => (
        <Countdown
          {...args}
          shape={shape}
          left={moments[moment]}
          className={shape === 'ring' ? 'mu:size-24' : 'mu:w-72'}
        />
      )}
    </Matrix>
  ),
};

const passing = [6 * minute, 5 * minute, 5 * minute - 1000, minute, 0];

function Passing(args: CountdownProps) {
  const [step, setStep] = useState(0);
  return (
    <div className="mu:flex mu:flex-col mu:items-center mu:gap-6">
      <Countdown {...args} left={passing[step] ?? 0} />
      <Button onPress={() => setStep(step + 1)}>Let time pass</Button>
    </div>
  );
}

export const TellsTheMomentsOnly: Story = {
  render: (args) => <Passing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const heard: Array<string | null> = [];
    const region = canvas.getByRole('status');
    const figures = ['6:00', '5:00', '4:59', '1:00', '0:00'];
    for (const figure of figures) {
      await waitFor(() => expect(canvas.getByRole('timer', { name: 'Time left to pay' })).toHaveTextContent(figure));
      heard.push(region.textContent);
      if (figure !== '0:00') await userEvent.click(canvas.getByRole('button'));
    }
    await expect(heard).toEqual([
      '',
      '5 minutes left to pay',
      '5 minutes left to pay',
      '1 minute left to pay',
      'The time is over',
    ]);
  },
};
