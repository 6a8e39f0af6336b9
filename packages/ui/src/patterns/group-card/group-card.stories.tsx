import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { longest, nightBuilders } from '../profile-kind/profile.examples.ts';
import { GroupCard, type GroupCardView } from './group-card.tsx';

const guide: Guide = {
  use: ['For a public group in the grid of /public-groups, where the point is to join it.'],
  avoid: [
    'For groups among other profiles: use ProfileCard.',
    'For a private group: it has no links, and is not listed.',
  ],
  anatomy: [
    { part: 'Cover and portrait', is: 'its own pictures, else art drawn from its id' },
    { part: 'Members, name, bio, tags', is: 'three lines of bio, three tags, nothing counted beyond' },
    { part: 'Actions', is: 'join, follow on X, view the profile; those without a link are left out' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves through the name and the actions that are there', story: 'Keyboard' }],
  reader: [
    'An article with the name as its heading.',
    'Each action says which group it is about and whether it opens a new tab.',
  ],
  dos: ['Pass links as the server gives them: what is not https is not shown.', 'Set `headingLevel` to fit the page.'],
  donts: ['Don’t make one of the cards gold: none is more right than the others.'],
};

const group: GroupCardView = { ...nightBuilders, ...nightBuilders.groupData };
const reading: GroupCardView = {
  ...group,
  _id: 'zk-reading',
  name: '零知识读书会',
  bio: '每周三晚上一起读论文，从椭圆曲线读到递归证明。',
  tags: ['零知识', '读书会', '密码学', '上海'],
  memberCount: 87,
  isVerified: true,
  communityLink: null,
};

const meta = {
  title: 'Patterns/GroupCard',
  component: GroupCard,
  parameters: { guide },
  args: { group, href: '/gallery/night-builders', className: 'mu:w-88 mu:max-w-[calc(100vw-2rem)]' },
} satisfies Meta<typeof GroupCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Verified: Story = { tags: ['matrix'], args: { group: reading } };

export const OnlyACommunityLink: Story = { args: { group: { ...group, xProfile: null, memberCount: 1 } } };

export const UnsafeLinksAreNoLinks: Story = {
  args: { group: { ...group, communityLink: 'javascript:alert(1)', xProfile: 'http://x.com/nightbuilders' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Join community/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^Follow on X/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'View profile: Night builders' })).toHaveAttribute(
      'href',
      '/gallery/night-builders',
    );
  },
};

export const LongText: Story = {
  args: { group: { ...group, name: longest.name, bio: longest.bio, tags: longest.tags, memberCount: 100_000_000 } },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of [
      'Night builders',
      'Join community: Night builders, opens in a new tab',
      'Follow on X: Night builders, opens in a new tab',
      'View profile: Night builders',
    ]) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
};
