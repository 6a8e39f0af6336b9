import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { deckProfiles, portraits } from '../deck-card/deck-card.examples.ts';
import { LikeOutcome } from './like-outcome.tsx';

const guide: Guide = {
  use: ['Beside whatever a profile can be liked from: the deck, the likes received, a profile page.'],
  avoid: ['Where nothing is liked: MatchDialog and UpgradeDialog stand alone.'],
  anatomy: [
    { part: 'Match', is: 'MatchDialog, when the like was mutual' },
    { part: 'Upgrade', is: 'UpgradeDialog, when the plan had no more likes or super-likes' },
  ],
  keyboard: [{ keys: 'Enter', does: 'on “Send message” opens the conversation', story: 'Matched' }],
  reader: ['One dialog at a time; when it closes, the focus is back where the like was pressed.'],
  dos: ['Say in `keepLabel` what goes on where nothing is swiped.'],
  donts: ['Show it for a like that just went through.'],
};

const [lin] = deckProfiles;

const meta = {
  title: 'Patterns/LikeOutcome',
  component: LikeOutcome,
  parameters: { guide },
  args: {
    own: { _id: 'me', name: 'Noor Haddad', avatar: portraits.noor, profileType: 'individual' },
    match: null,
    upgrade: null,
    now: Date.parse('2026-11-20T19:00:00.000Z'),
    onSendMessage: fn(),
    onKeepSwiping: fn(),
    onUpgradeClose: fn(),
    onSeePlans: fn(),
  },
} satisfies Meta<typeof LikeOutcome>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['no-picture'] };

export const Matched: Story = {
  args: { match: { profile: lin, conversationId: 'talk' }, keepLabel: 'Back to your likes' },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Back to your likes' })).toBeVisible());
    screen.getByRole('button', { name: 'Send message' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSendMessage).toHaveBeenCalledWith('talk');
  },
};

export const Blocked: Story = {
  tags: ['no-picture'],
  args: {
    upgrade: {
      feature: 'likes',
      limit: { limit: 10, current: 10, remaining: 0, canUse: false, resetsAt: '2026-11-21T00:00:00.000Z' },
    },
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'That was your last like today' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onUpgradeClose).toHaveBeenCalledOnce();
  },
};
