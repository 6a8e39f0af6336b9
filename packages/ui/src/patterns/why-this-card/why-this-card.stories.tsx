import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { fullScore } from './score.examples.ts';
import { WhyThisCard } from './why-this-card.tsx';

const guide: Guide = {
  use: ['Where the number of things that two profiles have in common stands.'],
  avoid: ['Beside a profile that is one’s own, or for a guest: there is no score.'],
  anatomy: [
    { part: 'Button', is: 'the number in words, with a mark that there is more' },
    { part: 'Parts', is: 'each thing that counts, by its rule, with its points' },
    { part: 'Together', is: 'the score' },
    {
      part: 'Notes',
      is: 'words beyond those that count; what beside the points decided the place; the other side sees the same',
    },
  ],
  keyboard: [
    { keys: 'Enter, Escape', does: 'opens it, and closes it with the focus back on the button', story: 'Keyboard' },
  ],
  reader: ['A button with the words and “Why this card”, which opens a dialog of that name.'],
  dos: ['Ask the server when it opens, not before.'],
  donts: ['Count points in the browser: the server’s score is the score.'],
};

const meta = {
  title: 'Patterns/WhyThisCard',
  component: WhyThisCard,
  parameters: { guide },
  args: {
    children: '4 things in common',
    of: 'card',
    name: 'Lin Yue',
    notes: [],
    score: { status: 'ready', score: fullScore },
    onAsk: fn(),
  },
  render: (args) => (
    <div className="mu:min-h-136 mu:p-6">
      <WhyThisCard {...args} />
    </div>
  ),
} satisfies Meta<typeof WhyThisCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const opened: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /in common/ }));
  await screen.findByRole('dialog', { name: 'Why this card' });
};

export const Default: Story = { tags: ['matrix'] };
export const Open: Story = { play: opened };
/** It is below the points, where one scrolls to. */
export const Notes: Story = {
  tags: ['no-picture'],
  args: { notes: ['isBoosted', 'isNew', 'isActiveThisWeek', 'isDealt'] },
  play: async (story) => {
    await opened(story);
    for (const note of [/^Premium Plus opens each day/, /^New here/, /^Active this week/, /^Points decide most/])
      await waitFor(() => expect(screen.getByText(note)).toBeVisible());
  },
};
/** A role that both have proven is named once. */
export const BothProven: Story = {
  tags: ['no-picture'],
  args: {
    score: {
      status: 'ready',
      score: {
        points: 6,
        parts: [{ rule: 'proven', roles: ['developer', 'developer'], points: 6 }],
        moreWords: 0,
        sought: [],
      },
    },
  },
  play: async (story) => {
    await opened(story);
    await waitFor(() => expect(screen.getByText('Developer')).toBeVisible());
  },
};
export const Loading: Story = { args: { score: { status: 'loading' } }, play: opened };

export const Failed: Story = {
  args: { score: { status: 'failed', message: 'Mutuals can’t be reached. Nothing is lost.', onRetry: fn() } },
  play: async (story) => {
    await opened(story);
    const dialog = within(screen.getByRole('dialog'));
    await story.userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    const { score } = story.args;
    await expect(score?.status === 'failed' && score.onRetry).toHaveBeenCalledOnce();
  },
};

export const NothingButTypes: Story = {
  args: {
    children: 'Nothing in common yet',
    score: {
      status: 'ready',
      score: {
        points: 5,
        parts: [{ rule: 'types', own: 'individual', other: 'individual', points: 5 }],
        moreWords: 0,
        sought: [],
      },
    },
  },
  play: opened,
};

export const Keyboard: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAsk).toHaveBeenCalledOnce();
    const dialog = await screen.findByRole('dialog', { name: 'Why this card' });
    await waitFor(() => expect(within(dialog).getByText('Tags of both')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '4 things in common. Why this card' })).toHaveFocus(),
    );
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
