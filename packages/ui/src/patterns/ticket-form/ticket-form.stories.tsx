import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { TicketForm, type TicketFormProps } from './ticket-form.tsx';
import { EMPTY_DRAFT, type TicketDraft } from './ticket.rules.ts';

const guide: Guide = {
  use: ['To ask the team for help: the one form of /support/create.'],
  avoid: [
    'To answer in an existing ticket: TicketThread has its own reply box.',
    'To report a profile or a message: that is not a ticket.',
  ],
  anatomy: [
    { part: 'Error banner', is: 'why the server did not take it, and that nothing is lost' },
    { part: 'Subject', is: 'one line of 5 to 120 characters, counted live' },
    { part: 'Category and priority', is: 'two lists side by side; the priority starts at medium' },
    { part: 'Description', is: '20 to 10,000 characters, counted live' },
    { part: 'Send button', is: 'the one gold action' },
  ],
  keyboard: [
    {
      keys: 'Enter in the subject',
      does: 'Tries to send, and moves to the first field with a problem',
      story: 'Keyboard',
    },
    { keys: 'Enter or arrow down on a list', does: 'Opens it; arrows choose, Enter takes', story: 'Keyboard' },
    { keys: 'Tab', does: 'Moves through subject, category, priority, description and the button', story: 'Keyboard' },
  ],
  reader: [
    'Each field is named, marked as required and described by its help or its problem.',
    'A refused send moves the focus to the first field with a problem.',
    'The error of the server interrupts as an alert.',
  ],
  dos: [
    'Keep the draft outside, so that it survives a failed send, a sign-in or a closed tab.',
    'Hand the server’s field errors over as `error.fields`.',
  ],
  donts: [
    'Don’t cut a text that is too long: the form says so and keeps it.',
    'Don’t clear the draft before the server has the ticket.',
  ],
};

const written: TicketDraft = {
  subject: 'My payment stays at “awaiting”',
  description:
    'I sent 0.05 BNB twenty minutes ago from a hardware wallet. The explorer shows it with 40 confirmations, but the payment page still waits for it.',
  category: 'billing',
  priority: 'high',
};

/** Controls the draft, as a page does. */
function Desk({ draft: initial, onDraftChange, ...props }: TicketFormProps) {
  const [draft, setDraft] = useState(initial);
  return (
    <TicketForm
      {...props}
      draft={draft}
      onDraftChange={(next) => {
        setDraft(next);
        onDraftChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Patterns/TicketForm',
  component: TicketForm,
  parameters: { guide },
  args: {
    draft: EMPTY_DRAFT,
    onDraftChange: fn(),
    onSend: fn(),
    className: 'mu:w-[36rem] mu:max-w-[calc(100vw-2rem)]',
  },
  render: (args) => <Desk {...args} />,
} satisfies Meta<typeof TicketForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Written: Story = { args: { draft: written } };

export const Sending: Story = { args: { draft: written, isPending: true } };

export const NotSent: Story = {
  args: { draft: written, error: { message: 'The server did not answer in time.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('What you wrote is still here.');
    await expect(canvas.getByRole('textbox', { name: /Subject/ })).toHaveValue(written.subject);
  },
};

export const TooLong: Story = {
  args: { draft: { ...written, subject: 'Help '.repeat(30) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Subject must be at most 120 characters')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Subject/ })).toHaveValue('Help '.repeat(30));
  },
};

export const NothingFilledIn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send to support' }));
    await expect(canvas.getByText('Subject is required')).toBeVisible();
    await expect(canvas.getByText('Description is required')).toBeVisible();
    await expect(canvas.getByText('Category is required')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Subject/ })).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const TooShort: Story = {
  tags: ['matrix'],
  args: { draft: { ...written, subject: 'Help', description: 'It does not work.' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send to support' }));
    await expect(canvas.getByText('Subject must be at least 5 characters')).toBeVisible();
    await expect(canvas.getByText('Description must be at least 20 characters')).toBeVisible();
  },
};

export const BlamedByTheServer: Story = {
  args: {
    draft: written,
    error: { message: 'Some entries are not right.', fields: { subject: 'It has characters that cannot be stored.' } },
  },
  play: async ({ canvas, userEvent }) => {
    const subject = canvas.getByRole('textbox', { name: /Subject/ });
    await expect(canvas.getByText('It has characters that cannot be stored.')).toBeVisible();
    await userEvent.type(subject, '!');
    await waitFor(() => expect(canvas.queryByText('It has characters that cannot be stored.')).toBeNull());
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const subject = canvas.getByRole('textbox', { name: /Subject/ });
    subject.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Subject is required')).toBeVisible();
    await userEvent.keyboard('  Lost access');
    await waitFor(() => expect(canvas.queryByText('Subject is required')).toBeNull());
    await expect(canvas.getByText('11 / 120')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const account = await screen.findByRole('option', { name: 'Account and sign-in' });
    await waitFor(() => expect(account).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(account).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Category/ })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('My old phone held the only session.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({
      subject: 'Lost access',
      description: 'My old phone held the only session.',
      category: 'account',
      priority: 'medium',
    });
  },
};
