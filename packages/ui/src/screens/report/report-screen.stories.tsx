import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReportScreen, ReportSentScreen } from './report-screen.tsx';

const messages = [
  { _id: 'm3', text: 'Send 0.1 BNB first, then I add you to the group.', isOwn: false },
  { _id: 'm2', text: 'Why would I pay first?', isOwn: true },
  { _id: 'm1', text: 'Hello! I am from support.', isOwn: false },
];

const meta = {
  title: 'Screens/Report',
  component: ReportScreen,
  parameters: { layout: 'fullscreen' },
  args: { name: 'Mallory', messages: [], isSending: false, onSend: fn() },
} satisfies Meta<typeof ReportScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sends: Story = {
  args: { messages },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send report' }));
    await expect(canvas.getByText('Please choose what is wrong.')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: /Fraud/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'In your own words' }), 'Asks for money.');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Send 0.1 BNB first/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send report' }));
    await expect(args.onSend).toHaveBeenCalledWith({ reason: 'scam', message: 'Asks for money.', evidence: ['m3'] });
  },
};

export const Failed: Story = {
  tags: ['no-picture'],
  args: { messages: 'failed', error: 'Too many requests. Please wait a moment.' },
};

export const Sent: Story = {
  render: ({ name }) => (
    <ReportSentScreen
      name={name}
      mineHref="/settings/reports"
      block={{ isDone: false, isPending: false, onBlock: fn() }}
    />
  ),
};

export const SentAndBlocked: Story = {
  render: ({ name }) => (
    <ReportSentScreen
      name={name}
      mineHref="/settings/reports"
      block={{ isDone: true, isPending: false, onBlock: fn() }}
    />
  ),
};

export const SentByGuest: Story = { tags: ['no-picture'], render: ({ name }) => <ReportSentScreen name={name} /> };
