import { appealView } from '@mutuals/machines/appeal';
import { type AppealLeaf, faults, snapshotIn } from '@mutuals/machines/appeal/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Appeal } from './appeal.tsx';

const meta = {
  title: 'Screens/MyDecisions/Appeal machine',
  component: Appeal,
  decorators: [
    (Story) => (
      <div className="mu:mx-auto mu:max-w-2xl mu:p-6">
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  args: {
    view: { status: 'reading', message: '', canSend: false },
    until: '2027-05-20T09:20:00.000Z',
    onBegin: fn(),
    onType: fn(),
    onSend: fn(),
  },
} satisfies Meta<typeof Appeal>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A real snapshot of the machine. */
const inLeaf = (leaf: AppealLeaf): Story => ({ name: leaf, args: { view: appealView(snapshotIn(leaf)) } });

export const Default: Story = { tags: ['no-picture'] };
export const Reading: Story = {
  ...inLeaf('reading'),
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Appeal' }));
    await expect(args.onBegin).toHaveBeenCalledOnce();
  },
};
export const Writing: Story = {
  ...inLeaf('writing.open'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send appeal' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = {
  ...inLeaf('writing.failed'),
  args: { ...inLeaf('writing.failed').args, error: 'You are offline.' },
};
export const Sending: Story = { ...inLeaf('sending'), tags: ['no-picture'] };
export const Sent: Story = inLeaf('sent');
export const Over: Story = {
  ...inLeaf('over'),
  args: { ...inLeaf('over').args, error: 'The six months to appeal are over.' },
};
export const Appealed: Story = {
  name: 'over, appealed already',
  args: { view: appealView(snapshotIn('over', faults.appealed)) },
  tags: ['no-picture'],
};
