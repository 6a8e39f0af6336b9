import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { Badge } from '../../primitives/badge/badge.tsx';
import { BlurredProfileCard } from './blurred-profile-card.tsx';

const guide: Guide = {
  use: ['Where the server keeps a person hidden: likes received on the free plan, new profiles on the landing page.'],
  avoid: [
    'To hide something that the page already has: what may not be seen must not arrive.',
    'While something loads: use Skeleton.',
  ],
  anatomy: [
    { part: 'Drawing', is: 'made from the opaque id alone, then blurred; never from the real picture' },
    { part: 'Name', is: 'a bar in its place; the words are for screen readers' },
    { part: 'Note and badge', is: 'what may be said: when, a super-like, the kind' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Reaches the card when it leads somewhere', story: 'Keyboard' }],
  reader: ['An article that says that the name is hidden, or a link that says how to see it.'],
  dos: ['Pass the opaque id of the like as `seed`.', 'Say in `hiddenLabel` where the link leads.'],
  donts: [
    'Don’t pass the id of a profile, a name or an address of a picture.',
    'Don’t hint at who it is by other means.',
  ],
};

const meta = {
  title: 'Patterns/BlurredProfileCard',
  component: BlurredProfileCard,
  parameters: { guide },
  args: { seed: 'like-7f3a', hiddenLabel: 'Hidden name', note: '2 hours ago', className: 'mu:w-72' },
} satisfies Meta<typeof BlurredProfileCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Kinds: Story = {
  tags: ['matrix'],
  render: (args) => (
    <div className="mu:grid mu:gap-4 mu:md:grid-cols-3">
      {(['individual', 'group', 'project'] as const).map((kind) => (
        <BlurredProfileCard
          {...args}
          key={kind}
          seed={`hidden-${kind}`}
          kind={kind}
          note="Individual · Developer"
          badge={<Badge tone="accent">New</Badge>}
          className="mu:w-56"
        />
      ))}
    </div>
  ),
};

export const ASuperLike: Story = {
  args: {
    badge: (
      <Badge size="md" className="mu:bg-super-like-soft mu:text-super-like-text">
        Super-like
      </Badge>
    ),
  },
};

export const Keyboard: Story = {
  args: { hiddenLabel: 'Someone liked you: see who with Premium', href: '/premium' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Someone liked you: see who with Premium' })).toHaveFocus();
  },
};
