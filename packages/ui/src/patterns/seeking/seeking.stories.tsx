import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { FilterIcon } from '../../primitives/icons/icons.ts';
import { nothingSought, someSought } from './seeking.examples.ts';
import { SeekingButton, type SeekingButtonProps } from './seeking.tsx';

const guide: Guide = {
  use: ['Beside the filters of the deck, and where a profile is edited.'],
  avoid: ['On a profile that is somebody else’s: what it seeks is private (D62).'],
  anatomy: [
    { part: 'Button', is: 'opens the sheet' },
    { part: 'Group', is: 'a thing to seek by, with how much it matters: must, nice or any' },
    { part: 'Values', is: 'what is sought; shown unless it is any, and kept then' },
    { part: 'Save', is: 'saves all groups at once' },
  ],
  keyboard: [
    {
      keys: 'Enter, Escape',
      does: 'opens the sheet, and closes it with the focus back on the button',
      story: 'Keyboard',
    },
  ],
  reader: ['Each group is a region with its name; how much it matters is a radio group.'],
  dos: ['Say what a must does: it hides.'],
  donts: ['Offer roles that the sought types exclude.'],
};

/** Its owner opens and closes it. */
function Opening({ seeking, ...props }: SeekingButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <SeekingButton
      {...props}
      seeking={{
        ...seeking,
        isOpen,
        onOpenChange(opens) {
          seeking.onOpenChange(opens);
          setOpen(opens);
        },
      }}
    />
  );
}

const control = {
  view: { status: 'ready', seeking: someSought },
  isOpen: false,
  onOpenChange: fn(),
  isSaving: false,
  onSave: fn(),
} as const;

const meta = {
  title: 'Patterns/Seeking',
  component: SeekingButton,
  parameters: { guide },
  args: { seeking: control, children: 'What you seek', icon: <FilterIcon aria-hidden="true" className="mu:size-5" /> },
  render: (args) => (
    <div className="mu:min-h-200 mu:p-6">
      <Opening {...args} />
    </div>
  ),
} satisfies Meta<typeof SeekingButton>;
export default meta;

type Story = StoryObj<typeof meta>;

const opened: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'What you seek' }));
  await screen.findByRole('dialog', { name: 'What you seek' });
};

export const Default: Story = { tags: ['matrix'] };
export const Open: Story = { play: opened };
export const Nothing: Story = {
  args: { seeking: { ...control, view: { status: 'ready', seeking: nothingSought } } },
  play: opened,
};
export const Loading: Story = {
  tags: ['no-picture'],
  args: { seeking: { ...control, view: { status: 'loading' } } },
  play: opened,
};
export const Saving: Story = { tags: ['no-picture'], args: { seeking: { ...control, isSaving: true } }, play: opened };
export const NotSaved: Story = {
  args: { seeking: { ...control, error: 'What you seek could not be saved. Try again.' } },
  play: async (story) => {
    await opened(story);
    await expect(screen.getByRole('alert')).toHaveTextContent('What you seek could not be saved.');
  },
};

export const Failed: Story = {
  args: {
    seeking: { ...control, view: { status: 'failed', message: 'What you seek could not be loaded.', onRetry: fn() } },
  },
  play: async (story) => {
    await opened(story);
    await story.userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Try again' }));
    const { view } = story.args.seeking;
    await expect(view.status === 'failed' && view.onRetry).toHaveBeenCalledOnce();
  },
};

/** Roles that the sought types exclude are not offered, and not saved. */
export const Coherent: Story = {
  tags: ['no-picture'],
  play: async (story) => {
    await opened(story);
    const dialog = within(screen.getByRole('dialog'));
    const roles = within(dialog.getByRole('region', { name: 'Role or kind' }));
    await expect(roles.queryByRole('button', { name: 'DAO' })).toBeNull();
    await story.userEvent.click(
      within(dialog.getByRole('region', { name: 'Type' })).getByRole('button', { name: 'Individual' }),
    );
    await expect(roles.queryByRole('button', { name: 'Artist' })).toBeNull();
    await story.userEvent.click(roles.getByRole('radio', { name: 'Must' }));
    await story.userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(story.args.seeking.onSave).toHaveBeenCalledWith({
      ...someSought,
      types: { level: 'must', values: ['project'] },
      subtypes: { level: 'must', values: ['dapp'] },
    });
  },
};

/** Closing with unsaved changes asks; without, it does not. */
export const Leaving: Story = {
  tags: ['no-picture'],
  play: async (story) => {
    const { userEvent, args } = story;
    await opened(story);
    await userEvent.keyboard('{Escape}');
    await expect(args.seeking.onOpenChange).toHaveBeenLastCalledWith(false);
    await opened(story);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(
      within(dialog.getByRole('region', { name: 'Type' })).getByRole('button', { name: 'Individual' }),
    );
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await expect(args.seeking.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(question.getByRole('button', { name: 'Leave' }));
    await expect(args.seeking.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const Keyboard: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.seeking.onOpenChange).toHaveBeenCalledWith(true);
    const dialog = await screen.findByRole('dialog', { name: 'What you seek' });
    const language = within(within(dialog).getByRole('region', { name: 'Language' }));
    within(dialog).getByRole('button', { name: 'Close' }).focus();
    await expect(language.getByRole('radio', { name: 'Must' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'What you seek' })).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
