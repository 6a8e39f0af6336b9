import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import { visuallyHiddenParts } from './visually-hidden.parts.ts';

const guide: Guide = {
  use: [
    'Words for screen readers where the eye gets the same from place, colour or a drawing: “unread messages” after a count.',
    'A heading that a page needs and its layout shows otherwise (`as="h1"`).',
  ],
  avoid: ['For an icon that can be pressed, use IconButton’s `label`.', 'To hide something from all, leave it out.'],
  anatomy: [visuallyHiddenParts],
  keyboard: [],
  reader: ['Its text, at its place in the document.'],
  dos: ['Write it so that the whole line reads well aloud: “3 unread messages”.'],
  donts: ['Put links or buttons inside: focus would disappear from sight.', 'Tell readers more than the eye gets.'],
};

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  parameters: { guide },
  args: { children: 'unread messages' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <p>
      3 <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('unread messages').getBoundingClientRect().width).toBe(1);
  },
};
