import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { actingProfilePickerGuide } from './acting-profile-picker.guide.ts';
import { ActingProfilePicker } from './acting-profile-picker.tsx';

const meta = {
  title: 'Patterns/ActingProfilePicker',
  component: ActingProfilePicker,
  parameters: { guide: actingProfilePickerGuide },
  args: {
    title: 'Who are you today?',
    lead: 'Likes and matches belong to the profile you act as.',
    onChoose: fn(),
    profiles: [
      { _id: 'me', name: 'Noor Haddad', profileType: 'individual', subtype: 'developer', avatar: null },
      { _id: 'lantern', name: 'Lantern Labs', profileType: 'project', subtype: 'dapp', avatar: null },
    ],
  },
  render: (args) => (
    <div className="w-[36rem] max-w-[calc(100vw-2rem)]">
      <ActingProfilePicker {...args} />
    </div>
  ),
} satisfies Meta<typeof ActingProfilePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const Keyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('lantern');
  },
};
