import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { AlertDialog, Dialog, DialogTrigger } from './dialog.tsx';
import { dialogParts } from './dialog.parts.ts';

const guide: Guide = {
  use: [
    'Dialog: a task that interrupts the page for a moment and has an end, such as renaming or paying.',
    'AlertDialog: a question before something that cannot be taken back.',
  ],
  avoid: ['For more of the same page: use Sheet.', 'For what supports a control: use Popover.', 'For news: use Toast.'],
  anatomy: [dialogParts],
  keyboard: [
    { keys: 'Escape', does: 'Closes it; the focus returns to what opened it', story: 'Keyboard' },
    { keys: 'Tab', does: 'Stays within the dialog', story: 'Keyboard' },
    {
      keys: 'Tab, then Enter',
      does: 'In an AlertDialog: the way back comes first, then the confirming button',
      story: 'AlertKeyboard',
    },
  ],
  reader: [
    'A dialog with its heading as the name; an AlertDialog also reads its text at once.',
    'The page behind is out of reach.',
  ],
  dos: [
    'Name the buttons by what they do: “Delete profile”, “Keep it”.',
    'Say in an AlertDialog what follows and whether it can be undone.',
  ],
  donts: ['Don’t open a dialog nobody asked for.', 'Don’t ask for confirmation where it can be undone.'],
};

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  args: {
    title: 'Rename profile',
    closeLabel: 'Close',
    children: <TextField label="Name" defaultValue="Tidepool Labs" description="80 characters at most." />,
  },
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix', 'open'],
  args: {
    defaultOpen: true,
    footer: (
      <>
        <Button slot="close">Cancel</Button>
        <Button variant="primary">Save name</Button>
      </>
    ),
  },
};

export const Small: Story = { args: { defaultOpen: true, size: 'sm' } };

/** What does not fit beside the main action goes below it, as on a phone. */
export const LongActions: Story = {
  args: {
    defaultOpen: true,
    size: 'sm',
    footer: (
      <>
        <Button slot="close">Leave it for another day</Button>
        <Button variant="primary">Tell me on this device</Button>
      </>
    ),
  },
  play: async () => {
    const { left } = screen.getByRole('dialog').getBoundingClientRect();
    const later = screen.getByRole('button', { name: 'Leave it for another day' }).getBoundingClientRect();
    const now = screen.getByRole('button', { name: 'Tell me on this device' }).getBoundingClientRect();
    await expect(later.left).toBeGreaterThan(left);
    await expect(later.top).toBeGreaterThan(now.bottom);
  },
};

export const LongContent: Story = {
  args: {
    defaultOpen: true,
    title: 'Terms of use',
    children: (
      <div className="mu:flex mu:flex-col mu:gap-4 mu:text-text-muted">
        {Array.from({ length: 14 }, (_, index) => (
          <p key={index}>
            {index + 1}. What you write stays yours. You let us show it to the people whom this product is for, and you
            can take it back at any time.
          </p>
        ))}
      </div>
    ),
    footer: (
      <Button slot="close" variant="primary">
        I have read them
      </Button>
    ),
  },
};

export const Keyboard: Story = {
  render: (args) => (
    <DialogTrigger>
      <Button className="mu:m-8">Rename</Button>
      <Dialog {...args} />
    </DialogTrigger>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Rename profile' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

/** If its trigger is gone when it closes, such as a card deleted in it, focus moves to the page's content. */
export const FocusGoesOnWhenItsOpenerIsGone: Story = {
  tags: ['no-picture'],
  render: function Deletable() {
    const [isThere, setThere] = useState(true);
    const [isOpen, setOpen] = useState(false);
    return (
      <main tabIndex={-1}>
        {isThere && <Button onPress={() => setOpen(true)}>Delete</Button>}
        <AlertDialog
          title="Delete it?"
          confirmLabel="Delete it"
          cancelLabel="Keep it"
          isOpen={isOpen}
          onOpenChange={setOpen}
          onConfirm={() => {
            setThere(false);
            setOpen(false);
          }}
        >
          It will be gone.
        </AlertDialog>
      </main>
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Delete' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

const onConfirm = fn();

export const Alert: Story = {
  tags: ['matrix'],
  render: () => (
    <AlertDialog
      title="Delete Tidepool Labs?"
      confirmLabel="Delete profile"
      cancelLabel="Keep it"
      tone="danger"
      defaultOpen
      onConfirm={onConfirm}
    >
      Its matches keep their conversations, but nobody finds it any more. This cannot be undone.
    </AlertDialog>
  ),
  play: async ({ userEvent }) => {
    onConfirm.mockClear();
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Tidepool Labs?' });
    await waitFor(() => expect(dialog).toHaveAccessibleDescription(/This cannot be undone\.$/));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete profile' }));
    await waitFor(() => expect(onConfirm).toHaveBeenCalledOnce());
  },
};

export const AlertKeyboard: Story = {
  tags: ['no-picture'],
  render: () => (
    <DialogTrigger>
      <Button className="mu:m-8">Delete</Button>
      <AlertDialog
        title="Delete Tidepool Labs?"
        confirmLabel="Delete profile"
        cancelLabel="Keep it"
        tone="danger"
        onConfirm={onConfirm}
      >
        This cannot be undone.
      </AlertDialog>
    </DialogTrigger>
  ),
  play: async ({ canvas, userEvent }) => {
    onConfirm.mockClear();
    const opener = canvas.getByRole('button', { name: 'Delete' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete profile' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onConfirm).toHaveBeenCalledOnce());
    // A press outside does not answer the question; Escape cancels.
    await userEvent.click(document.body);
    const dialog = screen.getByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
    // The press removed the focus; the dialog restores it in the next frame.
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const onClose = fn();

/** What was confirmed is under way: nothing closes the dialog that will say how it ended. */
export const AlertUnderWay: Story = {
  tags: ['no-picture'],
  render: () => (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title="Delete it?"
      confirmLabel="Delete"
      cancelLabel="Keep it"
      isPending
      onConfirm={onConfirm}
    >
      This cannot be undone.
    </AlertDialog>
  ),
  play: async ({ userEvent }) => {
    onClose.mockClear();
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await expect(onClose).not.toHaveBeenCalled();
  },
};
