import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { YourTurn } from './your-turn.tsx';

const guide: Guide = {
  use: ['Beside a conversation in which the partner waits for an answer, in the list and on home.'],
  avoid: ['Where the reader waits: nothing shows that a partner owes an answer.'],
  anatomy: [
    { part: 'Words', is: 'that it is the reader’s turn; a heading that says so leaves them out' },
    { part: 'Time', is: 'the days that the partner has waited; within the first day, the hours or minutes' },
  ],
  keyboard: [],
  reader: ['Plain text in a `time` element.'],
  dos: ['Pass the server’s clock as `now`.'],
  donts: ['Don’t urge: the colour is an accent, never a warning.'],
};

const now = Date.parse('2026-11-20T19:00:00.000Z');

const meta = {
  title: 'Patterns/YourTurn',
  component: YourTurn,
  parameters: { guide },
  args: { since: '2026-11-17T09:00:00.000Z', now },
} satisfies Meta<typeof YourTurn>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your turn · 3 days')).toBeVisible();
  },
};

/** Within the first day, and where a heading says whose turn it is. */
export const Times: Story = {
  tags: ['matrix'],
  render: () => (
    <div className="mu:flex mu:flex-col mu:items-start mu:gap-3">
      {['2026-11-20T18:48:00.000Z', '2026-11-20T14:00:00.000Z', '2026-11-19T19:00:00.000Z'].map((since) => (
        <YourTurn key={since} since={since} now={now} />
      ))}
      <YourTurn since="2026-11-12T19:00:00.000Z" now={now} timeOnly />
    </div>
  ),
};
