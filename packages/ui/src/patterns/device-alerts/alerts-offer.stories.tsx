import { pushView } from '@mutuals/machines/push';
import { type PushLeaf, snapshotIn } from '@mutuals/machines/push/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { AlertsOffer } from './device-alerts.tsx';

const guide: Guide = {
  use: ['Once, after a first match or message: now there is something to be told of.'],
  avoid: ['At the first visit: nobody knows yet what for.', 'In the settings: DeviceAlerts.'],
  anatomy: [
    { part: 'Picture', is: 'what the device shows: who, and of what kind' },
    { part: 'Text', is: 'what it never says' },
    { part: 'Answers', is: 'not now, or yes' },
  ],
  keyboard: [{ keys: 'Escape', does: 'Not now', story: 'Default' }],
  reader: ['A dialog named by its title; the picture is read as what it shows.'],
  dos: ['Keep “not now” for good: the settings have the switch.'],
  donts: ['Don’t open it over something that the person is doing.'],
};

const inLeaf = (leaf: PushLeaf): Story => ({ name: leaf, args: { view: pushView(snapshotIn(leaf)) } });

const meta = {
  title: 'Patterns/AlertsOffer',
  component: AlertsOffer,
  parameters: { guide },
  args: { isOpen: true, view: pushView(snapshotIn('off')), onTurnOn: fn(), onCancel: fn(), onClose: fn() },
} satisfies Meta<typeof AlertsOffer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...inLeaf('off'),
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Tell me on this device' }));
    await expect(args.onTurnOn).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Permitting = inLeaf('permitting');
export const Denied = inLeaf('denied');
export const Failed = inLeaf('failed');

export const Done: Story = {
  ...inLeaf('on'),
  play: async () => {
    await waitFor(() => expect(screen.getByText('This device tells you while Mutuals is closed.')).toBeVisible());
  },
};
