import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../lib/story/guide.ts';
import { Matrix } from '../../lib/story/matrix.tsx';
import { StatCard } from './stat-card.tsx';

const guide: Guide = {
  use: [
    'For a figure that somebody watches over time: what was swept, what is waiting.',
    'Two to four of them side by side at the head of a page.',
  ],
  avoid: ['For the figures of one profile: use StatRow.', 'For figures that are compared row by row: use Table.'],
  anatomy: [
    { part: 'Label', is: 'what is counted' },
    { part: 'Value and unit', is: 'the figure as the reader writes it' },
    { part: 'Change', is: 'half of a diamond, up or down, with the sign in words' },
    { part: 'Note', is: 'since when, or what it means' },
  ],
  keyboard: [],
  reader: [
    'Label, figure and change in that order; the drawing is silent, so the text carries the sign.',
    'While it loads, what is coming is read once.',
  ],
  dos: ['Format the value outside, in the reader’s locale.', 'Keep the note while it loads, so that nothing jumps.'],
  donts: ['Don’t leave the sign to the colour.', 'Don’t show a change without saying since when.'],
};

const meta = {
  title: 'Patterns/StatCard',
  component: StatCard,
  parameters: { guide },
  args: {
    label: 'Total swept',
    value: '12.482900',
    unit: 'BNB',
    loadingLabel: 'Loading the figures',
    className: 'mu:w-64',
  },
} satisfies Meta<typeof StatCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithChange: Story = {
  args: {
    label: 'Total value',
    value: '$7,489.74',
    unit: undefined,
    change: { direction: 'up', text: '+12.4%' },
    note: 'this month',
  },
};

export const Loading: Story = { args: { value: null, note: 'this month' } };

export const States: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Matrix rows={['up', 'down', 'flat'] as const} columns={['loaded', 'loading'] as const}>
      {(direction, state) => (
        <StatCard
          {...args}
          value={state === 'loading' ? null : '1,240'}
          unit={undefined}
          change={{ direction, text: { up: '+3.2%', down: '−3.2%', flat: '0%' }[direction] }}
          note="since yesterday"
        />
      )}
    </Matrix>
  ),
};

export const LongFigure: Story = { args: { value: '1,234,567,890.123456789012345678' } };
