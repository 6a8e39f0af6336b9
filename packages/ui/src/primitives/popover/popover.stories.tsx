import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { popoverGuide } from './popover.guide.ts';
import { Popover, PopoverTrigger } from './popover.tsx';

const meta = {
  title: 'Primitives/Popover',
  component: Popover,
  parameters: { guide: popoverGuide },
  args: { label: 'Daily likes', children: null },
  render: () => (
    <PopoverTrigger>
      <Button>Likes left</Button>
      <Popover label="Daily likes">
        <p className="max-w-60">
          You have <strong className="figures font-semibold">4</strong> of 10 likes left today. They come back at
          midnight UTC.
        </p>
      </Popover>
    </PopoverTrigger>
  ),
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Daily likes' })).toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Daily likes' })).toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeInTheDocument());
  },
};
