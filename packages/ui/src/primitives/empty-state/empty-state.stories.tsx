import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { emptyStateGuide } from './empty-state.guide.ts';
import { emptyDrawings } from './drawing.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: {
    title: 'You have seen everyone for now',
    children: 'New people join every day. Widen your filters, or come back later.',
    action: <Button>Show all types</Button>,
  },
  parameters: { guide: emptyStateGuide },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Drawings: Story = {
  tags: ['matrix'],
  render: () => (
    <div className="grid gap-x-6 sm:grid-cols-2">
      {emptyDrawings.map((drawing) => (
        <EmptyState key={drawing} title={drawing} drawing={drawing} className="w-80 py-4">
          What will be here, and how it gets here.
        </EmptyState>
      ))}
    </div>
  ),
};
