import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconsGuide } from './icons.guide.ts';
import * as icons from './index.ts';

const meta = { title: 'Foundations/Icons', parameters: { guide: iconsGuide } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const sizes = [
  { size: 'size-3.5', pixels: 14, where: 'in a badge, in the heading of a table' },
  { size: 'size-4', pixels: 16, where: 'in a small button, beside small text' },
  { size: 'size-4.5', pixels: 18, where: 'in a button, a field, a menu' },
  { size: 'size-5', pixels: 20, where: 'in an icon button, a banner, a toast' },
  { size: 'size-6', pixels: 24, where: 'in a large icon button' },
] as const;

export const Default: Story = {
  render: () => (
    <ul className="grid w-180 grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-5">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className="flex flex-col items-center gap-2 text-xs text-text-muted">
          <Icon className="size-5 text-text" />
          {name}
        </li>
      ))}
    </ul>
  ),
};

/** The stroke grows with the drawing, so that an icon is as strong as the text beside it. */
export const Sizes: Story = {
  render: () => (
    <dl className="grid w-140 grid-cols-[auto_auto_1fr] items-center gap-x-6 gap-y-5 text-sm">
      {sizes.map(({ size, pixels, where }) => (
        <div key={size} className="contents">
          <dt className="figures text-text-subtle">{pixels} px</dt>
          <dd className="flex gap-4">
            {[icons.LikeIcon, icons.SearchIcon, icons.MessagesIcon, icons.DiscoverIcon].map((Icon, index) => (
              <Icon key={index} className={size} />
            ))}
          </dd>
          <dd className="text-text-muted">{where}</dd>
        </div>
      ))}
    </dl>
  ),
};
