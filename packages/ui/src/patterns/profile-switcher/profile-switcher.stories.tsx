import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { own } from '../chat-thread/message.examples.ts';
import { ProfileSwitcher } from './profile-switcher.tsx';

const guide: Guide = {
  use: ['Above a list that belongs to one of several own profiles: messages, likes.'],
  avoid: ['Where the choice is a step of its own: ActingProfilePicker.', 'With one profile: nothing.'],
  anatomy: [
    { part: 'Button', is: 'picture and name of the profile that is shown' },
    { part: 'List', is: 'all own profiles with what they are, and how many messages each has not read' },
    { part: 'Count', is: 'on the button: the unread messages of the profiles that are not shown' },
  ],
  keyboard: [{ keys: 'Enter, arrow down', does: 'opens the list and chooses', story: 'Keyboard' }],
  reader: ['A list box with a hidden label, “Messages of”.'],
  dos: ['Keep the choice for the next visit.'],
  donts: ['Show it to people with one profile.'],
};

const meta = {
  title: 'Patterns/ProfileSwitcher',
  component: ProfileSwitcher,
  parameters: { guide },
  args: { profiles: own, value: 'me', unreadMessagesByProfile: {}, onChange: fn() },
  render: (args) => (
    <div className="mu:w-72">
      <ProfileSwitcher {...args} />
    </div>
  ),
} satisfies Meta<typeof ProfileSwitcher>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

/** Closed it counts the other profiles' unread messages; open, each counts its own. */
export const Unread: Story = {
  args: { unreadMessagesByProfile: { me: 3, lantern: 12 } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('12 unread messages in your other profiles')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button'));
    const list = within(await screen.findByRole('listbox'));
    await waitFor(() => expect(list.getByRole('option', { name: /^Noor Haddad.*3 unread messages/ })).toBeVisible());
    await waitFor(() => expect(list.getByRole('option', { name: /^Lantern Labs.*12 unread messages/ })).toBeVisible());
  },
};

export const Keyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('lantern');
  },
};
