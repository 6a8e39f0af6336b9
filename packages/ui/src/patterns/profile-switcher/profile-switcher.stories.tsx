import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { own } from '../message-bubble/message.examples.ts';
import { ProfileSwitcher } from './profile-switcher.tsx';

const guide: Guide = {
  use: ['Above a list that belongs to one of several own profiles: messages, likes.'],
  avoid: ['Where the choice is a step of its own: ActingProfilePicker.', 'With one profile: nothing.'],
  anatomy: [
    { part: 'Button', is: 'picture and name of the profile that is shown' },
    { part: 'List', is: 'all own profiles with what they are' },
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
  args: { profiles: own, value: 'me', onChange: fn() },
  render: (args) => (
    <div className="w-72">
      <ProfileSwitcher {...args} />
    </div>
  ),
} satisfies Meta<typeof ProfileSwitcher>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const Keyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('lantern');
  },
};
