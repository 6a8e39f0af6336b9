import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { Mark } from '../../primitives/logo/mark.tsx';
import { Toasts } from '../../primitives/toast/toast-queue.ts';
import { now, notifications } from '../notifications/notification.examples.ts';
import { AppShell } from './app-shell.tsx';
import { account, links, preferences, signedIn } from './chrome.examples.ts';
import { scrolledStory } from './scrolled-story.tsx';

const guide: Guide = {
  use: ['Around every page of somebody who is signed in.'],
  avoid: ['Visitors: VisitorShell, which downloads a tenth of it.'],
  anatomy: [
    { part: 'Skip link', is: 'the first stop of the keyboard, into the page' },
    { part: 'Top bar or bottom bar', is: 'places, from 1024 px above, below it at the thumb' },
    { part: 'Connection', is: 'a line across the page while the server is away, and when it is back' },
    { part: 'Content', is: 'the page itself, which takes the focus after a navigation' },
    { part: 'Footer', is: 'on pages that end; not on phones' },
    { part: 'Toasts', is: 'passing news' },
  ],
  keyboard: [{ keys: 'Tab, Enter', does: 'jumps into the page', story: 'SkipsToTheContent' }],
  reader: ['Landmarks: banner, navigation, main, contentinfo.', 'A lost connection is said politely.'],
  dos: ['Hide the bottom bar in a conversation: the composer needs the room.'],
  donts: ['Put a second main or banner into a page.'],
};

const meta = {
  title: 'Patterns/AppShell',
  component: AppShell,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    current: 'home',
    links,
    preferences,
    session: signedIn,
    connection: 'online',
    onRetryConnection: fn(),
    toasts: new Toasts(),
    year: 2026,
    children: (
      <div className="mu:mx-auto mu:w-full mu:max-w-5xl mu:px-5 mu:py-12 mu:md:px-8">
        <h1 className="mu:display mu:text-3xl">A page</h1>
        <p className="mu:mt-2 mu:text-text-muted">The screen stands here.</p>
      </div>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
export const WithoutNews: Story = {
  args: { session: { ...signedIn, counts: { newLikes: 0, unreadMessages: 0, answeredTickets: 0, unread: 0 } } },
};
export const Stage: Story = { args: { layout: 'stage', current: 'discover' } };
export const Conversation: Story = { args: { layout: 'fill', current: 'messages', hideBottomBar: true } };
/** A swipe downwards has shown the bar again for a moment. */
export const ConversationWithTheBarBack: Story = { args: { layout: 'fill', current: 'messages' } };
export const LongNames: Story = {
  args: {
    session: {
      ...signedIn,
      account: {
        ...account,
        handle: null,
        name: 'Wolfeschlegelsteinhausenbergerdorff the Younger',
        tier: 'premium_plus',
      },
      counts: { newLikes: 120, unreadMessages: 99, answeredTickets: 0, unread: 1000 },
    },
  },
};

export const Offline: Story = { args: { connection: 'offline' } };
export const Restored: Story = { args: { connection: 'restored' } };
/** Reads go on, and whatever is written is refused. */
export const Maintenance: Story = { args: { connection: 'maintenance' } };
/** The line stays in sight, and what gets the focus stands clear of it. */
export const MaintenanceScrolled: Story = { tags: ['no-picture'], ...scrolledStory };
export const Unreachable: Story = {
  args: { connection: 'unreachable' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(within(canvas.getByRole('status')).getByRole('button'));
    await expect(args.onRetryConnection).toHaveBeenCalledOnce();
  },
};

export const SkipLink: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};

export const SkipsToTheContent: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const WithToasts: Story = {
  args: { toasts: new Toasts() },
  play: async ({ args }) => {
    args.toasts.clear();
    args.toasts.show({ title: 'The profile is saved.', tone: 'success' }, Number.POSITIVE_INFINITY);
    args.toasts.show(
      {
        title: 'You and Lin Yue matched',
        icon: <Mark motion="meet" className="mu:mt-0.5 mu:h-5 mu:w-auto mu:text-text" />,
        action: { label: 'Say hello', onPress: fn() },
      },
      Number.POSITIVE_INFINITY,
    );
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(2));
  },
};

export const NotificationsAtHand: Story = {
  tags: ['no-picture'],
  args: { session: { ...signedIn, feed: { ...signedIn.feed, now, view: { status: 'ready', notifications } } } },
};
