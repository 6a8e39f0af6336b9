import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { filterChipsGuide } from './filter-chips.guide.ts';
import { FilterChips } from './filter-chips.tsx';

const meta = {
  title: 'Patterns/FilterChips',
  component: FilterChips,
  parameters: { guide: filterChipsGuide },
  args: {
    acting: { _id: 'me', name: 'Noor Haddad', profileType: 'individual', subtype: 'developer', avatar: null },
    filter: 'project',
    onClearActing: fn(),
    onFilterChange: fn(),
  },
  render: (args) => (
    <div className="w-[40rem] max-w-[calc(100vw-2rem)]">
      <FilterChips {...args} />
    </div>
  ),
} satisfies Meta<typeof FilterChips>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const ChipsClearOnClick: Story = {
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
    <div className="w-[22.5rem] max-w-[calc(100vw-2rem)]">
      <FilterChips {...args} />
    </div>
  ),
};

export const OnlyOneProfile: Story = {
  render: ({ acting, onFilterChange }) => (
    <div className="w-[40rem] max-w-[calc(100vw-2rem)]">
      <FilterChips acting={acting} filter="all" onFilterChange={onFilterChange} />
    </div>
  ),
};
