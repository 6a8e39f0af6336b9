import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../lib/story/guide.ts';
import { Matrix } from '../../lib/story/matrix.tsx';
import { GeneratedArt } from './generated-art.tsx';
import { generatedArtParts } from './generated-art.parts.ts';

const guide: Guide = {
  use: ['As the picture or cover of a profile that has none, at any size and shape.'],
  avoid: ['Where there is a picture: show that.', 'As an ornament of the interface: it means a certain profile.'],
  anatomy: [generatedArtParts],
  keyboard: [],
  reader: ['Nothing: it is decoration, and the name stands beside it.'],
  dos: ['Seed it with the id, which never changes.', 'Take `crop="core"` below about 100 px.'],
  donts: [
    'Don’t seed it with what people may not know, such as a hidden like’s sender.',
    'Don’t lay text on it without a scrim.',
  ],
};

const meta = {
  title: 'Primitives/GeneratedArt',
  component: GeneratedArt,
  args: { seed: 'ada', kind: 'individual', className: 'mu:h-60 mu:w-80 mu:rounded-card' },
  parameters: { guide },
} satisfies Meta<typeof GeneratedArt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Kinds: Story = {
  tags: ['matrix'],
  render: () => (
    <Matrix rows={['individual', 'group', 'project']} columns={['tidepool', 'lin', 'ember', 'kestrel', 'osmanthus']}>
      {(kind, seed) => <GeneratedArt seed={seed} kind={kind} className="mu:h-20 mu:w-24 mu:rounded-card" />}
    </Matrix>
  ),
};
