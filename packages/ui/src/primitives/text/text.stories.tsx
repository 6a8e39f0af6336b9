import type { Meta, StoryObj } from '@storybook/react-vite';
import { argTypesOf } from '../../lib/story/arg-types.ts';
import type { Guide } from '../../lib/story/guide.ts';
import { Matrix } from '../../lib/story/matrix.tsx';
import { options } from '../../lib/variants.ts';
import { textParts } from './text.parts.ts';
import { Text } from './text.tsx';
import { textVariants } from './text.variants.ts';

const guide: Guide = {
  use: ['For words of a page, where an app has no Tailwind or no sizes of its own.'],
  avoid: ['What begins a part of the page: take Heading.', 'Help and errors of a field: they are props of the field.'],
  anatomy: [textParts],
  keyboard: [],
  reader: ['Its words; the colour is not read.'],
  dos: ['Say in words what the tone says.'],
  donts: ['Do not write a paragraph in `xs`.'],
};

const meta = {
  title: 'Primitives/Text',
  component: Text,
  parameters: { guide },
  argTypes: argTypesOf(textVariants),
  args: { children: 'We have sent you a link. It holds for ten minutes.' },
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  tags: ['matrix'],
  render: () => (
    <Matrix rows={options(textVariants, 'size')} columns={options(textVariants, 'tone')}>
      {(size, tone) => (
        <Text size={size} tone={tone}>
          Sent
        </Text>
      )}
    </Matrix>
  ),
};
