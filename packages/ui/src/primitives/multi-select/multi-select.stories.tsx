import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { multiSelectParts } from './multi-select.parts.ts';
import { MultiSelect } from './multi-select.tsx';

const guide: Guide = {
  use: ['For several of five to about fifteen known answers, in a form or a toolbar.'],
  avoid: [
    'Up to five: take CheckboxGroup, which shows them all.',
    'Words that people make up: take TagField. Exactly one: Select.',
  ],
  anatomy: [multiSelectParts],
  keyboard: [
    { keys: 'Arrow down, Enter or Space', does: 'Opens the list', story: 'Keyboard' },
    { keys: 'Arrow down, arrow up', does: 'Moves in the list', story: 'Keyboard' },
    { keys: 'Enter, Space', does: 'Chooses or leaves an answer; the list stays open', story: 'Keyboard' },
    { keys: 'Escape', does: 'Closes it; the focus returns to the button', story: 'Keyboard' },
  ],
  reader: [
    'A button that opens a list, named by its label and the chosen answers; then the description or the error.',
    'In the list each option is read with whether it is selected.',
  ],
  dos: ['Order the answers as people think of them.'],
  donts: ['Do not put “All” among the answers: choosing none can mean it.'],
};

const options = [
  { key: 'developer', label: 'Developer' },
  { key: 'artist', label: 'Artist' },
  { key: 'trader', label: 'Trader' },
  { key: 'writer', label: 'Writer', isDisabled: true },
] as const;

const meta = {
  title: 'Primitives/MultiSelect',
  component: MultiSelect,
  parameters: { guide },
  args: { label: 'Roles', options, placeholder: 'Any role', onChange: fn(), className: 'mu:w-80' },
} satisfies Meta<typeof MultiSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: ['developer', 'artist'] } };

export const States: Story = {
  tags: ['matrix'],
  render: () => (
    <div className="mu:grid mu:w-160 mu:max-w-full mu:grid-cols-1 mu:gap-6 mu:sm:grid-cols-2">
      <MultiSelect label="None" options={options} placeholder="Any role" hint="Optional" />
      <MultiSelect label="One" options={options} defaultValue={['trader']} size="sm" />
      <MultiSelect label="Invalid" options={options} placeholder="Any role" errorMessage="Choose at least one." />
      <MultiSelect label="Disabled" isDisabled options={options} defaultValue={['trader']} />
    </div>
  ),
};

export const Open: Story = {
  tags: ['open'],
  args: { defaultValue: ['artist'] },
  decorators: [
    (Story) => (
      <div className="mu:h-80">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.click(trigger);
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Artist' })).toHaveAttribute('aria-selected', 'true'),
    );
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Keyboard: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    const option = (name: string) => screen.findByRole('option', { name });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await option('Developer')).toHaveFocus());
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}{ArrowUp}');
    await waitFor(async () => expect(await option('Artist')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['developer', 'artist']));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['developer']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};
