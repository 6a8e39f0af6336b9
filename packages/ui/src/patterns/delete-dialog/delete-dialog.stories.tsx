import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { Button } from '../../primitives/button/button.tsx';
import { DeleteDialog, type DeleteDialogProps } from './delete-dialog.tsx';

const guide: Guide = {
  use: ['Before one of several things of a person is deleted for good.'],
  avoid: ['Where it can be put back: take it away at once, and offer Undo.', 'For other questions: AlertDialog.'],
  anatomy: [
    { part: 'Question', is: 'with the name of what is deleted' },
    { part: 'Text', is: 'what follows from it' },
    { part: 'Banner', is: 'why it failed; the button can be pressed again' },
  ],
  keyboard: [{ keys: 'Escape', does: 'Keeps it; the focus is back where it was', story: 'Kept' }],
  reader: ['An alert dialog: its question and its text are read at once.'],
  dos: ['Say what is lost, and what is not.'],
  donts: ['Don’t close it before the server has answered.'],
};

const meta = {
  title: 'Patterns/DeleteDialog',
  component: DeleteDialog,
  parameters: { guide },
  args: {
    askedId: 'ada',
    title: 'Delete “Ada Okafor”?',
    children: 'It leaves discover and every other public place at once. This can’t be undone.',
    confirmLabel: 'Delete profile',
    cancelLabel: 'Keep it',
    failedTitle: 'The profile was not deleted.',
    onDelete: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DeleteDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete profile' }));
    await expect(args.onDelete).toHaveBeenCalledWith('ada');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Deleting: Story = { args: { deletion: { id: 'ada', isPending: true } } };

/** It can be pressed again. */
export const Failed: Story = {
  args: { deletion: { id: 'ada', isPending: false, error: 'The server cannot be reached.' } },
  play: async ({ args, userEvent }) => {
    await screen.findByText('The profile was not deleted.');
    await userEvent.click(screen.getByRole('button', { name: 'Delete profile' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

/** A failure for one item is not shown for another. */
export const FailedForAnother: Story = {
  tags: ['no-picture'],
  args: { deletion: { id: 'bo', isPending: false, error: 'The server cannot be reached.' } },
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Delete “Ada Okafor”?' });
    await expect(screen.queryByText('The profile was not deleted.')).toBeNull();
  },
};

function Asking(args: DeleteDialogProps) {
  const [askedId, setAskedId] = useState<string | null>(null);
  return (
    <>
      <Button onPress={() => setAskedId('ada')}>Delete</Button>
      <DeleteDialog {...args} askedId={askedId} onClose={() => setAskedId(null)} />
    </>
  );
}

export const Kept: Story = {
  tags: ['no-picture'],
  render: (args) => <Asking {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Delete' });
    await userEvent.click(button);
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};
