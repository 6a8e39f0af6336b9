import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { redactedLikes, revealedLikes } from '../../patterns/like-card/like.examples.ts';
import { ada, chineseArtist, longest, nightBuilders, tidepool } from '../../patterns/profile-kind/profile.examples.ts';
import { OutcomesTable } from '../../patterns/outcomes/outcomes.tsx';
import { type HomeView, HomeScreen, type NewInTagsView, type Waiting } from './home-screen.tsx';

const likesLeft = { limit: 10, current: 3, remaining: 7, canUse: true, resetsAt: '2026-11-21T00:00:00.000Z' };
const lin = { _id: 'lin', name: 'Lin Yue', profileType: 'individual', avatar: null } as const;
const tide = { _id: 'tidepool', name: 'Tidepool', profileType: 'project', avatar: null } as const;
const night = { _id: 'night', name: 'Night builders', profileType: 'group', avatar: null } as const;

const waiting: Waiting = {
  likesLeft,
  toAnswer: {
    total: 3,
    items: [
      {
        _id: 'c1',
        href: '/messages',
        ownName: null,
        partner: lin,
        lastMessage: { type: 'text', content: 'Would you look at our recovery flow? I can send the draft tonight.' },
        waitingSince: '2026-11-20T11:48:00.000Z',
        unread: 2,
      },
      {
        _id: 'c2',
        href: '/profiles/night/messages/c2',
        ownName: 'Night builders',
        partner: tide,
        lastMessage: { type: 'gif', content: '' },
        waitingSince: '2026-11-20T08:00:00.000Z',
        unread: 1,
      },
      {
        _id: 'c3',
        href: '/messages',
        ownName: null,
        partner: null,
        lastMessage: { type: 'text', content: 'See you at the meetup.' },
        waitingSince: '2026-11-17T08:00:00.000Z',
        unread: 12,
      },
    ],
  },
  newMatches: {
    total: 3,
    items: [
      { _id: 'm1', href: '/messages', ownName: null, partner: night, createdAt: '2026-11-20T11:59:30.000Z' },
      { _id: 'm2', href: '/messages', ownName: 'Night builders', partner: tide, createdAt: '2026-11-19T09:00:00.000Z' },
      { _id: 'm3', href: '/messages', ownName: null, partner: lin, createdAt: '2026-11-18T09:00:00.000Z' },
    ],
  },
  likers: { total: 14, items: redactedLikes },
  strength: { percent: 65, nextStep: { step: 'picture', gain: 30 } },
};
const nothing: Waiting = {
  ...waiting,
  toAnswer: { total: 0, items: [] },
  newMatches: { total: 0, items: [] },
  likers: { total: 0, items: [] },
};
const fresh: readonly NewInTagsView[] = [tidepool, nightBuilders, chineseArtist].map((profile) => ({
  ...profile,
  sharedTags: profile.tags.slice(0, 2),
}));

const ready = (parts: Partial<Waiting> = {}, newInTags = fresh): Extract<HomeView, { status: 'ready' }> => ({
  status: 'ready',
  profile: ada,
  waiting: { status: 'ready', data: { ...waiting, ...parts } },
  newInTags: { status: 'ready', data: newInTags },
});
const failed = { status: 'failed', message: 'Mutuals can’t be reached. Nothing is lost.', onRetry: fn() } as const;

