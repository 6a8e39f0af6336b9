import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import type { Limit } from './like-counter.rules.ts';
import { LikeCounter } from './like-counter.tsx';

const guide: Guide = {
  use: [
    'Beside the actions that a daily limit governs: likes and super-likes.',
    'In UpgradeDialog, to show what is used up.',
  ],
  avoid: ['For progress towards something: use ProgressBar.', 'For a count that has no limit: write the number.'],
  anatomy: [
    { part: 'Diamonds', is: 'one for each of the day, up to twelve; filled for what is left' },
    { part: 'Words', is: 'the figure, "unlimited", or that the plan has none' },
    { part: 'Reset', is: 'when it starts anew, at the reader’s local time' },
  ],
  keyboard: [],
  reader: ['The words alone: the diamonds are silent.'],
  dos: ['Take the limit from the server’s last answer.', 'Show the reset once it gets low.'],
  donts: [
    'Don’t count down on the client before the server has answered.',
    'Don’t rely on yellow and red: the figure says it.',
  ],
};

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
  parameters: { guide },
  args: { feature: 'likes', limit: limit(10, 7) },
} satisfies Meta<typeof LikeCounter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Levels: Story = {
  tags: ['matrix'],
  render: () => (
    <div className="mu:flex mu:flex-col mu:gap-4">
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
