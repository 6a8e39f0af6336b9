import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { calm } from './reach.examples.ts';
import { Reach } from './reach.tsx';

const guide: Guide = {
  use: ['In the settings: what reaches a person outside of the pages, by which way, and when it does not.'],
  avoid: ['To ask for permission to push: that is asked where the first match or message shows.'],
  anatomy: [
    { part: 'Kinds', is: 'a row each, with its three ways; on a phone the ways stand under the kind' },
    { part: 'Digest', is: 'how long one must have stayed away before a mail says what waits' },
    { part: 'Quiet hours', is: 'from, to, and the time zone that they are meant in' },
    { part: 'Muted', is: 'how many conversations are, and how to hear them again' },
  ],
  keyboard: [{ keys: 'Space', does: 'Switches a way on or off', story: 'Default' }],
  reader: ['Each row is a group named by its kind.'],
  dos: ['Store each change at once, and take it back where that fails.'],
  donts: ['Don’t turn anything on that a person has not chosen.'],
};

const NIGHT = { from: '22:00', to: '07:30', zone: 'Europe/Paris' };

const meta = {
  title: 'Patterns/Reach',
  component: Reach,
  parameters: { guide },
  args: {
    view: { status: 'ready', data: calm },
    zone: 'Europe/Paris',
    messagesHref: '#',
    onChange: fn(),
    onRetry: fn(),
  },
  render: (args) => (
    <div className="mu:flex mu:max-w-2xl mu:flex-col mu:gap-8">
      <Reach {...args} />
    </div>
  ),
} satisfies Meta<typeof Reach>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const likes = canvas.getByRole('group', { name: 'Likes' });
    likes.querySelectorAll('input')[1]?.focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith({ kinds: { like: { push: true } } });
    await userEvent.click(canvas.getByRole('radio', { name: 'After a day' }));
    await expect(args.onChange).toHaveBeenCalledWith({ digest: 'daily' });
    await userEvent.click(canvas.getByRole('switch', { name: /^Quiet hours/ }));
    await expect(args.onChange).toHaveBeenCalledWith({
      quietHours: NIGHT,
    });
  },
};

export const QuietElsewhere: Story = {
  args: {
    view: {
      status: 'ready',
      data: {
        ...calm,
        quietHours: { from: '21:00', to: '08:00', zone: 'Asia/Shanghai' },
        showsWords: true,
        mutedConversations: ['a', 'b'],
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use Europe/Paris' }));
    await expect(args.onChange).toHaveBeenCalledWith({
      quietHours: { from: '21:00', to: '08:00', zone: 'Europe/Paris' },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Hear all of them again' }));
    await expect(args.onChange).toHaveBeenCalledWith({ unmute: ['a', 'b'] });
  },
};

/** Hours without length are not stored: on the way to others they stay as they were typed, and the next time that is typed stores both. */
export const QuietWithoutLength: Story = {
  // What it is about is below what a picture shows.
  tags: ['no-picture'],
  args: { view: { status: 'ready', data: { ...calm, quietHours: { ...NIGHT, to: '08:00' } } } },
  play: async ({ args, canvas }) => {
    const [from, to] = [canvas.getByLabelText('From'), canvas.getByLabelText('To')];
    fireEvent.change(from, { target: { value: '08:00' } });
    await expect(canvas.getByText(/^Not saved/)).toBeVisible();
    await expect(from).toHaveValue('08:00');
    await expect(args.onChange).not.toHaveBeenCalled();
    fireEvent.change(to, { target: { value: '17:00' } });
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith({ quietHours: { ...NIGHT, from: '08:00', to: '17:00' } });
    fireEvent.change(to, { target: { value: '08:00' } });
  },
};

/** Ticked, and yet nothing of matches, messages and likes is mailed: it says so. */
export const DigestOff: Story = {
  args: { view: { status: 'ready', data: { ...calm, digest: 'off' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^With “Never”, no mail tells you/)).toBeVisible();
  },
};

/** Mail is ticked, and yet nothing is mailed: it says so, and leads to where an address is given. */
export const NoAddress: Story = {
  // What it is about is below what a picture shows.
  tags: ['no-picture'],
  args: { addressHref: '#mail' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Give a mail address' })).toHaveAttribute('href', '#mail');
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
