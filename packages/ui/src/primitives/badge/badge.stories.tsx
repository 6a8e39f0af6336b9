import type { Meta, StoryObj } from '@storybook/react-vite';
import { argTypesOf } from '../../lib/story/arg-types.ts';
import type { Guide } from '../../lib/story/guide.ts';
import { Matrix } from '../../lib/story/matrix.tsx';
import { options } from '../../lib/variants.ts';
import { VerifiedIcon } from '../icons/icons.ts';
import { Badge, CountBadge } from './badge.tsx';
import { badgeVariants } from './badge.variants.ts';
import { badgeParts, countBadgeParts } from './badge.parts.ts';

const guide: Guide = {
  use: [
    'Badge: one word about the thing beside it, such as a status, a tier or “New”.',
    'CountBadge: how many wait behind an icon, a tab or a row.',
  ],
  avoid: [
    'For what can be pressed or removed: use ChipGroup.',
    'For tags and skills: use Chip.',
    'For a message with a verb: use Banner.',
  ],
  anatomy: [badgeParts, countBadgeParts],
  keyboard: [],
  reader: [
    'A Badge is read as its word.',
    'A CountBadge is read as its label, “3 unread messages”, not as the bare number.',
  ],
  dos: ['Say the status in the word, not by the colour.', 'Count exactly in the label even where the eye gets “9+”.'],
  donts: ['Don’t put two badges on one thing.'],
};

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: 'Premium' },
  argTypes: argTypesOf(badgeVariants),
  parameters: { guide },
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
    <div className="mu:flex mu:gap-3">
      {[0, 1, 9, 10, 128].map((count) => (
        <CountBadge key={count} count={count} label={`${count} unread`} />
      ))}
      <CountBadge count={4} label="4 sent" tone="neutral" />
    </div>
  ),
};
