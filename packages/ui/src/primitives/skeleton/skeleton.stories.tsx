import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../lib/story/guide.ts';
import { Card } from '../card/card.tsx';
import { Loading, Skeleton } from './skeleton.tsx';
import { skeletonParts, loadingParts } from './skeleton.parts.ts';

const guide: Guide = {
  use: ['Where content of a known shape is on its way: a card, a list, a page.'],
  avoid: [
    'For work with a known length: use ProgressBar.',
    'In a button or a small place: use ProgressCircle.',
    'For less than about 300 ms: nothing at all.',
  ],
  anatomy: [skeletonParts, loadingParts],
  keyboard: [],
  reader: ['The label of Loading, once, politely; the shapes are silent.'],
  dos: ['Give it the size of what comes, so that nothing jumps.', 'Wrap all of a screen in one Loading.'],
  donts: ['Don’t draw controls that are not there yet.', 'Don’t show more rows than usually come.'],
};

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  parameters: { guide },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { className: 'mu:w-60' } };

export const ShapeOfACard: Story = {
  tags: ['matrix'],
  render: () => (
    <Loading label="Loading profiles…">
      <Card className="mu:w-80">
        <div className="mu:flex mu:items-center mu:gap-4">
          <Skeleton shape="circle" className="mu:size-14" />
          <div className="mu:flex-1">
            <Skeleton className="mu:w-2/3 mu:text-lg" />
            <Skeleton className="mu:w-1/3" />
          </div>
        </div>
        <div className="mu:mt-4">
          <Skeleton />
          <Skeleton />
          <Skeleton className="mu:w-3/4" />
        </div>
        <div className="mu:mt-4 mu:flex mu:gap-2">
          <Skeleton shape="pill" />
          <Skeleton shape="pill" className="mu:w-28" />
        </div>
      </Card>
    </Loading>
  ),
};
