import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { tooltipGuide } from './tooltip.guide.ts';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  parameters: { guide: tooltipGuide },
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

export const Shown: Story = { args: { isOpen: true } };
