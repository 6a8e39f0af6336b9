import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix } from '../../lib/story/index.ts';
import { StatCard } from './stat-card.tsx';
import { statCardGuide } from './stat-card.guide.ts';

const meta = {
  title: 'Patterns/StatCard',
  component: StatCard,
  parameters: { guide: statCardGuide },
  args: {
    label: 'Total swept',
    value: '12.482900',
    unit: 'BNB',
    loadingLabel: 'Loading the figures',
    className: 'w-64',
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
