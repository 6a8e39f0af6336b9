import { reportView } from '@mutuals/machines/report';
import { type ReportLeaf, snapshotIn } from '@mutuals/machines/report/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReportScreen } from './report-screen.tsx';

const meta = {
  title: 'Screens/Report/Report machine',
  component: ReportScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Mallory',
    messages: [],
    view: { status: 'open', draft: { reason: null, message: '', evidence: [] } },
    mineHref: '/settings/reports',
    onChange: fn(),
    onSend: fn(),
    onBlock: fn(),
  },
} satisfies Meta<typeof ReportScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A real snapshot of the machine. */
const inLeaf = (leaf: ReportLeaf): Story => ({ name: leaf, args: { view: reportView(snapshotIn(leaf)) } });

export const Open: Story = { ...inLeaf('writing.open'), tags: ['no-picture'] };
export const NeedsReason: Story = inLeaf('writing.needsReason');
export const NotSent: Story = {
  ...inLeaf('writing.failed'),
  args: { ...inLeaf('writing.failed').args, messages: 'failed', error: 'Too many requests. Please wait a moment.' },
};
export const Sending: Story = { ...inLeaf('sending'), tags: ['no-picture'] };
export const Gone: Story = {
  ...inLeaf('gone'),
  args: { ...inLeaf('gone').args, error: 'What you want to report is not there any more.' },
};
export const SentByGuest: Story = {
  ...inLeaf('sent.alone'),
  args: { ...inLeaf('sent.alone').args, mineHref: undefined },
};
export const Sent: Story = {
  ...inLeaf('sent.offering'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Block Mallory too' }));
    await expect(args.onBlock).toHaveBeenCalledOnce();
  },
};
export const Blocking: Story = { ...inLeaf('sent.blocking'), tags: ['no-picture'] };
export const NotBlocked: Story = {
  ...inLeaf('sent.notBlocked'),
  args: { ...inLeaf('sent.notBlocked').args, error: 'You are offline.' },
};
export const SentAndBlocked: Story = inLeaf('sent.blocked');
