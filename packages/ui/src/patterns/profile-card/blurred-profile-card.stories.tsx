import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../../primitives/badge/index.ts';
import { blurredProfileCardGuide } from './blurred-profile-card.guide.ts';
import { BlurredProfileCard } from './blurred-profile-card.tsx';

const meta = {
  title: 'Patterns/BlurredProfileCard',
  component: BlurredProfileCard,
  parameters: { guide: blurredProfileCardGuide },
  args: { seed: 'like-7f3a', hiddenLabel: 'Hidden name', note: '2 hours ago', className: 'w-72' },
} satisfies Meta<typeof BlurredProfileCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Kinds: Story = {
  tags: ['matrix'],
  render: (args) => (
    <div className="grid gap-4 md:grid-cols-3">
      {(['individual', 'group', 'project'] as const).map((kind) => (
        <BlurredProfileCard
          {...args}
          key={kind}
          seed={`hidden-${kind}`}
          kind={kind}
          note="Individual · Developer"
          badge={<Badge tone="accent">New</Badge>}
          className="w-56"
        />
      ))}
    </div>
  ),
};

export const ASuperLike: Story = {
  args: {
    badge: (
      <Badge tone="super-like" size="md">
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
