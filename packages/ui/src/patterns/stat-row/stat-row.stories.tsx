import type { Meta, StoryObj } from '@storybook/react-vite';
import { statRowGuide } from './stat-row.guide.ts';
import { StatRow } from './stat-row.tsx';

const meta = {
  title: 'Patterns/StatRow',
  component: StatRow,
  parameters: { guide: statRowGuide },
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
    <div className="flex w-160 max-w-[calc(100vw-2rem)] flex-col gap-8">
      <StatRow {...args} />
      <StatRow {...args} size="large" />
    </div>
  ),
};
export const Large: Story = { args: { size: 'large', className: 'w-full max-w-3xl' } };