const meta = {
  title: 'Screens/Home',
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready(),
    name: 'Ada',
    handle: 'ada_builds',
    now: Date.parse('2026-11-20T12:00:00.000Z'),
    links: {
      createHref: '/profiles?mode=create',
      discoverHref: '/discover',
      messagesHref: '/messages',
      likesHref: '/likes',
      profilesHref: '/profiles',
      premiumHref: '/premium',
      editHref: '/profiles/ada/edit',
      profileHref: (id) => `/profiles/${id}`,
    },
    outcomes: null,
    onShowOutcomes: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof HomeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A free person sees that they are liked, but not by whom (D1). */
export const Full: Story = {
  tags: ['whole-page', 'on-sheet'],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('link', { name: /Tidepool.*for Night builders.*1 unread message/ });
    await expect(row).toHaveAttribute('href', '/profiles/night/messages/c2');
    for (const like of canvas.getAllByRole('link', { name: /^Someone/ }))
      await expect(like).toHaveAttribute('href', '/premium');
    await expect(canvas.getByRole('link', { name: 'Add a picture' })).toHaveAttribute('href', '/profiles/ada/edit');
  },
};
/** A paying person sees who it was. */
export const Paying: Story = {
  tags: ['whole-page'],
  args: {
    view: ready({
      likesLeft: { ...likesLeft, limit: null, remaining: null },
      likers: { total: revealedLikes.length, items: revealedLikes },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All likes' })).toHaveAttribute('href', '/likes');
    const [first] = revealedLikes;
    await expect(canvas.getByRole('link', { name: first.name })).toHaveAttribute(
      'href',
      `/profiles/${first.profileId}`,
    );
  },
};
export const Newcomer: Story = { args: { view: { status: 'newcomer' } } };
export const NothingYet: Story = { tags: ['whole-page'], args: { view: ready(nothing, []) } };
/** Without tags, nobody can be new in them. */
export const NoTags: Story = {
  args: {
    view: {
      ...ready({ ...nothing, strength: { percent: 45, nextStep: { step: 'tags', gain: 20 } } }, []),
      profile: { ...ada, tags: [] },
    },
  },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link', { name: 'Add tags' }))
      await expect(link).toHaveAttribute('href', '/profiles/ada/edit');
  },
};
export const Complete: Story = { args: { view: ready({ strength: { percent: 100, nextStep: null } }) } };
export const LikesUsedUp: Story = {
  args: { view: ready({ likesLeft: { ...likesLeft, current: 10, remaining: 0, canUse: false } }) },
};
export const LongText: Story = {
  tags: ['whole-page'],
  args: {
    name: 'Wolfeschlegelsteinhausenbergerdorff',
    view: {
      ...ready(
        {
          toAnswer: {
            total: 100,
            items: waiting.toAnswer.items.map((each) => ({
              ...each,
              ownName: longest.name,
              partner: { ...lin, name: longest.name },
            })),
          },
          newMatches: {
            total: 100,
            items: waiting.newMatches.items.map((each) => ({
              ...each,
              ownName: longest.name,
              partner: { ...lin, name: longest.name },
            })),
          },
        },
        [{ ...longest, sharedTags: longest.tags }],
      ),
      profile: longest,
    },
  },
};
export const ChineseContent: Story = { args: { name: '晓雨', view: { ...ready(), profile: chineseArtist } } };
export const Loading: Story = { args: { view: { status: 'loading' } } };
/** Each part loads separately. */
export const LoadingParts: Story = {
  tags: ['whole-page'],
  args: { view: { ...ready(), waiting: { status: 'loading' }, newInTags: { status: 'loading' } } },
};
export const WaitingFailed: Story = {
  tags: ['whole-page'],
  args: { view: { ...ready(), waiting: failed } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(failed.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Continue discovering' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: tidepool.name })).toBeVisible();
  },
};
export const NewInTagsFailed: Story = {
  tags: ['whole-page'],
  args: { view: { ...ready(), newInTags: failed } },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('alert')).getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Lin Yue.*2 unread messages/ })).toBeVisible();
  },
};

/** What became of it, once it was asked for. */
export const WithOutcomes: Story = {
  tags: ['whole-page'],
  args: {
    outcomes: (
      <OutcomesTable
        outcomes={{
          last7Days: { seen: 35, likes: 9, matches: 2, answers: 1 },
          last28Days: { seen: 120, likes: 31, matches: 6, answers: 4 },
          activeDays: 5,
          isSeeking: true,
          strengthPercent: 65,
        }}
        discoverHref="/discover"
        editHref="/profiles/ada/edit"
        messagesHref="/messages"
      />
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Hide figures' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await expect(args.onShowOutcomes).toHaveBeenCalledWith(false);
  },
};

export const Failed: Story = {
  args: {
    view: {
      status: 'error',
      message: 'Mutuals can’t be reached. Nothing is lost: check your connection and try again.',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
