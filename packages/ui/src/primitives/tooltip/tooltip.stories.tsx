import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';
import { tooltipParts } from './tooltip.parts.ts';

const guide: Guide = {
  use: ['A few words that explain a control to those who hesitate.', 'The name of an icon: IconButton brings its own.'],
  avoid: [
    'For what is needed to go on, write it on the page: touch has no tooltip.',
    'For anything that can be pressed or has more than a sentence, use Popover.',
  ],
  anatomy: [tooltipParts],
  keyboard: [
    { keys: 'Tab', does: 'Shows it at once when the control gets focus', story: 'OnKeyboardFocus' },
    { keys: 'Escape', does: 'Hides it; focus stays', story: 'OnKeyboardFocus' },
  ],
  reader: ['The text is the description of the control, read after its name.'],
  dos: ['Say what the label leaves out: “Resets at midnight UTC”.', 'Keep it to one line.'],
  donts: ['Repeat the label.', 'Explain a disabled button with it: that takes no focus.'],
};

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  parameters: { guide },
  args: { text: 'Resets at midnight UTC', children: <Button>4 likes left</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnKeyboardFocus: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    const tooltip = canvasElement.ownerDocument.querySelector('[role=tooltip]');
    await waitFor(() => expect(tooltip).toHaveTextContent('Resets at midnight UTC'));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAccessibleDescription('Resets at midnight UTC'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvasElement.ownerDocument.querySelector('[role=tooltip]')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const Shown: Story = { tags: ['open'], args: { isOpen: true } };
