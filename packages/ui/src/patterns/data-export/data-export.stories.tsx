import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { DataExport } from './data-export.tsx';

const guide: Guide = {
  use: [
    'Where a person takes along all that is theirs: in the settings, and while their account is about to be deleted.',
  ],
  avoid: ['For a list that can be made at once: a plain download.'],
  anatomy: [
    { part: 'Text', is: 'what the file holds, or how far it is' },
    { part: 'Action', is: 'asks for it, or downloads it' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'Asks for the file', story: 'Default' }],
  reader: ['What becomes of it is announced politely.'],
  dos: ['Say when the file is removed.'],
  donts: ['Don’t make the person wait on the page.'],
};

const none = { state: 'none', expiresAt: null, bytes: null, url: null } as const;

const meta = {
  title: 'Patterns/DataExport',
  component: DataExport,
  parameters: { guide },
  args: { view: { status: 'ready', data: none }, isAsking: false, onAsk: fn(), onRetry: fn() },
} satisfies Meta<typeof DataExport>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAsk).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Ask for my data' })).toHaveFocus();
  },
};

export const Making: Story = {
  args: {
    view: { status: 'ready', data: { ...none, state: 'making', expiresAt: '2026-11-27T09:00:00.000Z' } },
  },
  play: async ({ canvas }) => {
    // Read by eye as well, not only announced.
    await expect(canvas.getByText('Your file is being made')).toBeVisible();
  },
};

export const Ready: Story = {
  args: {
    view: {
      status: 'ready',
      data: { state: 'ready', expiresAt: '2026-11-27T09:00:00.000Z', bytes: 4_210_000, url: '/exports/1?until=2' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/4\.2 MB/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download' })).toHaveAttribute('download');
  },
};

export const Failed: Story = { args: { view: { status: 'ready', data: { ...none, state: 'failed' } } } };

export const NotAsked: Story = {
  tags: ['no-picture'],
  args: { error: 'Too many requests. Please wait a moment.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your data could not be asked for');
  },
};

export const LoadingState: Story = { tags: ['no-picture'], args: { view: { status: 'loading' } } };

export const LoadFailed: Story = {
  tags: ['no-picture'],
  args: { view: { status: 'error', message: 'You are offline.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
