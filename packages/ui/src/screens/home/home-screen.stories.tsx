import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ada, chineseArtist, longest } from '../../patterns/profile-kind/profile.examples.ts';
import { type HomeView, HomeScreen } from './home-screen.tsx';

const likes = { limit: 10, current: 3, remaining: 7, canUse: true, resetsAt: '2026-11-21T00:00:00.000Z' };
const lin = { _id: 'lin', name: 'Lin Yue', profileType: 'individual', avatar: null } as const;
const tide = { _id: 'tidepool', name: 'Tidepool', profileType: 'project', avatar: null } as const;
const night = { _id: 'night', name: 'Night builders', profileType: 'group', avatar: null } as const;
const full: Extract<HomeView, { status: 'ready' }> = {
  status: 'ready',
  profile: ada,
  likes,
  toAnswer: [
    {
      conversationId: 'c1',
      href: '/messages',
      partner: lin,
      lastMessage: { type: 'text', content: 'Would you look at our recovery flow? I can send the draft tonight.' },
      lastMessageAt: '2026-11-20T11:48:00.000Z',
      unread: 2,
    },
    {
      conversationId: 'c2',
      href: '/messages',
      partner: tide,
      lastMessage: { type: 'gif', content: '' },
      lastMessageAt: '2026-11-20T08:00:00.000Z',
      unread: 1,
    },
    {
      conversationId: 'c3',
      href: '/messages',
      partner: null,
      lastMessage: { type: 'text', content: 'See you at the meetup.' },
      lastMessageAt: '2026-11-17T08:00:00.000Z',
      unread: 12,
    },
  ],
  elsewhere: [],
  matches: [
    { _id: 'm1', href: '/messages', partner: night, createdAt: '2026-11-20T11:59:30.000Z' },
    { _id: 'm2', href: '/messages', partner: tide, createdAt: '2026-11-19T09:00:00.000Z' },
    { _id: 'm3', href: '/messages', partner: lin, createdAt: '2026-11-18T09:00:00.000Z' },
  ],
};

const meta = {
  title: 'Screens/Home',
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: full,
    name: 'Ada',
    handle: 'ada_builds',
    now: Date.parse('2026-11-20T12:00:00.000Z'),
    createHref: '/profiles?mode=create',
    discoverHref: '/discover',
    messagesHref: '/messages',
    profilesHref: '/profiles',
    premiumHref: '/premium',
    onRetry: fn(),
  },
} satisfies Meta<typeof HomeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Newcomer: Story = { args: { view: { status: 'newcomer' } } };
export const NothingYet: Story = { args: { view: { ...full, toAnswer: [], matches: [] } } };
/** Messages for another own profile: never "nothing is waiting". */
export const UnreadElsewhere: Story = {
  args: {
    view: {
      ...full,
      toAnswer: [],
      elsewhere: [{ ...night, href: '/profiles/night/messages', unread: 2 }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Night builders.*2 unread messages/ })).toHaveAttribute(
      'href',
      '/profiles/night/messages',
    );
    await expect(canvas.queryByText(/Nothing is waiting/)).toBeNull();
  },
};
export const LikesUsedUp: Story = {
  args: { view: { ...full, likes: { ...likes, current: 10, remaining: 0, canUse: false } } },
};
export const Unlimited: Story = { args: { view: { ...full, likes: { ...likes, limit: null, remaining: null } } } };
export const LongText: Story = {
  args: {
    name: 'Wolfeschlegelsteinhausenbergerdorff',
    view: {
      ...full,
      profile: longest,
      matches: [
        { _id: 'm', href: '/', partner: { ...lin, name: longest.name }, createdAt: '2026-11-18T09:00:00.000Z' },
      ],
      toAnswer: full.toAnswer.map((each) => ({ ...each, partner: { ...lin, name: longest.name } })),
    },
  },
};
export const ChineseContent: Story = {
  args: {
    name: '晓雨',
    view: {
      ...full,
      profile: chineseArtist,
      matches: [
        { _id: 'm', href: '/', partner: { ...night, name: '零知识读书会' }, createdAt: '2026-11-18T09:00:00.000Z' },
      ],
    },
  },
};
export const Loading: Story = { args: { view: { status: 'loading' } } };

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
