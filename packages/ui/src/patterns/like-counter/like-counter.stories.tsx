import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { likeCounterGuide } from './like-counter.guide.ts';
import { LikeCounter } from './like-counter.tsx';
import type { Limit } from './like-counter.rules.ts';

const limit = (of: number | null, remaining: number | null): Limit => ({
  limit: of,
  remaining,
  current: 0,
  canUse: remaining !== 0,
  resetsAt: '2026-11-21T00:00:00.000Z',
});

const meta = {
  title: 'Patterns/LikeCounter',
  component: LikeCounter,
  parameters: { guide: likeCounterGuide },
  args: { feature: 'likes', limit: limit(10, 7) },
} satisfies Meta<typeof LikeCounter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Levels: Story = {
  tags: ['matrix'],
  render: () => (
    <div className="flex flex-col gap-4">
      {[10, 4, 3, 1, 0].map((left) => (
        <LikeCounter key={left} feature="likes" limit={limit(10, left)} showReset={left <= 3} />
      ))}
      {[5, 3, 2, 0].map((left) => (
        <LikeCounter key={left} feature="superLikes" limit={limit(5, left)} />
      ))}
      <LikeCounter feature="likes" limit={limit(null, null)} showReset />
      <LikeCounter feature="superLikes" limit={limit(0, 0)} showReset />
      <LikeCounter feature="likes" limit={limit(50, 31)} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 likes left').closest('[data-level]')).toHaveAttribute('data-level', 'plenty');
    await expect(canvas.getByText(/^3 likes left/).closest('[data-level]')).toHaveAttribute('data-level', 'low');
    await expect(canvas.getByText(/^0 likes left/).closest('[data-level]')).toHaveAttribute('data-level', 'out');
    await expect(canvas.getByText('2 super-likes left').closest('[data-level]')).toHaveAttribute('data-level', 'low');
    await expect(canvas.getByText('No super-likes')).toBeVisible();
  },
};
