import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { links, preferences } from '../chrome/chrome.examples.ts';
import { scrolledStory } from '../chrome/scrolled-story.tsx';
import { VisitorShell } from './visitor-shell.tsx';

const guide: Guide = {
  use: ['Around every page of somebody who is not signed in.'],
  avoid: ['Members: AppShell.'],
  anatomy: [
    { part: 'Bar', is: 'logo, ways through the landing page, language and theme, sign in' },
    { part: 'Menu', is: 'the same in a sheet, below 1024 px; fetched when it is first opened' },
    { part: 'Content', is: 'the page' },
    { part: 'Footer', is: 'where else to go' },
  ],
  keyboard: [{ keys: 'Enter', does: 'opens language and theme, or the menu', story: 'ChoosesLanguageByKeyboard' }],
  reader: ['A skip link comes first.', 'The buttons say that they open a dialog, and whether it is open.'],
  dos: ['Leave `onSignIn` and `year` out while nobody knows who is there.'],
  donts: ['Import from it what most visitors never open.'],
};

const meta = {
  title: 'Patterns/VisitorShell',
  component: VisitorShell,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    links,
    preferences,
    onSignIn: fn(),
    connection: 'online',
    onRetryConnection: fn(),
    year: 2026,
    children: (
      <div className="mu:mx-auto mu:w-full mu:max-w-6xl mu:px-5 mu:py-12 mu:md:px-8">
        <h1 className="mu:display mu:text-3xl">A page</h1>
        <p className="mu:mt-2 mu:text-text-muted">The screen stands here.</p>
      </div>
    ),
  },
} satisfies Meta<typeof VisitorShell>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The button that opens a panel at this width: language and theme, or the menu. */
const panelButton = (buttons: HTMLElement[]): HTMLElement => {
  const button = buttons.find((each) => each.getAttribute('aria-haspopup') === 'dialog' && each.checkVisibility());
  if (!button) throw new Error('no panel at this width');
  return button;
};

export const Default: Story = { tags: ['matrix'] };
export const SigningIn: Story = { args: { isSigningIn: true } };
export const NobodyKnowsYet: Story = {
  render: ({ onSignIn: _onSignIn, year: _year, ...args }) => <VisitorShell {...args} />,
};
/** Reads go on, and whatever is written is refused. */
export const Maintenance: Story = { args: { connection: 'maintenance' } };
/** The line stays in sight, and what gets the focus stands clear of it. */
export const MaintenanceScrolled: Story = { tags: ['no-picture'], ...scrolledStory };
export const Unreachable: Story = { args: { connection: 'unreachable' } };

export const PanelOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(panelButton(canvas.getAllByRole('button')));
    await screen.findByRole('dialog');
  },
};

export const ChoosesLanguageByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = panelButton(canvas.getAllByRole('button'));
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(within(await screen.findByRole('dialog')).getByText('中文'));
    await expect(args.preferences.onLanguageChange).toHaveBeenCalledWith('zh');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
