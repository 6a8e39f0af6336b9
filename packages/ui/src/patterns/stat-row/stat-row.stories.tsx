import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../lib/story/guide.ts';
import { StatRow } from './stat-row.tsx';

const guide: Guide = {
  use: ['For two to four counted figures that belong to one thing: a profile’s views, likes and matches.'],
  avoid: ['For amounts of money: they have their own exactness.'],
  anatomy: [
    { part: 'Figure', is: 'a whole number, grouped as the reader writes it' },
    { part: 'Name', is: 'what is counted, below it' },
    { part: 'Hairline', is: 'between one figure and the next' },
  ],
  keyboard: [],
  reader: ['A list of terms: each name before its figure.'],
  dos: ['Use `large` once on a page, for its own figures.', 'Keep the names to one word.'],
  donts: ['Don’t show figures that nobody counted.', 'Don’t mix units in one row.'],
};

const meta = {
  title: 'Patterns/StatRow',
  component: StatRow,
  parameters: { guide },
  args: {
    stats: [
      { key: 'views', label: 'Views', value: 12345 },
      { key: 'likes', label: 'Likes', value: 67 },
      { key: 'matches', label: 'Matches', value: 8 },
    ],
  },
} satisfies Meta<typeof StatRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sizes: Story = {
  tags: ['matrix'],
  render: (args) => (
    <div className="mu:flex mu:w-160 mu:max-w-[calc(100vw-2rem)] mu:flex-col mu:gap-8">
      <StatRow {...args} />
      <StatRow {...args} size="large" />
    </div>
  ),
};
export const Large: Story = { args: { size: 'large', className: 'mu:w-full mu:max-w-3xl' } };
