import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { ArrowRightIcon } from '../icons/icons.ts';
import { CommandPalette, type CommandPaletteProps, type CommandSection } from './command-palette.tsx';
import { commandPaletteParts } from './command-palette.parts.ts';

const guide: Guide = {
  use: [
    'Where people at work go to one of very many things all day, and know what it is called.',
    'Over everything that a part of the product holds, of several kinds at once.',
  ],
  avoid: [
    'To find within the list on the page: take SearchField.',
    'To fill in a form: take ComboBox.',
    'As the only way to a place: people must find it by looking, too.',
  ],
  anatomy: [commandPaletteParts],
  keyboard: [
    { keys: 'Letters', does: 'Search; the first row is marked', story: 'Keyboard' },
    { keys: 'Arrow down, arrow up', does: 'Move through the rows of all sections', story: 'Keyboard' },
    {
      keys: 'Enter',
      does: 'Goes to the row that is marked, or does what it says; the palette closes',
      story: 'Keyboard',
    },
    { keys: 'Escape', does: 'Closes it; the focus returns to what opened it', story: 'Keyboard' },
    { keys: 'Tab', does: 'To the cross and to the button of the notice', story: 'OnePartFailed' },
  ],
  reader: [
    'A dialog with a combo box, both called by `label`; its list is always expanded.',
    'How many rows there are is announced when they come, also that there are none; what could not be searched at once.',
    'Each row is read as the arrow keys reach it, with its section.',
  ],
  dos: [
    'Give a visible way to it beside its keys.',
    'Show what needs no network at once, and keep old rows while new ones load.',
    'Let one kind fail alone, and put first what is meant most often: its rows are marked first.',
  ],
  donts: [
    'Do not let a row delete anything at once: it may ask first, in a dialog.',
    'Do not show more than five of a kind.',
  ],
};

const places: CommandSection = {
  id: 'pages',
  title: 'Pages',
  status: 'ready',
  items: [
    { id: 'users', label: 'Users', href: '#users', icon: <ArrowRightIcon aria-hidden="true" /> },
    { id: 'audit', label: 'Audit', href: '#audit', icon: <ArrowRightIcon aria-hidden="true" /> },
  ],
};
const people: CommandSection = {
  id: 'people',
  title: 'People',
  status: 'ready',
  items: [
    {
      id: 'ada',
      label: 'Ada Okafor',
      description: '@ada_builds',
      href: '#ada',
      icon: <Avatar seed="ada" size="sm" />,
      end: <Badge tone="accent">Premium</Badge>,
    },
    { id: 'lin', label: '林晓雨', href: '#lin', icon: <Avatar seed="lin" size="sm" /> },
  ],
};
const payments: CommandSection = { id: 'payments', title: 'Payments', status: 'ready', items: [] };

const meta = {
  title: 'Primitives/CommandPalette',
  component: CommandPalette,
  args: {
    label: 'Search the admin area',
    placeholder: 'People, payments, pages',
    search: '',
    onSearchChange: fn(),
    sections: [places, people, payments],
    texts: {
      close: 'Close',
      loading: 'Searching…',
      empty: 'Nothing has this name. Try a part of it.',
      found: (count) => `${count} found`,
      failed: (titles) => `Not searched: ${titles.join(', ')}.`,
      retry: 'Try again',
    },
    onRetry: fn(),
  },
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof CommandPalette>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix', 'open'], args: { defaultOpen: true } };

export const Loading: Story = {
  tags: ['no-picture'],
  args: { defaultOpen: true, search: 'ada', sections: [{ ...people, items: [], status: 'loading' }] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Searching…'));
  },
};

/** Results that arrive early wait for the section above: the marked row stays the first. */
export const InOrder: Story = {
  tags: ['no-picture'],
  args: { defaultOpen: true, search: 'a', sections: [places, { ...payments, status: 'loading' }, people] },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await expect(screen.queryByRole('option', { name: 'Ada Okafor' })).toBeNull();
  },
};

export const NothingFound: Story = {
  tags: ['no-picture'],
  args: { defaultOpen: true, search: 'zzz', sections: [payments] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing has this name.'));
  },
};

export const OnePartFailed: Story = {
  tags: ['no-picture'],
  args: { defaultOpen: true, search: 'ada', sections: [people, { ...payments, status: 'failed' }] },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not searched: Payments.'));
    await expect(screen.getAllByRole('option')).toHaveLength(2);
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onRetry).toHaveBeenCalled());
  },
};

export const EverythingFailed: Story = {
  tags: ['no-picture'],
  args: {
    defaultOpen: true,
    search: 'ada',
    sections: [
      { ...people, items: [], status: 'failed' },
      { ...payments, status: 'failed' },
    ],
  },
};

/** Searches local data, as its owner does elsewhere. */
function Searched(args: CommandPaletteProps) {
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  const sections = args.sections.map((section) => ({
    ...section,
    items: section.items.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase())),
  }));
  return (
    <>
      <Button className="mu:m-8" onPress={() => setOpen(true)}>
        Search
      </Button>
      <CommandPalette
        {...args}
        isOpen={isOpen}
        onOpenChange={setOpen}
        search={search}
        onSearchChange={(text) => {
          setSearch(text);
          args.onSearchChange(text);
        }}
        sections={sections}
      />
    </>
  );
}

export const Keyboard: Story = {
  tags: ['no-picture'],
  render: Searched,
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Search' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const field = await screen.findByRole('combobox', { name: 'Search the admin area' });
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Search the admin area' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('4 found'));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Ada Okafor' })).toBeVisible());

    // From the last row of one section to the first of the next.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(active()).toHaveTextContent('Ada Okafor'));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(active()).toHaveTextContent('Audit'));
    await expect(field).toHaveFocus();

    await userEvent.keyboard('ada');
    await waitFor(() => expect(args.onSearchChange).toHaveBeenLastCalledWith('ada'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 found'));
    await waitFor(() => expect(active()).toHaveTextContent('Ada Okafor'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(location.hash).toBe('#ada'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    location.hash = '';
  },
};

const onAction = fn();

/** A row may do something instead of leading somewhere: the address stays, the palette closes before. */
export const ARowThatActs: Story = {
  tags: ['no-picture'],
  args: {
    sections: [
      places,
      { id: 'do', title: 'Actions', status: 'ready', items: [{ id: 'dark', label: 'Use the dark theme', onAction }] },
    ],
  },
  render: Searched,
  play: async ({ canvas, userEvent }) => {
    onAction.mockClear();
    const before = location.href;
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    const field = await screen.findByRole('combobox', { name: 'Search the admin area' });
    await userEvent.type(field, 'dark');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onAction).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(location.href).toBe(before);
  },
};

/** WebKit sends the key that ends a composition after it is over: only its key code tells. */
export const KeysOfACompositionLeadNowhere: Story = {
  tags: ['no-picture'],
  args: { onChosen: fn() },
  render: Searched,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    const field = await screen.findByRole('combobox', { name: 'Search the admin area' });
    await userEvent.type(field, '林');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'));
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      for (const key of ['Enter', 'Escape']) {
        await fireEvent.keyDown(field, { key, ...composing });
        await fireEvent.keyUp(field, { key, ...composing });
      }
    await expect(args.onChosen).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChosen).toHaveBeenCalledOnce());
    await expect(args.onChosen).toHaveBeenCalledWith(expect.objectContaining({ id: 'lin' }));
    location.hash = '';
  },
};
