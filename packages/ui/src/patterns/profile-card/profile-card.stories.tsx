import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { ada, chineseArtist, longest, nightBuilders, tidepool } from '../profile-kind/profile.examples.ts';
import { profileCardGuide } from './profile-card.guide.ts';
import { ProfileCard } from './profile-card.tsx';

const meta = {
  title: 'Patterns/ProfileCard',
  component: ProfileCard,
  parameters: { guide: profileCardGuide },
  args: { profile: ada, href: '/profiles/ada', className: 'w-80 max-w-[calc(100vw-2rem)]' },
} satisfies Meta<typeof ProfileCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithActions: Story = {
  tags: ['matrix'],
  args: {
    actions: (
      <Button size="sm" variant="quiet">
        Edit
      </Button>
    ),
  },
};

export const Kinds: Story = {
  parameters: { layout: 'padded' },
  render: (args) => (
    <div className="grid w-full gap-4 md:grid-cols-2">
      {[nightBuilders, tidepool, chineseArtist].map((profile) => (
        <ProfileCard {...args} key={profile._id} profile={profile} className="" />
      ))}
    </div>
  ),
};

export const LongText: Story = { args: { profile: longest } };

export const Keyboard: Story = {
  args: {
    actions: (
      <Button size="sm" variant="quiet">
        Edit
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ada Okafor' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
  },
};
