import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { CountBadge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { IndividualIcon, PremiumIcon, SignOutIcon, SupportIcon } from '../icons/index.ts';
import { menuGuide } from './menu.guide.ts';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from './menu.tsx';

const onAction = fn();

const meta = {
  title: 'Primitives/Menu',
  component: Menu,
  parameters: { guide: menuGuide },
  decorators: [
    (Story) => (
      <div className="h-100 w-80 text-right">
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
            <p className="font-medium">Ada Okafor</p>
            <p className="text-sm text-text-muted">@ada_builds</p>
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menu')).toBeInTheDocument());
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    onAction.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My profiles' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Premium' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onAction.mock.calls[0]?.[0]).toBe('premium'));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const TypeAhead: Story = {
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
