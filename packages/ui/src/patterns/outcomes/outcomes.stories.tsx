import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { type Outcomes, OutcomesTable } from './outcomes.tsx';

const guide: Guide = {
  use: ['On home, for the acting profile’s own figures of the last 7 and 28 days.'],
  avoid: ['For the figures of another profile: those are in `StatRow`.'],
  anatomy: [
    { part: 'Row', is: 'what is counted, over both periods' },
    { part: 'Line', is: 'what moves the figure: only what the product’s rules do' },
  ],
  keyboard: [{ keys: 'Tab', does: 'reaches the links of the lines', story: 'Newcomer' }],
  reader: ['A table: each row is headed by its figure and its line, each column by its period.'],
  dos: ['Let it load when somebody asks for it.'],
  donts: ['Don’t compare people, and don’t promise what no rule does.'],
};

const figures: Outcomes = {
  last7Days: { seen: 35, likes: 9, matches: 2, answers: 1 },
  last28Days: { seen: 1204, likes: 131, matches: 16, answers: 11 },
  activeDays: 5,
  isSeeking: true,
  strengthPercent: 100,
};
const nothing = { seen: 0, likes: 0, matches: 0, answers: 0 };

const meta = {
  title: 'Patterns/Outcomes',
  component: OutcomesTable,
  parameters: { guide },
  args: { outcomes: figures, discoverHref: '/discover', editHref: '/profiles/ada/edit', messagesHref: '/messages' },
  decorators: [
    (Story) => (
      <div className="mu:w-200 mu:max-w-[calc(100vw-2rem)]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OutcomesTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Somebody who has been here for months. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Likes you gave.*9\s*131$/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Complete it' })).toBeNull();
  },
};

/** Both periods are the same yet, the profile is incomplete, and it seeks nothing. */
export const Newcomer: Story = {
  args: {
    outcomes: {
      last7Days: { seen: 3, likes: 1, matches: 0, answers: 0 },
      last28Days: { seen: 3, likes: 1, matches: 0, answers: 0 },
      activeDays: 1,
      isSeeking: false,
      strengthPercent: 45,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Say whom you seek' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Complete it' })).toHaveFocus();
  },
};

/** Somebody back after two months. */
export const Nothing: Story = {
  args: { outcomes: { ...figures, last7Days: nothing, last28Days: nothing, activeDays: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Look at your deck' })).toHaveAttribute('href', '/discover');
  },
};

export const Loading: Story = { args: { outcomes: null } };
