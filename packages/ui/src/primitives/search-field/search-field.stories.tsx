import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { searchFieldGuide } from './search-field.guide.ts';
import { SearchField } from './search-field.tsx';

const meta = {
  title: 'Primitives/SearchField',
  component: SearchField,
  parameters: { guide: searchFieldGuide },
  args: {
    label: 'Search profiles',
    placeholder: 'Name, tag or skill',
    onChange: fn(),
    onSubmit: fn(),
    className: 'w-80',
  },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { defaultValue: 'zero knowledge' } };

export const States: Story = {
  tags: ['matrix'],
  render: () => (
    <div className="grid w-160 grid-cols-1 sm:grid-cols-2 gap-x-8 gap-y-6">
      <SearchField label="Empty" hideLabel={false} placeholder="Name, tag or skill" />
      <SearchField label="Filled" hideLabel={false} defaultValue="zero knowledge" />
      <SearchField
        label="With help"
        hideLabel={false}
        description="Names, tags and skills."
        placeholder="Name, tag or skill"
      />
      <SearchField label="Invalid" hideLabel={false} defaultValue="z" errorMessage="Type two letters at least." />
      <SearchField label="Disabled" hideLabel={false} isDisabled placeholder="Name, tag or skill" />
    </div>
  ),
};

/** The cross empties the field and gives the focus back. */
export const Emptied: Story = {
  args: { defaultValue: 'zero knowledge' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue(''));
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('defi');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('defi'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('defi'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue(''));
  },
};
