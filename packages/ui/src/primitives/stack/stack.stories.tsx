import type { Meta, StoryObj } from '@storybook/react-vite';
import { argTypesOf } from '../../lib/story/arg-types.ts';
import type { Guide } from '../../lib/story/guide.ts';
import { Button } from '../button/button.tsx';
import { stackParts } from './stack.parts.ts';
import { Stack } from './stack.tsx';
import { stackVariants } from './stack.variants.ts';

const guide: Guide = {
  use: ['For what stands below or beside each other, where an app has no utilities for it.'],
  avoid: [
    'For a grid, or what changes with the width: take a style sheet.',
    'To group what belongs together: take Card.',
  ],
  anatomy: [stackParts],
  keyboard: [],
  reader: ['Nothing; with `as="ul"` a list.'],
  dos: ['Make the gap inside a group smaller than the one around it.'],
  donts: ['Do not change the order by style: the keyboard follows the document.'],
};

const meta = {
  title: 'Primitives/Stack',
  component: Stack,
  parameters: { guide },
  argTypes: argTypesOf(stackVariants),
  args: { children: ['One', 'Two', 'Three'].map((name) => <Button key={name}>{name}</Button>) },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Row: Story = { tags: ['rtl'], args: { direction: 'row', gap: 'sm', align: 'center' } };
