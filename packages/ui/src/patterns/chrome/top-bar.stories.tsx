import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { links, preferences, signedIn } from './chrome.examples.ts';
import { TopBar } from './top-bar.tsx';

const guide: Guide = {
  use: ['Inside AppShell, from 1024 px on.'],
  avoid: ['Phones and tablets: BottomBar.', 'Visitors: VisitorShell.'],
  anatomy: [
    { part: 'Logo', is: 'home' },
    { part: 'Places', is: 'home, discover, likes, messages with what is new' },
    { part: 'Preferences', is: 'language and theme, a button each' },
    { part: 'Bell', is: 'opens the notifications' },
    { part: 'Account', is: 'who one is, and the other places' },
  ],
  keyboard: [
    { keys: 'Enter, arrow down', does: 'opens the themes and chooses one', story: 'ThemeByKeyboard' },
    { keys: 'Enter, arrow down', does: 'opens the account menu and moves in it', story: 'AccountMenuByKeyboard' },
  ],
  reader: [
    'The current place is `aria-current`.',
    'The bell’s name says how many are unread; badges on icons are hidden.',
  ],
  dos: ['Lead only to pages that exist.'],
  donts: ['Add a place without taking it into the BottomBar’s sheet.'],
};

const meta = {
  title: 'Patterns/TopBar',
  component: TopBar,
  parameters: { guide, layout: 'fullscreen' },
  args: { current: 'discover', links, preferences, session: signedIn },
  render: (args) => (
    <div className="mu:min-h-[40rem] mu:min-w-0 mu:overflow-x-auto">
      <TopBar {...args} />
    </div>
  ),
} satisfies Meta<typeof TopBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The last button of the bar: the account. */
const last = (buttons: HTMLElement[]): HTMLElement => {
  const button = buttons.filter((each) => each.checkVisibility()).at(-1);
  if (!button) throw new Error('no button');
  return button;
};

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveAttribute('href', '/discover');
  },
};

export const AccountMenuByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    last(canvas.getAllByRole('button')).focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getAllByRole('menuitem')).toHaveLength(9);
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.session.onSignOut).toHaveBeenCalled();
  },
};

export const AccountMenuOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(last(canvas.getAllByRole('button')));
    await screen.findByRole('menu');
  },
};

export const ThemeByKeyboard: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Theme: System' }).focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(args.preferences.onThemeChange).toHaveBeenCalledWith('dark'));
  },
};
