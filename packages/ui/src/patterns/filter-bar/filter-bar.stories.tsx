import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { FilterBar } from './filter-bar.tsx';
import type { FilterBarProps } from './filter-controls.tsx';
import { noFilters } from './filters.ts';

const guide: Guide = {
  use: ['Above a list of profiles that can be searched: the gallery, public groups.'],
  avoid: ['The deck, which has two choices: FilterChips.', 'A list that fits in a window: nothing.'],
  anatomy: [
    { part: 'Search', is: 'words of a name, a bio or a tag' },
    { part: 'Order', is: 'recent, popular or verified first' },
    { part: 'Type, verified and proven', is: 'chips; pressing the chosen type again shows all, proven opens a menu' },
    { part: 'More filters', is: 'tags, languages, paid plans; for a free person the way to the plan that has them' },
    { part: 'Sheet', is: 'all of these behind one button, below 672 px' },
  ],
  keyboard: [
    { keys: 'Letters, Escape', does: 'search, and empty the search', story: 'Keyboard' },
    {
      keys: 'Enter on “Clear”',
      does: 'shows everything again; the focus goes to the search',
      story: 'ClearedByKeyboard',
    },
    { keys: 'Enter on a locked filter', does: 'opens the upgrade dialog', story: 'LockedForFree' },
  ],
  reader: [
    'A search landmark.',
    'The sheet’s button says how many filters are on; a locked one says which plan has it.',
  ],
  dos: ['Keep the filters in the address, so that a list can be shared.', 'Say below it how many profiles were found.'],
  donts: ['Search with every letter: wait until the person pauses.', 'Hide locked filters: show what the plan brings.'],
};

const all = {
  ...noFilters,
  search: 'zero knowledge',
  type: 'project',
  verifiedOnly: true,
  proven: 'contract',
  sort: 'popular',
  tags: ['zk', 'wallets'],
  languages: ['中文'],
  premiumOnly: true,
} as const;

function WithFilters({ value: first, onChange, ...props }: FilterBarProps) {
  const [value, setValue] = useState(first);
  return (
    <FilterBar
      {...props}
      value={value}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}

const meta = {
  title: 'Patterns/FilterBar',
  component: FilterBar,
  parameters: { layout: 'fullscreen', guide },
  args: { value: noFilters, onChange: fn() },
  render: (args) => (
    <div className="mu:p-6">
      <WithFilters {...args} />
    </div>
  ),
} satisfies Meta<typeof FilterBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Everything: Story = { tags: ['matrix'], args: { value: all } };

/** The same below 672 px. */
export const Narrow: Story = {
  args: { value: all },
  render: (args) => (
    <div className="mu:w-[390px] mu:max-w-full mu:p-5">
      <WithFilters {...args} />
    </div>
  ),
};

export const MoreFilters: Story = {
  args: { value: all },
  render: (args) => (
    <div className="mu:min-h-120 mu:p-6">
      <WithFilters {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More filters' }));
    await within(await screen.findByRole('dialog', { name: 'More filters' })).findByRole('switch');
  },
};

export const LockedForFree: Story = {
  args: { onUpgrade: fn() },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'More filters, part of Premium' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUpgrade).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

const inSheet: Story = {
  render: (args) => (
    <div className="mu:h-dvh mu:w-[390px] mu:max-w-full mu:p-5">
      <WithFilters {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }));
    await screen.findByRole('dialog', { name: 'Filters' });
  },
};

export const InASheet: Story = { ...inSheet, args: { value: all } };
export const InASheetLocked: Story = { ...inSheet, args: { onUpgrade: fn() } };

export const ChoosesInTheSheet: Story = {
  ...inSheet,
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(sheet.getByRole('radio', { name: 'Groups' }));
    await userEvent.click(sheet.getByRole('switch', { name: /^Verified only/ }));
    await userEvent.click(sheet.getByRole('radio', { name: 'Most popular' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Show profiles' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...noFilters,
      type: 'group',
      verifiedOnly: true,
      sort: 'popular',
    });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters, 2 active' })).toHaveFocus());
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('zk');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ ...noFilters, search: 'zk' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue(''));
  },
};

export const ClearedByKeyboard: Story = {
  args: { value: all },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Clear' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ ...noFilters, sort: 'popular' });
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
  },
};
