import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { argTypesOf, Matrix } from '../../lib/story/index.ts';
import { options } from '../../lib/variants.ts';
import { avatarGuide } from './avatar.guide.ts';
import { Avatar } from './avatar.tsx';
import { avatarVariants } from './avatar.variants.ts';

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { seed: 'ada', size: 'lg' },
  argTypes: argTypesOf(avatarVariants),
  parameters: { guide: avatarGuide },
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
    <div className="grid grid-cols-4 gap-3 sm:grid-cols-8">
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
  args: { src: 'data:image/png;base64,broken', alt: 'Ada Okafor' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Ada Okafor' }).querySelector('svg')).not.toBeNull());
  },
};
