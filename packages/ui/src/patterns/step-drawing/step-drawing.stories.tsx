import type { Meta, StoryObj } from '@storybook/react-vite';
import { stepDrawingGuide } from './step-drawing.guide.ts';
import { StepDrawing } from './step-drawing.tsx';

const meta = {
  title: 'Patterns/StepDrawing',
  component: StepDrawing,
  parameters: { guide: stepDrawingGuide },
  args: { step: 3, className: 'w-44' },
} satisfies Meta<typeof StepDrawing>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllFour: Story = {
  tags: ['matrix'],
  render: () => (
    <div className="flex flex-wrap gap-8">
      {[0, 1, 2, 3].map((step) => (
        <StepDrawing key={step} step={step} className="w-36" />
      ))}
    </div>
  ),
};
