import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { AppShell, type AppShellProps } from '../../patterns/chrome/app-shell.tsx';
import { links, preferences, signedIn } from '../../patterns/chrome/chrome.examples.ts';
import { VisitorShell } from '../../patterns/visitor-shell/visitor-shell.tsx';
import { Toasts } from '../../primitives/toast/toast-queue.ts';

const page = (
  <div className="mu:mx-auto mu:w-full mu:max-w-6xl mu:px-5 mu:py-12 mu:md:px-8">
    <h1 className="mu:display mu:text-3xl">A page</h1>
    <p className="mu:mt-2 mu:text-text-muted">The screen stands here.</p>
  </div>
);

/** The whole chrome: bars, menus, sheets and panels, on wide windows and phones. */
const meta = {
  title: 'Screens/Chrome',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    current: 'home',
    links,
    preferences,
    session: signedIn,
    connection: 'online',
    onRetryConnection: fn(),
    toasts: new Toasts(),
    year: 2026,
    children: page,
  },
} satisfies Meta<typeof AppShell>;
export default meta;

type Story = StoryObj<typeof meta>;

const Visitor = ({ links, preferences, children, connection, onRetryConnection, year }: AppShellProps) => (
  <VisitorShell
    links={links}
    preferences={preferences}
    connection={connection}
    onRetryConnection={onRetryConnection}
    year={year}
    onSignIn={fn()}
  >
    {children}
  </VisitorShell>
);

export const OfAVisitor: Story = { tags: ['whole-page', 'on-sheet'], render: Visitor };

export const OfAMember: Story = { tags: ['whole-page'] };
export const OfAStage: Story = {
  args: {
    layout: 'stage',
    current: 'discover',
    children: (
      <div className="mu:grid mu:flex-1 mu:place-items-center">
        <h1 className="mu:display mu:text-3xl">The deck</h1>
      </div>
    ),
  },
};

/** On phones the bar gives way to the composer. */
export const OfAConversation: Story = {
  tags: ['no-picture-phone-fr'],
  args: { layout: 'fill', current: 'messages', hideBottomBar: true },
};

/** On a phone notifications are a page. */
export const Notifications: Story = {
  tags: ['no-picture-phone', 'no-picture-phone-zh', 'no-picture-phone-fr'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Notifications/ }));
    await screen.findByRole('dialog', { name: 'Notifications' });
  },
};

export const Unreachable: Story = { args: { connection: 'unreachable' } };
