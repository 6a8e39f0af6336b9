// So that pictures show the same emojis on every machine; the product uses the system's coloured ones.
import '@fontsource-variable/noto-emoji';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { EmojiPicker, type EmojiPickerProps } from './emoji-picker.tsx';
import names from './names/en.json';
import chinese from './names/zh.json';
import { emojiPickerParts } from './emoji-picker.parts.ts';

const guide: Guide = {
  use: ['Beside a field in which people write to each other, in a Popover.'],
  avoid: [
    'For icons of the interface: use the icons by meaning.',
    'To react with one of a few: show those few as buttons.',
  ],
  anatomy: [emojiPickerParts],
  keyboard: [
    {
      keys: 'Letters',
      does: 'In the search: narrow the grid by name, in the person’s language. In the grid: jump to a name',
      story: 'Keyboard',
    },
    {
      keys: 'Enter',
      does: 'In the search: picks the first one found. In the grid: picks the one in focus',
      story: 'Keyboard',
    },
    { keys: 'Arrow down', does: 'From the search into the grid', story: 'Keyboard' },
    { keys: 'Arrow keys', does: 'Move through the grid, across kinds', story: 'Keyboard' },
    { keys: 'Escape', does: 'Empties the search', story: 'Keyboard' },
    { keys: 'Tab', does: 'From search to grid to kinds, between which the arrow keys move', story: 'Kinds' },
  ],
  reader: [
    'A search field, then a list of options; each emoji is read by its name.',
    'Each kind is a group with its name; the kinds are a toolbar.',
  ],
  dos: ['Load the names of the person’s language before it opens.', 'Give the focus back to the field after a pick.'],
  donts: ['Don’t use it where the choice is a value: emojis look different on each system.'],
};

const meta = {
  title: 'Primitives/EmojiPicker',
  component: EmojiPicker,
  args: {
    names,
    onPick: fn(),
    texts: {
      search: 'Search emoji',
      grid: 'Emoji',
      kinds: 'Kinds of emoji',
      none: 'No emoji found',
      categories: { smileys: 'Smileys', gestures: 'Gestures', hearts: 'Hearts', objects: 'Objects', crypto: 'Crypto' },
    },
  },
  parameters: { guide },
  render: (args) => (
    <div
      style={{ fontFamily: "'Geist Variable', 'Noto Emoji Variable'" }}
      className="mu:rounded-card mu:bg-surface-floating mu:p-3 mu:shadow-float"
    >
      <EmojiPicker {...args} />
    </div>
  ),
} satisfies Meta<typeof EmojiPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  // It opens with the first kind; the last one follows by itself.
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('option', { name: 'rocket' })).toBeInTheDocument());
  },
};

export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'bull');
    await waitFor(() => expect(canvas.getAllByRole('option').map((option) => option.textContent)).toContain('🐂'));
    await expect(canvas.queryByRole('option', { name: 'pizza' })).toBeNull();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await waitFor(() => expect(canvas.getByText('No emoji found')).toBeVisible());
  },
};

export const Chinese: Story = {
  tags: ['no-picture'],
  args: { names: chinese },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '牛市');
    await waitFor(() => expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual(['🐂']));
  },
};

/**
 * With focus on a button: a caret blinks in forced colours, regardless of styles. From right to left its list is drawn anew, at one of two places of its
 * scrolling.
 */
export const Kinds: Story = {
  tags: ['matrix', 'no-picture-rtl'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('option', { name: 'grinning face' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Hearts' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const grid = canvas.getByRole('listbox');
    await waitFor(() =>
      expect(
        Math.abs(
          (canvas.getByRole('option', { name: 'red heart' }).parentElement?.getBoundingClientRect().top ?? 0) -
            grid.getBoundingClientRect().top,
        ),
      ).toBeLessThan(1),
    );
  },
};

function OpenedByAPress(props: EmojiPickerProps) {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <EmojiPicker {...props} />
  ) : (
    <button type="button" onClick={() => flushSync(() => setOpen(true))}>
      Open
    </button>
  );
}

/** A kind that is pressed before it is drawn is led to all the same. */
export const KindAtOnce: Story = {
  tags: ['play-only'],
  render: (args) => <OpenedByAPress {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Open' }).click();
    const isDrawn = canvas.queryByRole('option', { name: 'rocket' }) !== null;
    canvas.getByRole('button', { name: 'Hearts' }).click();
    await expect(isDrawn).toBe(false);
    await waitFor(() => expect(canvas.getByRole('listbox').scrollTop).toBeGreaterThan(0));
  },
};

export const Keyboard: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox');
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('😀'));
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('😉'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onPick).toHaveBeenLastCalledWith('😉'));
    // Across groups: from the last row of the smileys to the first of the gestures, in the same column.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('🤚'));
    await userEvent.keyboard('rocket');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('🚀'));

    await userEvent.click(search);
    await userEvent.keyboard('pizza{Enter}');
    await waitFor(() => expect(args.onPick).toHaveBeenLastCalledWith('🍕'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(search).toHaveValue(''));
  },
};
