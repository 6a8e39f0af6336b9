import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { DeviceList } from './device-list.tsx';

const guide: Guide = {
  use: ['In the settings: where a person is signed in, and how to end all of it.'],
  avoid: ['To sign out of this device alone: that is in the account menu.'],
  anatomy: [
    { part: 'Device', is: 'browser and system, as far as they say it, and when it was last seen' },
    { part: 'Sign out everywhere', is: 'asks first: this device is among them' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'Asks whether to sign out', story: 'Default' }],
  reader: ['A list; the device in the hand is named as such.'],
  dos: ['Say when a device was seen, so that a foreign one is noticed.'],
  donts: ['Don’t show addresses or places.'],
};

const meta = {
  title: 'Patterns/DeviceList',
  component: DeviceList,
  parameters: { guide },
  args: {
    view: {
      status: 'ready',
      devices: [
        { _id: 'b', browser: 'Safari', system: 'iOS', isCurrent: false, seenAt: '2026-11-20T18:00:00.000Z' },
        { _id: 'a', browser: 'Firefox', system: 'Linux', isCurrent: true, seenAt: '2026-11-25T09:00:00.000Z' },
        { _id: 'c', browser: null, system: null, isCurrent: false, seenAt: '2026-10-02T07:00:00.000Z' },
      ],
    },
    isSigningOut: false,
    onSignOut: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof DeviceList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('This device');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' });
    await expect(args.onSignOut).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(dialog).not.toBeInTheDocument();
    // Where the focus was gets it back in a frame.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign out everywhere' })).toHaveFocus());
  },
};

export const SignsOut: Story = {
  args: { error: 'You are offline.' },
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere' }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('You are offline.');
    const confirm = [...dialog.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Sign out everywhere',
    );
    if (confirm) await userEvent.click(confirm);
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const IsLoading: Story = { args: { view: { status: 'loading' } } };

export const Failed: Story = {
  args: { view: { status: 'error', message: 'You are offline.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
