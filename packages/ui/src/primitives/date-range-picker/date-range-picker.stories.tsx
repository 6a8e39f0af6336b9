import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { DateRangePicker } from './date-range-picker.tsx';
import { dateRangePickerParts } from './date-range-picker.parts.ts';

const guide: Guide = {
  use: ['To narrow a list to a span of days that people know by their dates.'],
  avoid: ['For a few known spans, such as the last 30 days: take ToggleButtonGroup.'],
  anatomy: [dateRangePickerParts],
  keyboard: [
    { keys: 'Digits', does: 'Fill the part in and go on to the next', story: 'Typed' },
    { keys: 'Arrow up, arrow down', does: 'Change the part by one', story: 'Typed' },
    { keys: 'Alt and arrow down', does: 'Opens the calendar', story: 'Open' },
    { keys: 'Arrows and Enter', does: 'Move in the calendar, and choose', story: 'Chosen' },
  ],
  reader: [
    'A group named by its label, with the parts of both days, each read with its range; then the calendar’s button.',
  ],
  dos: [
    'Say what the days are of: “Changed”, not “Date”.',
    'In a form name both days, with `startName` and `endName`.',
  ],
  donts: ['Do not send half a span: nothing is told before both days are whole.'],
};

const meta = {
  title: 'Primitives/DateRangePicker',
  component: DateRangePicker,
  parameters: { guide },
  args: {
    label: 'Changed',
    clearLabel: 'Clear the days',
    value: { from: '2026-11-02', to: '2026-11-22' },
    onChange: fn(),
    className: 'mu:w-80',
  },
} satisfies Meta<typeof DateRangePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: null }, tags: ['no-picture'] };
export const Invalid: Story = { args: { errorMessage: 'These days are all ahead.' }, tags: ['no-picture'] };

export const Disabled: Story = {
  args: { isDisabled: true },
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Clear the days' })).not.toBeInTheDocument();
  },
};

export const ReadOnly: Story = { ...Disabled, args: { isReadOnly: true } };

export const Open: Story = {
  tags: ['open'],
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <div className="mu:h-120">
        <Story />
      </div>
    ),
  ],
  play: async ({ userEvent, canvas }) => {
    const opener = canvas.getByRole('button', { name: /Calendar/ });
    await userEvent.click(canvas.getByRole('spinbutton', { name: /month, Start Date/ }));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible());
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Typed: Story = {
  tags: ['no-picture'],
  render: ({ label, onChange }) => <DateRangePicker label={label} clearLabel="Clear" onChange={onChange} />,
  play: async ({ args, userEvent, canvas }) => {
    const [first] = canvas.getAllByRole('spinbutton');
    if (first) await userEvent.click(first);
    await userEvent.keyboard('110220261122');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('2026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-02', to: '2026-11-22' });
    if (first) await userEvent.click(first);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-10-02', to: '2026-11-22' }));
    await waitFor(() => expect(first).toHaveAttribute('aria-valuenow', '10'));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-02', to: '2026-11-22' }));
  },
};

export const Chosen: Story = {
  tags: ['no-picture'],
  play: async ({ args, userEvent, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await expect(document.activeElement).toHaveAccessibleName(expect.stringContaining('November 2, 2026'));
    // The first Enter starts the range and moves to the next day.
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowRight}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-03', to: '2026-11-06' });
  },
};

/** `startName` and `endName` put both days into the form's data. */
export const InAForm: Story = {
  tags: ['no-picture'],
  args: { startName: 'from', endName: 'to' },
  render: (args) => (
    <form aria-label="Filter">
      <DateRangePicker {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form');
    if (!(form instanceof HTMLFormElement)) throw new Error('no form');
    await expect(Object.fromEntries(new FormData(form))).toEqual({ from: '2026-11-02', to: '2026-11-22' });
  },
};

export const Bounded: Story = {
  tags: ['no-picture'],
  args: { min: '2026-11-02', max: '2026-11-27', isUnavailable: (day) => day === '2026-11-24' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    const day = (name: RegExp) => screen.getByRole('button', { name });
    await waitFor(() => expect(day(/November 1, 2026/)).toHaveAttribute('aria-disabled', 'true'));
    await expect(day(/November 24, 2026/)).toHaveAttribute('aria-disabled', 'true');
    await expect(day(/November 28, 2026/)).toHaveAttribute('aria-disabled', 'true');
    await expect(day(/November 27, 2026/)).not.toHaveAttribute('aria-disabled');
  },
};

export const Cleared: Story = {
  tags: ['no-picture'],
  play: async ({ args, userEvent, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the days' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};
