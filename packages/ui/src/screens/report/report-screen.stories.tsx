import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { type ReportDraft, ReportScreen } from './report-screen.tsx';

const messages = [
  { _id: 'm3', text: 'Send 0.1 BNB first, then I add you to the group.', isOwn: false },
  { _id: 'm2', text: 'Why would I pay first?', isOwn: true },
  { _id: 'm1', text: 'Hello! I am from support.', isOwn: false },
];
const nothing: ReportDraft = { reason: null, message: '', evidence: [] };

const meta = {
  title: 'Screens/Report',
  component: ReportScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Mallory',
    messages: [],
    view: { status: 'open', draft: nothing },
    mineHref: '/settings/reports',
    onChange: fn(),
    onSend: fn(),
    onBlock: fn(),
  },
} satisfies Meta<typeof ReportScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['on-sheet'] };

export const Sends: Story = {
  args: { messages },
  render: function Render({ view, onSend, ...args }) {
    const [draft, setDraft] = useState(view.draft);
    return (
      <ReportScreen
        {...args}
        view={{ ...view, draft }}
        onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
        onSend={onSend}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Fraud/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'In your own words' }), 'Asks for money.');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Send 0.1 BNB first/ }));
    await expect(canvas.getByRole('checkbox', { name: /Send 0.1 BNB first/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Send report' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** What was pressed goes with its step: who goes on by keyboard is at what took its place. */
export const TheFocusGoesOn: Story = {
  tags: ['no-picture'],
  render: function Render({ view, ...args }) {
    const [status, setStatus] = useState(view.status);
    return (
      <ReportScreen
        {...args}
        view={{ ...view, status }}
        onSend={() => setStatus('offering')}
        onBlock={() => setStatus('blocked')}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Send report' }).focus();
    await userEvent.keyboard('{Enter}');
    const sent = await canvas.findByRole('region', { name: 'Thank you for your report' });
    await waitFor(() => expect(sent).toHaveFocus());
    canvas.getByRole('button', { name: 'Block Mallory too' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent).toHaveFocus());
  },
};
