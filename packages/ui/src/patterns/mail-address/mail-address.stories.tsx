import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { MailAddress, type MailAddressState } from './mail-address.tsx';

const guide: Guide = {
  use: ['In the settings, where a person gives the one address that mail may reach them at.'],
  avoid: ['To show an address: not even its owner sees it in full.'],
  anatomy: [
    { part: 'State', is: 'the confirmed address, the one that waits for its link, or why nothing is mailed' },
    { part: 'Form', is: 'gives another one, or takes it back' },
  ],
  keyboard: [{ keys: 'Enter', does: 'Sends the link', story: 'Default' }],
  reader: ['What became of a link is announced politely, a failure at once.'],
  dos: ['Say that nothing is mailed before the link was opened.'],
  donts: ['Don’t ask for an address anywhere else.'],
};

const none: MailAddressState = { address: null, stoppedBy: null, waiting: null, isAvailable: true };
const ready = (data: Partial<MailAddressState> = {}) => ({ status: 'ready' as const, data: { ...none, ...data } });

const meta = {
  title: 'Patterns/MailAddress',
  component: MailAddress,
  parameters: { guide },
  args: {
    view: ready(),
    limit: 254,
    isSaving: false,
    isRemoving: false,
    confirmation: 'none',
    onSave: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  render: (args) => (
    <div className="mu:flex mu:max-w-2xl mu:flex-col mu:gap-6">
      <MailAddress {...args} />
    </div>
  ),
} satisfies Meta<typeof MailAddress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mail address' }), ' ada@example.org {Enter}');
    await expect(args.onSave).toHaveBeenCalledWith('ada@example.org');
  },
};

export const WaitingForItsLink: Story = { args: { view: ready({ waiting: 'a***@example.org' }) } };

export const Confirmed: Story = {
  args: { view: ready({ address: 'a***@example.org' }), confirmation: 'done' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Stopped: Story = { args: { view: ready({ address: 'a***@example.org', stoppedBy: 'bounce' }) } };

export const NotConfirmed: Story = {
  args: { confirmation: { failed: 'This link was opened already, or is too old. Ask for another one.' } },
};

/** A link that was opened twice, or is not good any more, while there is an address: nothing is wrong. */
export const Over: Story = { args: { view: ready({ address: 'a***@example.org' }), confirmation: 'over' } };

export const IsConfirming: Story = { args: { confirmation: 'pending' } };

export const Refused: Story = {
  args: { error: { message: 'Check what you entered.', field: 'This is no mail address' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Mail address' })).toHaveFocus();
  },
};

export const NotSaved: Story = { args: { error: { message: 'You are offline.' } } };

export const Unavailable: Story = { args: { view: ready({ isAvailable: false }) } };

// Looks as the preferences do while they load.
export const IsLoading: Story = { tags: ['no-picture'], args: { view: { status: 'loading' } } };

export const Failed: Story = {
  args: { view: { status: 'error', message: 'You are offline.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
