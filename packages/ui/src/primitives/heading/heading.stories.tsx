import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { argTypesOf } from '../../lib/story/arg-types.ts';
import type { Guide } from '../../lib/story/guide.ts';
import { Matrix } from '../../lib/story/matrix.tsx';
import { options } from '../../lib/variants.ts';
import { headingParts } from './heading.parts.ts';
import { Heading } from './heading.tsx';
import { headingVariants } from './heading.variants.ts';

const guide: Guide = {
  use: ['At the beginning of a page and of each part that somebody may look for.'],
  avoid: ['The name of a field or a group of fields: it has a label.', 'Words that are merely large: take Text.'],
  anatomy: [headingParts],
  keyboard: [],
  reader: ['A heading with its level: people jump from one to the next.'],
  dos: ['Choose the level by the order of the page, the size by its look.', 'Have one heading of level 1.'],
  donts: ['Do not leave out a level because the next one is too large.'],
};

const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  parameters: { guide },
  argTypes: argTypesOf(headingVariants),
  args: { level: 2, children: 'What you seek' },
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'What you seek', level: 2 })).toBeVisible();
  },
};

export const Sizes: Story = {
  tags: ['matrix'],
  render: () => (
    <Matrix rows={options(headingVariants, 'size')} columns={['heading']}>
      {(size) => (
        <Heading level={2} size={size}>
          What you seek
        </Heading>
      )}
    </Matrix>
  ),
};
