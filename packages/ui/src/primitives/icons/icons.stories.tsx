import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../lib/story/guide.ts';
import * as icons from './icons.ts';

const guide: Guide = {
  use: [
    'An icon by what it means (`LikeIcon`), never by what it shows (`Heart`): a meaning has one drawing everywhere.',
    'A new meaning is one line in `icons/icons.ts`, from Lucide.',
  ],
  avoid: [
    'For the mark of the product, use Mark.',
    'For an empty page, use EmptyState with its drawings.',
    'Emoji are for what people write.',
  ],
  anatomy: [
    {
      part: 'Drawing',
      is: '24 units square, stroke 1.75, in the colour of the text; `size-4` beside small text, `size-5` in a control',
    },
  ],
  keyboard: [],
  reader: ['Nothing: the control or the text beside it has the words.'],
  dos: ['Give an icon a word beside it, unless it stands in an IconButton.'],
  donts: ['Colour alone to tell two equal icons apart.', 'Two meanings for one drawing within reach of each other.'],
};

const meta = { title: 'Foundations/Icons', parameters: { guide } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const sizes = [
  { size: 'mu:size-3.5', pixels: 14, where: 'in a badge, in the heading of a table' },
  { size: 'mu:size-4', pixels: 16, where: 'in a small button, beside small text' },
  { size: 'mu:size-4.5', pixels: 18, where: 'in a button, a field, a menu' },
  { size: 'mu:size-5', pixels: 20, where: 'in an icon button, a banner, a toast' },
  { size: 'mu:size-6', pixels: 24, where: 'in a large icon button' },
] as const;

export const Default: Story = {
  render: () => (
    <ul className="mu:grid mu:w-180 mu:grid-cols-2 mu:gap-x-4 mu:gap-y-7 mu:sm:grid-cols-5">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className="mu:flex mu:flex-col mu:items-center mu:gap-2 mu:text-xs mu:text-text-muted">
          <Icon className="mu:size-5 mu:text-text" />
          {name}
        </li>
      ))}
    </ul>
  ),
};

/** The stroke scales with the drawing, so that an icon is as heavy as the text beside it. */
export const Sizes: Story = {
  render: () => (
    <dl className="mu:grid mu:w-140 mu:grid-cols-[auto_auto_1fr] mu:items-center mu:gap-x-6 mu:gap-y-5 mu:text-sm">
      {sizes.map(({ size, pixels, where }) => (
        <div key={size} className="mu:contents">
          <dt className="mu:figures mu:text-text-subtle">{pixels} px</dt>
          <dd className="mu:flex mu:gap-4">
            {[icons.LikeIcon, icons.SearchIcon, icons.MessagesIcon, icons.DiscoverIcon].map((Icon, index) => (
              <Icon key={index} className={size} />
            ))}
          </dd>
          <dd className="mu:text-text-muted">{where}</dd>
        </div>
      ))}
    </dl>
  ),
};
