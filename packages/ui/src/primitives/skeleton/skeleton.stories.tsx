import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { skeletonGuide } from './skeleton.guide.ts';
import { Loading, Skeleton } from './skeleton.tsx';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  parameters: { guide: skeletonGuide },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { className: 'w-60' } };

export const ShapeOfACard: Story = {
  tags: ['matrix'],
  render: () => (
    <Loading label="Loading profiles…">
      <Card className="w-80">
        <div className="flex items-center gap-4">
          <Skeleton shape="circle" className="size-14" />
          <div className="flex-1">
            <Skeleton className="w-2/3 text-lg" />
            <Skeleton className="w-1/3" />
          </div>
        </div>
        <div className="mt-4">
          <Skeleton />
          <Skeleton />
          <Skeleton className="w-3/4" />
        </div>
        <div className="mt-4 flex gap-2">
          <Skeleton shape="pill" />
          <Skeleton shape="pill" className="w-28" />
        </div>
      </Card>
    </Loading>
  ),
};
