import { pushView } from '@mutuals/machines/push';
import { type PushLeaf, snapshotIn } from '@mutuals/machines/push/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DeviceAlerts } from '../../patterns/device-alerts/device-alerts.tsx';

/** What the settings show over a real snapshot. */
function Device({ leaf }: { leaf: PushLeaf }) {
  return (
    <div className="mu:mx-auto mu:max-w-2xl mu:p-6">
      <DeviceAlerts view={pushView(snapshotIn(leaf))} onTurnOn={fn()} onTurnOff={fn()} onCancel={fn()} />
    </div>
  );
}

const meta = {
  title: 'Screens/Settings/Push machine',
  component: Device,
  parameters: { layout: 'fullscreen' },
  args: { leaf: 'off' },
} satisfies Meta<typeof Device>;
export default meta;

type Story = StoryObj<typeof meta>;

const inLeaf = (leaf: PushLeaf): Story => ({ name: leaf, args: { leaf } });

export const Off = inLeaf('off');
export const Permitting = inLeaf('permitting');
export const Subscribing = inLeaf('subscribing');
/** As while the browser subscribes. */
export const Storing: Story = { ...inLeaf('storing'), tags: ['no-picture'] };
export const On = inLeaf('on');
export const Stopping = inLeaf('stopping');
export const Denied = inLeaf('denied');
export const Failed = inLeaf('failed');
export const NeedsInstall = inLeaf('needsInstall');
export const Missing = inLeaf('missing');
