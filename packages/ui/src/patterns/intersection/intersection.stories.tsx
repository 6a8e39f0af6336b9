import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../lib/story/guide.ts';
import { Intersection } from './intersection.tsx';

const guide: Guide = {
  use: ['Beside the words that name what two profiles share.'],
  avoid: ['Counts of anything else: CountBadge.', 'The product’s mark: Mark.'],
  anatomy: [
    { part: 'Diamonds', is: 'apart with nothing in common, overlapping otherwise' },
    { part: 'Overlap', is: 'gold, with the number; 9+ above nine' },
  ],
  keyboard: [],
  reader: ['Nothing: say the number in the text beside it.'],
  dos: ['Give it a height; it keeps its proportions.'],
  donts: ['Use it as decoration.'],
};

const meta = {
  title: 'Patterns/Intersection',
  component: Intersection,
  parameters: { guide },
  args: { count: 3, className: 'mu:h-16' },
} satisfies Meta<typeof Intersection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Counts: Story = {
  tags: ['matrix'],
  render: () => (
    <div className="mu:flex mu:flex-wrap mu:items-center mu:gap-6">
      {[0, 1, 4, 9, 12].map((count) => (
        <Intersection key={count} count={count} className="mu:h-12" />
      ))}
      <Intersection count={3} className="mu:h-8" />
      <Intersection count={3} className="mu:h-24" />
    </div>
  ),
};
