import type { Meta, StoryObj } from '@storybook/react-vite';
import { argTypesOf, Matrix } from '../../lib/story/index.ts';
import { options } from '../../lib/variants.ts';
import { VerifiedIcon } from '../icons/index.ts';
import { badgeGuide } from './badge.guide.ts';
import { Badge, CountBadge } from './badge.tsx';
import { badgeVariants } from './badge.variants.ts';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: 'Premium' },
  argTypes: argTypesOf(badgeVariants),
  parameters: { guide: badgeGuide },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  tags: ['matrix'],
  render: () => (
    <Matrix rows={options(badgeVariants, 'tone')} columns={options(badgeVariants, 'size')}>
      {(tone, size) => (
        <Badge tone={tone} size={size} icon={<VerifiedIcon />}>
          Verified
        </Badge>
      )}
    </Matrix>
  ),
};

export const Counts: Story = {
  render: () => (
    <div className="flex gap-3">
      {[0, 1, 9, 10, 128].map((count) => (
        <CountBadge key={count} count={count} label={`${count} unread`} />
      ))}
      <CountBadge count={4} label="4 sent" tone="neutral" />
    </div>
  ),
};
