import type { Meta, StoryObj } from '@storybook/react-vite';
import { argTypesOf } from '../../lib/story/arg-types.ts';
import type { Guide } from '../../lib/story/guide.ts';
import { options } from '../../lib/variants.ts';
import { LoadingMark, Logo } from './logo.tsx';
import { logoVariants } from './logo.variants.ts';
import { Mark } from './mark.tsx';

const guide: Guide = {
  use: [
    'Mark and name, once a page: in the bar, on the sign-in page, in the footer.',
    'LoadingMark, while a whole page loads and nothing of its shape is known.',
  ],
  avoid: [
    'Where space is short, use the Mark alone, with the name as its label.',
    'Where the shape of what comes is known, use Skeleton.',
  ],
  anatomy: [
    { part: 'Mark', is: 'two diamonds in the colour of the text; what they share is gold' },
    { part: 'Name', is: 'from `brand`, the one place where it is written' },
  ],
  keyboard: [],
  reader: ['The name; the mark is hidden unless it gets a label.', 'LoadingMark is a status with its words.'],
  dos: ['Leave room of half its height around it.', 'Let `motion="meet"` play once, for a match.'],
  donts: ['Colour the outlines gold: the gold is what is shared.', 'Stretch, tilt or outline it.'],
};

const meta = {
  title: 'Primitives/Logo',
  component: Logo,
  parameters: { guide },
  argTypes: argTypesOf(logoVariants),
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: () => (
    <div className="mu:flex mu:flex-col mu:items-start mu:gap-6">
      {options(logoVariants, 'size').map((size) => (
        <Logo key={size} size={size} />
      ))}
    </div>
  ),
};

export const Marks: Story = {
  render: () => (
    <div className="mu:flex mu:flex-wrap mu:items-end mu:gap-8">
      <Mark className="mu:h-4" />
      <Mark className="mu:h-6" />
      <Mark className="mu:h-12" weight={1.5} />
      <Mark className="mu:h-28" weight={1} motion="meet" />
    </div>
  ),
};

export const Loading: Story = { render: () => <LoadingMark label="Loading…" /> };
