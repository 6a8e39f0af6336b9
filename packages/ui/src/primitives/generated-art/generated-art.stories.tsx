import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix } from '../../lib/story/index.ts';
import { generatedArtGuide } from './generated-art.guide.ts';
import { GeneratedArt } from './generated-art.tsx';

const meta = {
  title: 'Primitives/GeneratedArt',
  component: GeneratedArt,
  args: { seed: 'ada', kind: 'individual', className: 'h-60 w-80 rounded-card' },
  parameters: { guide: generatedArtGuide },
} satisfies Meta<typeof GeneratedArt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Kinds: Story = {
  tags: ['matrix'],
  render: () => (
    <Matrix rows={['individual', 'group', 'project']} columns={['tidepool', 'lin', 'ember', 'kestrel', 'osmanthus']}>
      {(kind, seed) => <GeneratedArt seed={seed} kind={kind} className="h-20 w-24 rounded-card" />}
    </Matrix>
  ),
};
