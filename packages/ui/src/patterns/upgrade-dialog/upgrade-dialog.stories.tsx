import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { UpgradeDialog } from './upgrade-dialog.tsx';

const guide: Guide = {
  use: ['When a like, a super-like or a filter was just blocked by the plan.'],
  avoid: [
    'To advertise: it answers an action and never opens by itself.',
    'To compare plans: lead to the page of plans.',
  ],
  anatomy: [
    { part: 'Title', is: 'what is used up or not in the plan' },
    { part: 'Counter and text', is: 'how many there were, and when they come back' },
    { part: 'What the plan brings', is: 'the wanted thing first' },
    { part: 'Answers', is: 'not now, or see the plan' },
  ],
  keyboard: [
    { keys: 'Escape', does: 'Closes it', story: 'LikesUsedUp' },
    { keys: 'Tab, Enter', does: 'Reaches and presses the answers', story: 'Keyboard' },
  ],
  reader: ['A dialog named by its title; focus returns to the action that opened it.'],
  dos: ['Pass the server’s clock as `now`, so that the wait is right.', 'Keep the card in the deck as it was.'],
  donts: ['Don’t open it before the limit is reached.', 'Don’t hide when the limit starts anew.'],
};

const limit = (of: number, remaining: number) => ({
  limit: of,
  remaining,
  current: of - remaining,
  canUse: remaining > 0,
  resetsAt: '2026-11-21T00:00:00.000Z',
});

const meta = {
  title: 'Patterns/UpgradeDialog',
  component: UpgradeDialog,
  parameters: { guide },
  args: {
    isOpen: true,
    feature: 'likes',
    limit: limit(10, 0),
    now: Date.parse('2026-11-20T19:00:00.000Z'),
    onClose: fn(),
    onSeePlans: fn(),
  },
} satisfies Meta<typeof UpgradeDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LikesUsedUp: Story = {
  tags: ['no-picture'],
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'That was your last like today' });
    await expect(dialog).toHaveTextContent('all 10 of your likes');
    await expect(dialog).toHaveTextContent('in 5 hours');
    await userEvent.click(screen.getByRole('button', { name: 'See Premium' }));
    await expect(args.onSeePlans).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const SuperLikesUsedUp: Story = {
  args: { feature: 'superLikes', limit: limit(5, 0) },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'See Premium Plus' })).toBeVisible());
  },
};

export const SuperLikesNotInPlan: Story = { args: { feature: 'superLikes', limit: limit(0, 0) } };

export const AdvancedFilters: Story = { tags: ['matrix'], args: { feature: 'filters', limit: null } };

export const Keyboard: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    const [no, yes] = ['Not now', 'See Premium'].map((name) => screen.getByRole('button', { name }));
    for (let stops = 0; stops < 4 && document.activeElement !== no; stops += 1) await userEvent.tab();
    await expect(no).toHaveFocus();
    await userEvent.tab();
    await expect(yes).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSeePlans).toHaveBeenCalledOnce();
  },
};
