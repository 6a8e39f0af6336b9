import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { Button } from '../button/button.tsx';
import { Popover, PopoverTrigger } from './popover.tsx';
import { popoverParts } from './popover.parts.ts';

const guide: Guide = {
  use: [
    'A little more about something on the page, without leaving it: how many likes are left, a list of news, a few filters.',
  ],
  avoid: [
    'For a list of actions, use Menu.',
    'For what must be answered before going on, use Dialog.',
    'For a few words that explain a control, use Tooltip.',
  ],
  anatomy: [popoverParts],
  keyboard: [
    { keys: 'Enter, Space', does: 'Opens it and moves focus inside', story: 'Keyboard' },
    { keys: 'Escape', does: 'Closes it and gives focus back to the button', story: 'Keyboard' },
  ],
  reader: [
    'A dialog with its name; the rest of the page is out of reach until it closes.',
    'The button says whether it is open.',
  ],
  dos: ['Name it.', 'Keep it to what is read in one glance; it scrolls where it must.'],
  donts: ['A form that is lost on a press outside.', 'Open one from inside another.'],
};

const meta = {
  title: 'Primitives/Popover',
  component: Popover,
  parameters: { guide },
  args: { label: 'Daily likes', children: null },
  render: () => (
    <PopoverTrigger>
      <Button>Likes left</Button>
      <Popover label="Daily likes">
        <p className="mu:max-w-60">
          You have <strong className="mu:figures mu:font-semibold">4</strong> of 10 likes left today. They come back at
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
  tags: ['open'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeInTheDocument());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};
