import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { BottomBar } from './bottom-bar.tsx';
import { links, preferences, signedIn } from './chrome.examples.ts';

const guide: Guide = {
  use: ['Inside AppShell, below 1024 px.'],
  avoid: ['Wide windows: TopBar.'],
  anatomy: [
    { part: 'Likes, messages, alerts', is: 'with what is new, capped at 9+' },
    { part: 'Discover', is: 'the mark, in the middle, the largest target' },
    { part: 'Account', is: 'opens a sheet: who one is, places, language, theme, sign out' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'opens the notifications', story: 'NotificationsOpen' },
    {
      keys: 'Enter, Escape',
      does: 'opens and closes the account sheet; the focus comes back',
      story: 'ChoosesLanguageThemeAndLeaves',
    },
  ],
  reader: ['The same navigation as the TopBar’s, with counts in words.'],
  dos: ['Keep five entries: what is sixth goes into the sheet.'],
  donts: ['Cover content: it takes room at the foot of the page.'],
};

const meta = {
  title: 'Patterns/BottomBar',
  component: BottomBar,
  parameters: { guide, layout: 'fullscreen' },
  args: { current: 'discover', links, preferences, session: signedIn },
  render: (args) => (
    <div className="mu:flex mu:min-h-dvh mu:flex-col mu:justify-end">
      <BottomBar {...args} />
    </div>
  ),
} satisfies Meta<typeof BottomBar>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = async (buttons: HTMLElement[], index: number) => {
  const button = buttons[index];
  if (!button) throw new Error('no such button');
  button.focus();
  return button;
};

export const Default: Story = { tags: ['matrix'] };
export const WithoutNews: Story = {
  args: {
    current: null,
    session: { ...signedIn, counts: { newLikes: 0, unreadMessages: 0, answeredTickets: 0, unread: 0 } },
  },
};

export const AccountSheetOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await press(canvas.getAllByRole('button'), 1);
    await userEvent.keyboard('{Enter}');
    const sheet = within(await screen.findByRole('dialog'));
    // The footer, which links there elsewhere, is not shown on phones.
    for (const place of ['settings', 'about', 'privacy', 'terms'] as const)
      await expect(sheet.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(`/${place}`);
  },
};

export const ChoosesLanguageThemeAndLeaves: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    const account = await press(canvas.getAllByRole('button'), 1);
    await userEvent.keyboard('{Enter}');
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(sheet.getByText('中文'));
    await expect(args.preferences.onLanguageChange).toHaveBeenCalledWith('zh');
    const [, , , , , dark] = sheet.getAllByRole('radio');
    if (!dark) throw new Error('no dark theme');
    await userEvent.click(dark);
    await expect(args.preferences.onThemeChange).toHaveBeenCalledWith('dark');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(account).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const buttons = within(await screen.findByRole('dialog')).getAllByRole('button');
    await userEvent.click(buttons.at(-1) ?? account);
    await expect(args.session.onSignOut).toHaveBeenCalled();
  },
};

export const NotificationsOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await press(canvas.getAllByRole('button'), 0);
    await userEvent.keyboard('{Enter}');
    const panel = within(await screen.findByRole('dialog'));
    // Its content is fetched when it opens.
    await waitFor(() => expect(panel.queryByRole('progressbar')).toBeNull());
  },
};
