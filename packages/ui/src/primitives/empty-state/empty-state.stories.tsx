import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../lib/story/guide.ts';
import { Button } from '../button/button.tsx';
import { emptyDrawings } from './drawing.tsx';
import { EmptyState } from './empty-state.tsx';
import { emptyStateParts } from './empty-state.parts.ts';

const guide: Guide = {
  use: ['Where a list, a deck or a page has nothing to show yet, or what was asked for does not exist.'],
  avoid: ['While it loads: use Skeleton.', 'In a small box or a menu: one sentence does.'],
  anatomy: [emptyStateParts],
  keyboard: [],
  reader: ['A heading at the level that its page asks for, then text and action; the drawing is silent.'],
  dos: [
    'Offer a next step that fills it.',
    'Pick the drawing by meaning: people, lists, conversations, what is missing.',
  ],
  donts: ['Don’t blame: “No results” says less than what to change.', 'Don’t show two on one page.'],
};

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: {
    title: 'You have seen everyone for now',
    children: 'New people join every day. Widen your filters, or come back later.',
    action: <Button>Show all types</Button>,
  },
  parameters: { guide },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Drawings: Story = {
  tags: ['matrix'],
  render: () => (
    <div className="mu:grid mu:gap-x-6 mu:sm:grid-cols-2">
      {emptyDrawings.map((drawing) => (
        <EmptyState key={drawing} title={drawing} drawing={drawing} className="mu:w-80 mu:py-4">
          What will be here, and how it gets here.
        </EmptyState>
      ))}
    </div>
  ),
};
