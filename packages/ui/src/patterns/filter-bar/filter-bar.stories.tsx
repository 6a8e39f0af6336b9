import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { filterBarGuide } from './filter-bar.guide.ts';
import { FilterBar } from './filter-bar.tsx';
import type { FilterBarProps } from './filter-controls.tsx';
import { noFilters } from './filters.ts';

const all = {
  ...noFilters,
  search: 'zero knowledge',
  type: 'project',
  verifiedOnly: true,
  sort: 'popular',
  tags: ['zk', 'wallets'],
  languages: ['中文'],
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
  parameters: { layout: 'fullscreen', guide: filterBarGuide },
  args: { value: noFilters, onChange: fn() },
  render: (args) => (
    <div className="p-6">
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
    <div className="w-[390px] max-w-full p-5">
      <WithFilters {...args} />
    </div>
  ),
};

export const MoreFilters: Story = {
  args: { value: all },
  render: (args) => (
    <div className="min-h-120 p-6">
      <WithFilters {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More filters' }));
    await screen.findByRole('dialog', { name: 'More filters' });
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
    <div className="h-dvh w-[390px] max-w-full p-5">
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
    await userEvent.click(sheet.getByRole('switch'));
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
