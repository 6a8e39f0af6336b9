import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { AppShell } from '../../patterns/chrome/app-shell.tsx';
import { links, preferences, signedIn } from '../../patterns/chrome/chrome.examples.ts';
import { deckProfiles } from '../../patterns/deck-card/deck-card.examples.ts';
import { now, redactedLikes, revealedLikes } from '../../patterns/like-card/like.examples.ts';
import { ada, nightBuilders } from '../../patterns/profile-kind/profile.examples.ts';
import { Toasts } from '../../primitives/toast/toast-queue.ts';
import { LikesScreen, type LikesView } from './likes-screen.tsx';

const toasts = new Toasts();
const [lin] = deckProfiles;

const listOf = (likes: (LikesView & { status: 'ready' })['likes'], more?: Partial<LikesView & { status: 'ready' }>) =>
  ({
    status: 'ready',
    likes,
    total: likes.length,
    waiting: likes.filter(({ isRevealed }) => !isRevealed).length,
    hasMore: false,
    isLoadingMore: false,
    hasMoreFailed: false,
    ...more,
  }) satisfies LikesView;

const received = listOf(revealedLikes);
const sent = listOf(revealedLikes.slice(1, 4));

const meta = {
  title: 'Screens/Likes',
  component: LikesScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    profiles: [ada, nightBuilders],
    actingId: ada._id,
    tab: 'received',
    lists: { received, sent },
    liking: new Set<string>(),
    outcome: { match: null, upgrade: null },
    now,
    createProfileHref: '/profiles/create',
    discoverHref: '/discover',
    premiumHref: '/premium',
    profileHref: (id) => `/profiles/${id}`,
    onChooseActing: fn(),
    onClearActing: fn(),
    onTabChange: fn(),
    onLikeBack: fn(),
    onSendMessage: fn(),
    onOutcomeSeen: fn(),
    onSeePlans: fn(),
    onRetryProfiles: fn(),
    onRetry: fn(),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof LikesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A paying person sees who it was, likes back in one press, and writes once it is mutual. */
export const Received: Story = {
  tags: ['on-sheet'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    const [first, second] = canvas.getAllByRole('article');
    first?.querySelector('button')?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLikeBack).toHaveBeenCalledWith('lin');
    second?.querySelector('button')?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSendMessage).toHaveBeenCalledWith('talk');
  },
};

/** A free person gets a drawing generated from each like's id, and nothing about who it was (D1). */
export const ReceivedHidden: Story = {
  args: { lists: { received: listOf(redactedLikes, { total: 12, waiting: 12, hasMore: true }), sent } },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('article').map((card) => card.querySelector('a')))
      await expect(link).toHaveAttribute('href', '/premium');
  },
};

/** A mutual like is no secret (D1): a free person sees whose it is and writes; the others wait, and only they are counted. */
export const ReceivedMutual: Story = {
  args: { lists: { received: listOf([revealedLikes[1], ...redactedLikes]), sent } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('6 likes are waiting for you')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Write to Tidepool' }));
    await expect(args.onSendMessage).toHaveBeenCalledWith('talk');
  },
};

export const Sent: Story = {
  tags: ['on-sheet'],
  args: { tab: 'sent' },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getAllByRole('tab')[1]?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onTabChange).toHaveBeenCalledWith('received');
  },
};

/** With the real chrome around it. */
export const InTheProduct: Story = {
  args: { lists: { received: listOf(redactedLikes), sent } },
  render: (args) => (
    <AppShell
      current="likes"
      layout="page"
      links={links}
      preferences={preferences}
      session={signedIn}
      connection="online"
      onRetryConnection={fn()}
      toasts={toasts}
      year={2026}
    >
      <LikesScreen {...args} />
    </AppShell>
  ),
};

export const ChooseProfile: Story = {
  args: { actingId: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button')[1] ?? document.body);
    await expect(args.onChooseActing).toHaveBeenCalledWith(nightBuilders._id);
  },
};

export const LikingBack: Story = { args: { liking: new Set(['lin']) } };

export const Matched: Story = {
  args: { outcome: { match: { profile: lin, conversationId: 'talk' }, upgrade: null } },
  play: async () => {
    await screen.findByRole('dialog');
  },
};

/** The plan ended during the visit. */
export const LimitReached: Story = {
  args: {
    outcome: {
      match: null,
      upgrade: {
        feature: 'likes',
        limit: { limit: 10, current: 10, remaining: 0, canUse: false, resetsAt: '2026-11-21T00:00:00.000Z' },
      },
    },
  },
  play: async () => {
    await screen.findByRole('dialog');
  },
};

export const NobodyYet: Story = { args: { lists: { received: listOf([]), sent: listOf([]) } } };
export const NothingSent: Story = { args: { tab: 'sent', lists: { received, sent: listOf([]) } } };
export const Loading: Story = { args: { lists: { received: { status: 'loading' }, sent: { status: 'loading' } } } };
export const LoadingProfiles: Story = { args: { profiles: 'loading', actingId: null } };

export const Failed: Story = {
  args: {
    lists: { received: { status: 'error', message: 'Mutuals can’t be reached.' }, sent },
  },
  play: async ({ args, canvas, userEvent }) => {
    const again = canvas.getAllByRole('button').at(-1);
    await userEvent.click(again ?? document.body);
    await expect(args.onRetry).toHaveBeenCalledWith('received');
  },
};

export const MoreFailed: Story = {
  tags: ['whole-page'],
  args: { lists: { received: listOf(revealedLikes, { total: 100, hasMore: true, hasMoreFailed: true }), sent } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? document.body);
    await expect(args.onLoadMore).toHaveBeenCalledWith('received');
  },
};

export const ProfilesFailed: Story = { args: { profiles: 'failed', actingId: null } };
export const NoProfileYet: Story = { args: { profiles: [], actingId: null } };
