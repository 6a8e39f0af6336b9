import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { own } from '../message-bubble/message.examples.ts';
import { profileSwitcherGuide } from './profile-switcher.guide.ts';
import { ProfileSwitcher } from './profile-switcher.tsx';

const meta = {
  title: 'Patterns/ProfileSwitcher',
  component: ProfileSwitcher,
  parameters: { guide: profileSwitcherGuide },
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
