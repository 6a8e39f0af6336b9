import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { argTypesOf } from '../../lib/story/arg-types.ts';
import type { Guide } from '../../lib/story/guide.ts';
import { Matrix } from '../../lib/story/matrix.tsx';
import { options } from '../../lib/variants.ts';
import { Avatar } from './avatar.tsx';
import { avatarVariants } from './avatar.variants.ts';
import { avatarParts } from './avatar.parts.ts';

const guide: Guide = {
  use: ['Wherever a person, group or project shows small: rows, headers, messages, menus.'],
  avoid: [
    'Large, as the stage of a card: use the profile’s picture or GeneratedArt.',
    'For a company that is not a profile: use its logo.',
  ],
  anatomy: [avatarParts],
  keyboard: [],
  reader: [
    'Nothing where the name stands beside it: leave `alt` empty.',
    'An image with the name where it stands alone.',
  ],
  dos: [
    'Give the id as `seed`: the same profile then always gets the same art.',
    'Keep the shape that goes with the kind.',
  ],
  donts: [
    'Don’t repeat in `alt` the name that stands beside it.',
    'Don’t make it a button by itself: wrap it in a Link or an IconButton with words.',
  ],
};

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { seed: 'ada', size: 'lg' },
  argTypes: argTypesOf(avatarVariants),
  parameters: { guide },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  tags: ['matrix', 'whole-page'],
  render: () => (
    <Matrix rows={['individual', 'group', 'project']} columns={options(avatarVariants, 'size')}>
      {(kind, size) => <Avatar seed={kind} kind={kind} size={size} />}
    </Matrix>
  ),
};

export const ManySeeds: Story = {
  render: () => (
    <div className="mu:grid mu:grid-cols-4 mu:gap-3 mu:sm:grid-cols-8">
      {Array.from({ length: 32 }, (_, index) => (
        <Avatar
          key={index}
          seed={`person ${index}`}
          kind={(['individual', 'group', 'project'] as const)[index % 3] ?? 'individual'}
          size="lg"
        />
      ))}
    </div>
  ),
};

export const PictureThatDoesNotLoad: Story = {
  tags: ['no-picture'],
  args: { src: 'data:image/png;base64,broken', alt: 'Ada Okafor' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Ada Okafor' }).querySelector('svg')).not.toBeNull());
  },
};
