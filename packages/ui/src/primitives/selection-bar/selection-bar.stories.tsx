import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { Provider } from '../../provider/provider.tsx';
import { Button } from '../button/button.tsx';
import { Table } from '../table/table.tsx';
import { selectionBarParts } from './selection-bar.parts.ts';
import { SelectionBar } from './selection-bar.tsx';

const guide: Guide = {
  use: ['For what can be done with several rows at once: below a Table with `selection`, or a list with checkboxes.'],
  avoid: ['For what can be done with one row: put it into the row, or into a ContextMenu.'],
  anatomy: [selectionBarParts],
  keyboard: [
    { keys: 'Tab', does: 'Goes from one action to the next', story: 'Keyboard' },
    { keys: 'Enter, Space', does: 'Presses one', story: 'Keyboard' },
  ],
  reader: [
    'A region with its label.',
    'How many are chosen is said each time that it changes; the focus stays in the region when the bar goes away.',
  ],
  dos: ['Ask before what cannot be undone, and say how many it is about.'],
  donts: ['Don’t keep rows chosen that the action has taken away.'],
};

const meta = {
  title: 'Primitives/SelectionBar',
  component: SelectionBar,
  parameters: { guide },
  args: { count: 3, onClear: fn(), children: <Button size="sm">Archive</Button> },
  render: (args) => (
    <Provider locale="en">
      <SelectionBar {...args} />
    </Provider>
  ),
} satisfies Meta<typeof SelectionBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['rtl'] };

export const Working: Story = {
  args: { isWorking: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Clear selection' })).toBeDisabled();
  },
};

const notes = ['Berlin', 'Lagos', 'Lima'].map((name) => ({ name }));

export const Keyboard: Story = {
  tags: ['no-picture'],
  render: function Choosing(args) {
    const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
    return (
      <Provider locale="en">
        <div className="mu:flex mu:w-180 mu:max-w-full mu:flex-col mu:gap-3">
          <Table
            label="Notes"
            columns={[{ id: 'name', title: 'Name', cell: ({ name }) => name }]}
            rows={notes}
            rowId={({ name }) => name}
            selection={{ ids, onChange: setIds }}
            empty="None"
          />
          <SelectionBar
            {...args}
            count={ids.size}
            onClear={() => {
              args.onClear();
              setIds(new Set());
            }}
          />
        </div>
      </Provider>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const region = within(canvas.getByRole('region', { name: 'What is selected' }));
    const said = () => region.getByRole('status');
    await expect(said()).toHaveTextContent(/^$/);
    (await canvas.findByRole('row', { name: 'Berlin' })).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(said()).toHaveTextContent('1 selected'));
    canvas.getByRole('button', { name: 'Archive' }).focus();
    await userEvent.tab();
    const clear = canvas.getByRole('button', { name: 'Clear selection' });
    await waitFor(() => expect(clear).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onClear).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Archive' })).toBeNull());
    await waitFor(() => expect(said()).toHaveFocus());
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Lima' }));
    canvas.getByRole('button', { name: 'Clear selection' }).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onClear).toHaveBeenCalledTimes(2));
  },
};
