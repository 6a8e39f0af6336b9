import type { Meta, StoryObj } from '@storybook/react-vite';
import { argTypesOf } from '../../lib/story/arg-types.ts';
import type { Guide } from '../../lib/story/guide.ts';
import { options } from '../../lib/variants.ts';
import { Card } from './card.tsx';
import { cardVariants } from './card.variants.ts';
import { cardParts } from './card.parts.ts';

const guide: Guide = {
  use: ['To hold what belongs together and stands apart from the rest: a plan, a form’s section, an item of a list.'],
  avoid: [
    'Around everything: space and a heading group just as well.',
    'For what floats: Popover, Dialog and Sheet bring their own surface.',
  ],
  anatomy: [cardParts],
  keyboard: [],
  reader: ['Nothing of its own. `as="article"` or `"section"` says what it is where that helps.'],
  dos: [
    '`raised` on the page, `sunken` for a well, `outline` on a raised surface.',
    'Keep `accent` for the one that is recommended.',
  ],
  donts: ['Don’t nest cards of the same tone.', 'Don’t make a whole card a button: put a Link into its heading.'],
};

const meta = {
  title: 'Primitives/Card',
  component: Card,
  args: { className: 'mu:w-80', children: 'Three wallets, one grant programme and a lot of open questions.' },
  argTypes: argTypesOf(cardVariants),
  parameters: { guide },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  tags: ['matrix'],
  render: () => (
    <div className="mu:grid mu:w-160 mu:grid-cols-1 mu:sm:grid-cols-2 mu:gap-6">
      {options(cardVariants, 'tone').map((tone) => (
        <Card key={tone} tone={tone}>
          <h3 className="mu:display mu:text-lg">{tone}</h3>
          <p className="mu:mt-1 mu:text-text-muted">Depth is a step of surface and a hairline.</p>
        </Card>
      ))}
    </div>
  ),
};
