import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { bottomBarGuide } from './bottom-bar.guide.ts';
import { BottomBar } from './bottom-bar.tsx';
import { links, preferences, signedIn } from './chrome.examples.ts';

const meta = {
  title: 'Patterns/BottomBar',
  component: BottomBar,
  parameters: { guide: bottomBarGuide, layout: 'fullscreen' },
  args: { current: 'discover', links, preferences, session: signedIn },
  render: (args) => (
    <div className="flex min-h-dvh flex-col justify-end">
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
  args: { current: null, session: { ...signedIn, counts: { newLikes: 0, unreadMessages: 0, unread: 0 } } },
};

export const AccountSheetOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await press(canvas.getAllByRole('button'), 2);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
  },
};

export const ChoosesLanguageThemeAndLeaves: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const account = await press(canvas.getAllByRole('button'), 2);
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
    await press(canvas.getAllByRole('button'), 1);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
  },
};

export const LikesOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await press(canvas.getAllByRole('button'), 0);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
  },
};
