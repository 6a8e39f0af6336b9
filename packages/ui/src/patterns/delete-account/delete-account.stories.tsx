import { leavingView } from '@mutuals/machines/leaving';
import { type LeavingLeaf, snapshotIn } from '@mutuals/machines/leaving/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { DeleteAccount, type DeleteAccountProps } from './delete-account.tsx';

const guide: Guide = {
  use: ['At the end of the settings, once.'],
  avoid: ['For one of several things of a person: DeleteDialog.'],
  anatomy: [
    { part: 'Lists', is: 'what goes, and what stays' },
    { part: 'Question', is: 'a form in the page: it is confirmed by typing one’s name' },
    { part: 'Banner', is: 'what must be done first, or why it failed' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'In the field: confirms once the name is typed', story: 'Confirming' },
    { keys: 'Enter', does: 'On “Keep my account”: the focus is back on the first button', story: 'TurnedBack' },
  ],
  reader: ['The question takes the focus. What stands in the way interrupts.'],
  dos: ['Say that it can be taken back, and until when.'],
  donts: ['Don’t argue: say what follows, and no more.'],
};

const inLeaf = (leaf: LeavingLeaf): Story => ({ name: leaf, args: { view: leavingView(snapshotIn(leaf)) } });

const meta = {
  title: 'Patterns/DeleteAccount',
  component: DeleteAccount,
  parameters: { guide },
  args: {
    view: leavingView(snapshotIn('staying')),
    paymentsHref: '/payments',
    onAsk: fn(),
    onType: fn(),
    onConfirm: fn(),
    onCancel: fn(),
    onSignIn: fn(),
  },
} satisfies Meta<typeof DeleteAccount>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default = inLeaf('staying');

function Asked(args: DeleteAccountProps) {
  const [view, setView] = useState(args.view);
  return (
    <DeleteAccount
      {...args}
      view={view}
      onAsk={() => setView({ ...view, status: 'confirming' })}
      onType={(typed) => setView({ ...view, typed, canConfirm: typed === view.word })}
      onCancel={() => setView({ ...view, status: 'staying', typed: '' })}
    />
  );
}

export const Confirming: Story = {
  ...inLeaf('asking.confirming'),
  render: (args) => <Asked {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Delete my account' })).toBeDisabled();
    await userEvent.type(field, 'ada_builds{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** The question opens below the window: whoever asked sees all of it. */
export const BelowTheWindow: Story = {
  tags: ['no-picture'],
  render: (args) => (
    <div className="mu:pt-[70vh] mu:pb-[70vh]">
      <Asked {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account…' }));
    const { bottom } = canvas.getByRole('form').getBoundingClientRect();
    await expect(bottom).toBeLessThan(innerHeight);
  },
};

export const TurnedBack: Story = {
  tags: ['no-picture'],
  render: (args) => <Asked {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account…' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete my account…' })).toHaveFocus());
  },
};

export const Outdated: Story = {
  ...inLeaf('asking.outdated'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in again' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  ...inLeaf('asking.refused'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open my payments' })).toHaveAttribute('href', '/payments');
  },
};

export const Failed = inLeaf('asking.failed');
export const Deleting = inLeaf('deleting');
