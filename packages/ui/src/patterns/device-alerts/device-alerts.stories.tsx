import { pushView } from '@mutuals/machines/push';
import { type PushLeaf, snapshotIn } from '@mutuals/machines/push/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { DeviceAlerts } from './device-alerts.tsx';

const guide: Guide = {
  use: ['In the settings: whether this device tells its person anything while the app is closed.'],
  avoid: ['To ask for it: AlertsOffer, after a first match or message.'],
  anatomy: [
    { part: 'Line', is: 'how this device stands, and the one button that changes it' },
    { part: 'Banner', is: 'what stands in the way, and what to do' },
  ],
  keyboard: [{ keys: 'Enter', does: 'On the button: turns it on or off', story: 'Default' }],
  reader: ['A change of how the device stands is read out.'],
  dos: ['Say how to allow it where the browser refuses.'],
  donts: ['Don’t ask the browser before the person pressed a button: most browsers never ask again.'],
};

const inLeaf = (leaf: PushLeaf): Story => ({ name: leaf, args: { view: pushView(snapshotIn(leaf)) } });

const meta = {
  title: 'Patterns/DeviceAlerts',
  component: DeviceAlerts,
  parameters: { guide },
  args: { view: pushView(snapshotIn('off')), onTurnOn: fn(), onTurnOff: fn(), onCancel: fn() },
} satisfies Meta<typeof DeviceAlerts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...inLeaf('off'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }));
    await expect(args.onTurnOn).toHaveBeenCalledOnce();
  },
};

export const Permitting: Story = {
  tags: ['no-picture'],
  ...inLeaf('permitting'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const On: Story = {
  tags: ['no-picture'],
  ...inLeaf('on'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    await expect(args.onTurnOff).toHaveBeenCalledOnce();
  },
};

/** It tells still: what could not be ended is not shown as ended. */
export const NotStopped: Story = { args: { view: { status: 'on', fault: { code: 'offline', message: '' } } } };

export const Denied: Story = {
  tags: ['no-picture'],
  ...inLeaf('denied'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onTurnOn).toHaveBeenCalledOnce();
  },
};
