import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { dialogGuide } from './dialog.guide.ts';
import { AlertDialog } from './alert-dialog.tsx';
import { Dialog, DialogTrigger } from './dialog.tsx';

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  args: {
    title: 'Rename profile',
    closeLabel: 'Close',
    children: <TextField label="Name" defaultValue="Tidepool Labs" description="80 characters at most." />,
  },
  parameters: { guide: dialogGuide, layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
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

export const LongContent: Story = {
  args: {
    defaultOpen: true,
    title: 'Terms of use',
    children: (
      <div className="flex flex-col gap-4 text-text-muted">
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
      <Button className="m-8">Rename</Button>
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
    await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveAccessibleName('Delete Tidepool Labs?'));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete profile' }));
    await waitFor(() => expect(onConfirm).toHaveBeenCalledOnce());
  },
};

export const AlertKeyboard: Story = {
  tags: ['no-picture'],
  render: () => (
    <DialogTrigger>
      <Button className="m-8">Delete</Button>
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
    // A press outside does not answer the question; Escape takes it back.
    await userEvent.click(document.body);
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
