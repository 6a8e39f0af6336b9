import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { ActingProfilePicker } from './acting-profile-picker.tsx';

const guide: Guide = {
  use: ['Before a page that acts as one profile, when there are several: discover, likes.'],
  avoid: ['Beside content that is already there: ProfileSwitcher.'],
  anatomy: [
    { part: 'Title and lead', is: 'why it is asked' },
    { part: 'Profiles', is: 'one button each: picture, name, what it is' },
    { part: 'Below', is: 'choices of the same step' },
  ],
  keyboard: [{ keys: 'Tab, Enter', does: 'chooses a profile and goes on at once', story: 'Keyboard' }],
  reader: ['A heading and a list of buttons, each beginning with “Act as”.'],
  dos: ['Skip it for people with one profile.'],
  donts: ['Ask again on each visit.'],
};

const meta = {
  title: 'Patterns/ActingProfilePicker',
  component: ActingProfilePicker,
  parameters: { guide },
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
    <div className="mu:w-[36rem] mu:max-w-[calc(100vw-2rem)]">
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
