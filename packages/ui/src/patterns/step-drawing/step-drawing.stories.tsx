import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../lib/story/guide.ts';
import { StepDrawing } from './step-drawing.tsx';

const guide: Guide = {
  use: ['Beside the four steps of how it works, and at milestones between them.'],
  avoid: ['An empty list: EmptyState has drawings of its own.'],
  anatomy: [{ part: 'Step 0 to 3', is: 'a point, a shape, another one near it, common ground' }],
  keyboard: [],
  reader: ['Nothing: the step is told in words.'],
  dos: ['Keep the order: each drawing grows out of the one before.'],
  donts: ['Show step 3 for anything that is not mutual.'],
};

const meta = {
  title: 'Patterns/StepDrawing',
  component: StepDrawing,
  parameters: { guide },
  args: { step: 3, className: 'mu:w-44' },
} satisfies Meta<typeof StepDrawing>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllFour: Story = {
  tags: ['matrix'],
  render: () => (
    <div className="mu:flex mu:flex-wrap mu:gap-8">
      {[0, 1, 2, 3].map((step) => (
        <StepDrawing key={step} step={step} className="mu:w-36" />
      ))}
    </div>
  ),
};
