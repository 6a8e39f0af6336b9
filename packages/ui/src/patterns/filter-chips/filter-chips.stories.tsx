import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { FilterChips } from './filter-chips.tsx';
import { type DeckProof, ProvenFilter } from './proven-filter.tsx';

const guide: Guide = {
  use: ['Above the deck: who acts, and which profiles come.'],
  avoid: ['A list with search and order: FilterBar.'],
  anatomy: [
    { part: 'Acting', is: 'the profile; its cross leads back to the choice' },
    { part: 'Types', is: 'one of four; a press on the chosen one shows all' },
    { part: 'Proven', is: 'a menu of what others are to have proven; filled while one is chosen' },
  ],
  keyboard: [
    { keys: 'Arrow keys, Space', does: 'move between the types and choose', story: 'Keyboard' },
    { keys: 'Enter, arrow keys, Enter', does: 'choose what others are to have proven', story: 'OnlyTheProven' },
  ],
  reader: ['A radio group of types; the acting profile is said with what a press does.'],
  dos: ['Leave the cross out for people with one profile.'],
  donts: ['Put more than a row of choices above the deck.'],
};

const meta = {
  title: 'Patterns/FilterChips',
  component: FilterChips,
  parameters: { guide },
  args: {
    acting: { _id: 'me', name: 'Noor Haddad', profileType: 'individual', subtype: 'developer', avatar: null },
    filter: 'project',
    onClearActing: fn(),
    onFilterChange: fn(),
  },
  render: (args) => (
    <div className="mu:w-[40rem] mu:max-w-[calc(100vw-2rem)]">
      <FilterChips {...args} />
    </div>
  ),
} satisfies Meta<typeof FilterChips>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const ChipsClearOnClick: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Projects' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith('all');
    await userEvent.click(canvas.getByRole('radio', { name: 'Groups' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith('group');
    await userEvent.click(canvas.getByRole('button', { name: /Noor Haddad/ }));
    await expect(args.onClearActing).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Noor Haddad/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft} ');
    await expect(args.onFilterChange).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = {
  render: (args) => (
    <div className="mu:w-[22.5rem] mu:max-w-[calc(100vw-2rem)]">
      <FilterChips {...args} />
    </div>
  ),
};

export const OnlyOneProfile: Story = {
  render: ({ acting, onFilterChange }) => (
    <div className="mu:w-[40rem] mu:max-w-[calc(100vw-2rem)]">
      <FilterChips acting={acting} filter="all" onFilterChange={onFilterChange} />
    </div>
  ),
};

function WithProof({ onChoose }: { onChoose: (value: DeckProof | null) => void }) {
  const [value, setValue] = useState<DeckProof | null>(null);
  return (
    <ProvenFilter
      value={value}
      onChange={(chosen) => {
        onChoose(chosen);
        setValue(chosen);
      }}
    />
  );
}

const onChoose = fn();

export const OnlyTheProven: Story = {
  render: (args) => (
    <div className="mu:min-h-64 mu:w-[46rem] mu:max-w-[calc(100vw-2rem)]">
      <FilterChips {...args} filter="all">
        <WithProof onChoose={onChoose} />
      </FilterChips>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    onChoose.mockClear();
    const button = canvas.getByRole('button', { name: 'Proven' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitemradio', { name: /Everyone/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(onChoose).toHaveBeenLastCalledWith('contract');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Contract proven' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitemradio', { name: /With a proven contract/ })).toBeChecked();
  },
};
