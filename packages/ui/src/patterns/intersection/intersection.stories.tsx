import type { Meta, StoryObj } from '@storybook/react-vite';
import { intersectionGuide } from './intersection.guide.ts';
import { Intersection } from './intersection.tsx';

const meta = {
  title: 'Patterns/Intersection',
  component: Intersection,
  parameters: { guide: intersectionGuide },
  args: { count: 3, className: 'h-16' },
} satisfies Meta<typeof Intersection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Counts: Story = {
  tags: ['matrix'],
  render: () => (
    <div className="flex flex-wrap items-center gap-6">
      {[0, 1, 4, 9, 12].map((count) => (
        <Intersection key={count} count={count} className="h-12" />
      ))}
      <Intersection count={3} className="h-8" />
      <Intersection count={3} className="h-24" />
    </div>
  ),
};
