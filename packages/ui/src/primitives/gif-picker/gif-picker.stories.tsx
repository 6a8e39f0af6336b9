import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { pageOf } from './gif-picker.examples.ts';
import { GifPicker, type GifPickerProps, GIFS_PER_PAGE } from './gif-picker.tsx';
import { gifPickerParts } from './gif-picker.parts.ts';

const guide: Guide = {
  use: ['Beside the field of a conversation, in a Popover: one GIF is picked and sent.'],
  avoid: ['For the person’s own pictures: use FileDrop.', 'To show a GIF that was sent: use ChatThread.'],
  anatomy: [gifPickerParts],
  keyboard: [
    { keys: 'Letters', does: 'In the search: find GIFs. In the grid: jump to a title', story: 'Keyboard' },
    { keys: 'Arrow keys', does: 'Move through the grid', story: 'Keyboard' },
    { keys: 'Enter', does: 'Picks the GIF in focus', story: 'Keyboard' },
    { keys: 'Tab', does: 'From search to grid to the pages', story: 'Keyboard' },
    { keys: 'Escape', does: 'Empties the search', story: 'Keyboard' },
  ],
  reader: [
    'A list of options, each read by its title.',
    'What is loading and what came of it is announced politely.',
    'A step at the end is said to be unavailable, and keeps the focus.',
    'Where motion is reduced the still picture shows: nothing moves.',
  ],
  dos: [
    'Wait 500 ms after the last key before you search.',
    'Say that it failed, and offer to try again: nothing else is lost by it.',
  ],
  donts: ['Don’t load the large file before it is picked.', 'Don’t use a file name as the title.'],
};

const meta = {
  title: 'Primitives/GifPicker',
  component: GifPicker,
  args: {
    query: '',
    gifs: pageOf(1),
    page: 1,
    hasNext: true,
    onSearch: fn(),
    onPage: fn(),
    onRetry: fn(),
    onPick: fn(),
    texts: {
      search: 'Search GIFs',
      trending: 'Trending',
      found: (query) => `GIFs for ${query}`,
      loading: 'Loading GIFs…',
      none: 'No GIFs found',
      noneTrending: 'No trending GIFs available',
      failed: 'The GIFs could not be loaded',
      tryAgain: 'Try again',
      previous: 'Back',
      next: 'More',
      page: (page) => `Page ${page}`,
      source: 'From a GIF service',
    },
  },
  parameters: { guide },
  render: (args) => (
    <div className="mu:rounded-card mu:bg-surface-floating mu:p-3 mu:shadow-float">
      <GifPicker {...args} />
    </div>
  ),
} satisfies Meta<typeof GifPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const LoadingPage: Story = { args: { gifs: 'loading' } };

export const NothingFound: Story = { args: { gifs: [], query: 'zzz', hasNext: false } };

export const NothingTrending: Story = { args: { gifs: [], hasNext: false } };

export const Failed: Story = {
  args: { gifs: 'failed', hasNext: false },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The GIFs could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const StandsStillWhereMotionIsReduced: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    await expect([...canvasElement.querySelectorAll('img')].map(({ src }) => src)).toEqual(
      pageOf(1).map(({ stillUrl }) => stillUrl),
    );
  },
};

export const MovesOtherwise: Story = {
  tags: ['no-picture'],
  globals: { motion: 'full' },
  play: async ({ canvasElement }) => {
    await expect([...canvasElement.querySelectorAll('img')].map(({ src }) => src)).toEqual(
      pageOf(1).map(({ previewUrl }) => previewUrl),
    );
  },
};

function Searching(args: GifPickerProps) {
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(1);
  const found = pageOf(page).filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()));
  return (
    <GifPicker
      {...args}
      query={query}
      gifs={found}
      page={page}
      hasNext={page < 3}
      onSearch={setQuery}
      onPage={setPage}
    />
  );
}

export const Keyboard: Story = {
  tags: ['no-picture'],
  render: (args) => <Searching {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(GIFS_PER_PAGE);
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Rocket' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Fireworks' })).toHaveFocus());
    await userEvent.keyboard('par');
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Party' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ title: 'Party' })));

    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Trending, Page 2'));
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Trending, Page 3'));
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Trending, Page 3');

    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('moon');
    await waitFor(() => expect(canvas.getByRole('listbox', { name: 'GIFs for moon' })).toBeVisible());
    await userEvent.keyboard('nothing');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No GIFs found'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(GIFS_PER_PAGE));
  },
};
