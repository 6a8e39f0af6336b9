import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { drawnPicture } from '../../lib/story/pictures.ts';
import { Picture } from './picture.tsx';
import { pictureParts } from './picture.parts.ts';

const guide: Guide = {
  use: [
    'For every picture that a person uploaded, in any box: it fetches the size that fits and draws it roughly until it is there.',
  ],
  avoid: ['For who somebody is at a small size: Avatar has the right sizes and the generated art.'],
  anatomy: [pictureParts],
  keyboard: [],
  reader: ['Read as its `alt`; an empty one is passed over.'],
  dos: ['Say how wide it is drawn in `sizes`.', 'Give the box its shape, so that nothing jumps.'],
  donts: ['Don’t put words that stand beside it into `alt`.'],
};

const meta = {
  title: 'Primitives/Picture',
  component: Picture,
  args: { src: drawnPicture(0), alt: 'A gold diamond above dark hills', sizes: '20rem' },
  parameters: { guide },
  render: (args) => (
    <div className="mu:aspect-3/2 mu:w-80 mu:max-w-full mu:overflow-hidden mu:rounded-card mu:bg-surface-sunken">
      <Picture {...args} className="mu:size-full mu:object-cover" />
    </div>
  ),
} satisfies Meta<typeof Picture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const hash = '6f1d2c0e5b8a47939d0c6b1e2f3a4d5c6b7a8e9f0d1c2b3a4f5e6d7c8b9a0f1e';

/** While one of our uploads loads, its thumbhash is drawn. */
export const WhileItLoads: Story = {
  // The address does not load: the drawing stays, and the browser’s broken-image icon is not ours to compare.
  tags: ['no-picture'],
  args: { src: `/pictures/${hash}-640x480-1QcSHQRnh493V4dIh4eXh1h4kJUI/640.webp`, alt: '', loading: 'lazy' },
  render: (args) => (
    <div className="mu:mt-[300vh] mu:w-80">
      <Picture {...args} className="mu:aspect-3/2 mu:w-full mu:object-cover" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await waitFor(() => expect(image?.style.backgroundImage).toMatch(/^url\("data:image\/png/));
    await expect(image?.srcset).toContain('/160.webp 160w');
    await expect(image).toHaveAttribute('width', '640');
  },
};
