import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { CountBadge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { IndividualIcon, PremiumIcon, SignOutIcon, SupportIcon } from '../icons/icons.ts';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger, SubmenuTrigger } from './menu.tsx';
import { menuParts, menuItemParts, menuSectionParts, menuSeparatorParts } from './menu.parts.ts';

const guide: Guide = {
  use: [
    'A few actions or places that belong to one thing and need not be seen all the time: an account, a message, a row.',
  ],
  avoid: [
    'To choose the value of a field, use Select.',
    'For text, fields or anything but items, use Popover.',
    'For one or two actions, show the buttons.',
  ],
  anatomy: [menuParts, menuItemParts, menuSectionParts, menuSeparatorParts],
  keyboard: [
    { keys: 'Arrow right, Arrow left', does: 'Open another menu beside an item, and close it', story: 'Submenu' },
    { keys: 'Arrow down, Enter, Space', does: 'Opens it with the first item focused', story: 'Keyboard' },
    { keys: 'Arrow up, Arrow down', does: 'Moves between items, around the ends', story: 'Keyboard' },
    { keys: 'Letters', does: 'Jump to the item that begins so', story: 'TypeAhead' },
    { keys: 'Home, End', does: 'First and last item', story: 'TypeAhead' },
    { keys: 'Enter', does: 'Chooses the item, closes, gives focus back to the button', story: 'Keyboard' },
    { keys: 'Escape', does: 'Closes and gives focus back to the button', story: 'TypeAhead' },
  ],
  reader: [
    'The button says that it opens a menu, and whether it is open.',
    'Each item: its label, its second line as a description, its place in the list.',
  ],
  dos: [
    'Order by use, and put what destroys last, in `danger`.',
    'Give an item `href` when it leads somewhere: it can then be opened in a new tab.',
  ],
  donts: ['A menu in a menu.', 'Hide the main action of a screen in it.'],
};

const onAction = fn();

const meta = {
  title: 'Primitives/Menu',
  component: Menu,
  parameters: { guide },
  decorators: [
    (Story) => (
      <div className="mu:h-100 mu:w-80 mu:text-right">
        <Story />
      </div>
    ),
  ],
  render: () => (
    <MenuTrigger>
      <Button>Account</Button>
      <Menu
        aria-label="Account"
        onAction={onAction}
        header={
          <>
            <p className="mu:font-medium">Ada Okafor</p>
            <p className="mu:text-sm mu:text-text-muted">@ada_builds</p>
          </>
        }
      >
        <MenuItem id="profiles" icon={<IndividualIcon />}>
          My profiles
        </MenuItem>
        <MenuItem id="premium" icon={<PremiumIcon />} description="More likes, advanced filters">
          Premium
        </MenuItem>
        <MenuItem id="support" icon={<SupportIcon />} end={<CountBadge count={2} label="2 answers" />}>
          Support
        </MenuItem>
        <MenuSeparator />
        <MenuSection title="Session">
          <MenuItem id="sign-out" icon={<SignOutIcon />} tone="danger">
            Sign out
          </MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  ),
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  tags: ['open'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menu')).toBeInTheDocument());
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    onAction.mockClear();
    const button = canvas.getByRole('button', { name: 'Account' });
    await expect(button).toHaveAttribute('aria-haspopup', 'true');
    await userEvent.tab();
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      await waitFor(() => expect(button).toHaveFocus());
      await userEvent.keyboard(key);
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My profiles' })).toHaveFocus());
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      if (key !== '{ArrowDown}') await userEvent.keyboard('{Escape}');
    }
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Premium' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onAction.mock.calls[0]?.[0]).toBe('premium'));
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const TypeAhead: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My profiles' })).toHaveFocus());
    await userEvent.keyboard('su');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Support/ })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My profiles' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
};

/** Items beside an item: for what few people need. */
export const Submenu: Story = {
  tags: ['open'],
  render: () => (
    <div className="mu:h-60 mu:w-120 mu:max-w-full">
      <MenuTrigger>
        <Button>Share</Button>
        <Menu aria-label="Share" placement="bottom start">
          <MenuItem id="copy">Copy the link</MenuItem>
          <SubmenuTrigger>
            <MenuItem id="send">Send to</MenuItem>
            <Menu aria-label="Send to">
              <MenuItem id="ada">Ada Okafor</MenuItem>
              <MenuItem id="lin">Lin Yue</MenuItem>
            </Menu>
          </SubmenuTrigger>
        </Menu>
      </MenuTrigger>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const item = (name: string) => screen.getByRole('menuitem', { name });
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(item('Copy the link')).toBeVisible());
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard(document.activeElement === item('Send to') ? '{ArrowRight}' : '{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(item('Ada Okafor')).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(item('Send to')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(item('Lin Yue')).toHaveFocus());
  },
};
