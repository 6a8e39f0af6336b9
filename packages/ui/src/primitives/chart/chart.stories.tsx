import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { Chart } from './chart.tsx';
import { chartParts } from './chart.parts.ts';

const guide: Guide = {
  use: ['For one figure over a time, where its course says more than its sum.'],
  avoid: ['For parts of a whole, or for two different figures: give each a plot of its own.'],
  anatomy: [chartParts],
  keyboard: [],
  reader: ['The plot is silent. The table says it all, with a heading for each column and row.'],
  dos: ['Keep the points few: weeks for a quarter, months for a year.'],
  donts: ['No grid, no second axis, no colour beside gold and ink.'],
};

const VALUES = [12, 18, 15, 22, 19, 31, 28, 36, 33, 41, 38, 52, 49];
const points = VALUES.map((value, place) => ({
  label: new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(2026, 7, 30 + place * 7),
  ),
  value,
  before: VALUES[(place * 5) % VALUES.length] ?? 0,
}));

const meta = {
  title: 'Primitives/Chart',
  component: Chart,
  parameters: { layout: 'padded', guide },
  args: {
    label: 'Sign-ups',
    points,
    pointsLabel: 'Week',
    valueLabel: 'Now',
    beforeLabel: 'Before',
    format: String,
  },
} satisfies Meta<typeof Chart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('table')).getAllByRole('row');
    await expect(rows).toHaveLength(VALUES.length + 1);
    await expect(rows[1]).toHaveTextContent('Nov 224933');
  },
};
/** A line at the bottom, not in the middle. */
export const Nothing: Story = {
  tags: ['no-picture'],
  args: { points: points.map(({ label }) => ({ label, value: 0, before: 0 })) },
};
