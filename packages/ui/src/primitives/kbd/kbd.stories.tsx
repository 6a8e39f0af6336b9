import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../lib/story/guide.ts';
import { Kbd } from './kbd.tsx';
import { kbdParts } from './kbd.parts.ts';

const guide: Guide = {
  use: ['Beside the words for what a key does, on screens that people work in by keyboard.'],
  avoid: ['For something to press: that is a Button.', 'For code or an address: set it in the mono font.'],
  anatomy: [kbdParts],
  keyboard: [],
  reader: ['Read as the letter that stands on it, so the words beside it must say what it does.'],
  dos: ['Name keys as they stand on a keyboard: J, Enter.'],
  donts: ['Do not show it where there is no keyboard: hide the line on coarse pointers.'],
};

const meta = {
  title: 'Primitives/Kbd',
  component: Kbd,
  parameters: { guide },
  args: { children: 'J' },
} satisfies Meta<typeof Kbd>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InALine: Story = {
  tags: ['rtl'],
  render: () => (
    <p className="mu:flex mu:items-center mu:gap-1.5 mu:text-sm mu:text-text-muted">
      <Kbd>J</Kbd>
      <Kbd>K</Kbd>
      <span className="mu:block">Next and previous</span>
      <Kbd>Enter</Kbd>
      <span className="mu:block">Open</span>
    </p>
  ),
};
