import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { Button } from '../button/button.tsx';
import { TOAST_MS, type ToastMessage, Toasts } from './toast-queue.ts';
import { SuccessIcon } from '../icons/icons.ts';
import { ToastRegion } from './toast.tsx';
import { toastRegionParts } from './toast.parts.ts';

const guide: Guide = {
  use: ['News that passes and that nobody must act on: saved, sent, a new match while one is elsewhere.'],
  avoid: [
    'For what must be read or answered: use Banner or AlertDialog.',
    'For a field’s error: use its `errorMessage`.',
    'To confirm what can be seen anyway.',
  ],
  anatomy: [toastRegionParts],
  keyboard: [
    {
      keys: 'F6',
      does: 'Leads into the region; when its last toast closes, the focus goes back to where it was',
      story: 'Keyboard',
    },
    { keys: 'Tab', does: 'To action and cross; the clocks stand still meanwhile', story: 'Keyboard' },
    { keys: 'Enter, Space', does: 'Presses them', story: 'Keyboard' },
  ],
  reader: [
    'Announced as it appears, without moving the focus; one with an action stays until it is closed.',
    'The region is a landmark with its label; each toast is an alert dialog with title and description.',
  ],
  dos: ['Keep it to one short sentence.', 'Offer the way back where something was removed: “Undo”.'],
  donts: [
    'Don’t put the only way to do something into a toast.',
    'Don’t show a toast for each item of many: say how many.',
  ],
};

function Shown({ messages, ms = Number.POSITIVE_INFINITY }: { messages: ToastMessage[]; ms?: number }) {
  const [toasts] = useState(() => new Toasts());
  useEffect(() => {
    for (const message of messages) toasts.show(message, ms);
    return () => toasts.clear();
  }, [messages, ms, toasts]);
  return <ToastRegion toasts={toasts} label="Notifications" closeLabel="Close" />;
}

const meta = {
  title: 'Primitives/Toast',
  component: Shown,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: { messages: [{ tone: 'success', title: 'Profile saved' }] },
} satisfies Meta<typeof Shown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['open'] };

export const Tones: Story = {
  tags: ['matrix'],
  args: {
    messages: [
      { tone: 'warning', title: 'Two likes left today', description: 'They come back at midnight UTC.' },
      { tone: 'danger', title: 'Message not sent', description: 'Nothing is lost. Check your connection.' },
      { title: 'Signed out' },
    ],
  },
};

export const WithAPictureOfItsOwn: Story = {
  args: {
    messages: [
      {
        icon: <SuccessIcon aria-hidden="true" className="mu:size-5" />,
        title: 'It is mutual',
        description: 'You and Tidepool Labs liked each other.',
        action: { label: 'Say hello', onPress: () => {} },
      },
    ],
  },
};

export const AtMostThree: Story = {
  args: { messages: ['One', 'Two', 'Three', 'Four', 'Five'].map((title) => ({ title })) },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(3));
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(3));
  },
};

/** Running toast timers: their durations in milliseconds, and their callbacks. */
const clocks = new Map<number, { ms: number; end: () => void }>();

/** A toast's timer is started by `setTimeout` and stopped by `clearTimeout`: here the story ends it. */
function holdClocks(): () => void {
  const { setTimeout, clearTimeout } = window;
  let made = -1;
  clocks.clear();
  Object.assign(window, {
    setTimeout: (end: () => void, ms?: number, ...given: unknown[]) => {
      if (!ms || ms < TOAST_MS / 2 || ms > TOAST_MS) return setTimeout(end, ms, ...given);
      made -= 1;
      clocks.set(made, { ms, end });
      return made;
    },
    clearTimeout: (clock: number) => (clock < 0 ? clocks.delete(clock) : clearTimeout(clock)),
  });
  return () => void Object.assign(window, { setTimeout, clearTimeout });
}

export const StaysFourSecondsAndWaitsWhileLookedAt: Story = {
  tags: ['no-picture'],
  args: { ms: TOAST_MS },
  beforeEach: holdClocks,
  play: async ({ userEvent }) => {
    const toast = await screen.findByRole('alertdialog', { name: 'Profile saved' });
    await waitFor(() => expect([...clocks.values()].map(({ ms }) => ms)).toEqual([4000]));

    await userEvent.hover(toast);
    await waitFor(() => expect(clocks.size).toBe(0));
    await userEvent.unhover(toast);
    await waitFor(() => expect(clocks.size).toBe(1));

    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(clocks.size).toBe(0));
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await waitFor(() => expect(clocks.size).toBe(1));

    for (const { end } of clocks.values()) end();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

const onUndo = fn();

export const Keyboard: Story = {
  tags: ['no-picture'],
  args: {
    messages: [{ title: 'Profile saved' }, { title: 'Message deleted', action: { label: 'Undo', onPress: onUndo } }],
  },
  render: (args) => (
    <div className="mu:p-8">
      <Button>Delete</Button>
      <Shown {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    onUndo.mockClear();
    const toast = (name: string) => screen.getByRole('alertdialog', { name });
    await waitFor(() => expect(toast('Message deleted')).toBeVisible());
    await userEvent.tab();
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(toast('Message deleted')).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onUndo).toHaveBeenCalledOnce());
    await waitFor(() => expect(toast('Profile saved')).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus());
  },
};
