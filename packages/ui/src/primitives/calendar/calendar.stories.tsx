import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { calendarParts } from './calendar.parts.ts';
import { Calendar } from './calendar.tsx';

const guide: Guide = {
  use: ['For a day that people choose by looking at the days around it: an appointment, a booking.'],
  avoid: ['For a day in a form, and one that people know by heart: take DatePicker.', 'For a span: DateRangePicker.'],
  anatomy: [calendarParts],
  keyboard: [
    { keys: 'Arrow keys', does: 'Move by a day or a week, on into the next month', story: 'Keyboard' },
    { keys: 'Page up, Page down', does: 'Move by a month', story: 'Keyboard' },
    { keys: 'Home, End', does: 'To the first and the last day of the month', story: 'Keyboard' },
    { keys: 'Enter, Space', does: 'Choose the day', story: 'Keyboard' },
  ],
  reader: [
    'An application with its label and month; each day with its weekday, and whether it is chosen or cannot be.',
    'The month is announced when it changes.',
  ],
  dos: ['Mark what cannot be chosen with `isUnavailable`: people see why the next days are taken.'],
  donts: ['Do not ask for a birthday here: it is many months away.'],
};

const meta = {
  title: 'Primitives/Calendar',
  component: Calendar,
  parameters: { guide },
  args: { label: 'Day of the call', defaultValue: '2026-11-18', onChange: fn() },
} satisfies Meta<typeof Calendar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['rtl'] };

export const Bounded: Story = {
  args: {
    min: '2026-11-09',
    max: '2026-11-27',
    isUnavailable: (day) => ['2026-11-14', '2026-11-15', '2026-11-21'].includes(day),
  },
  play: async ({ canvas }) => {
    for (const day of [/November 14/, /November 28/])
      await expect(canvas.getByRole('button', { name: day })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: /November 27/ })).not.toHaveAttribute('aria-disabled');
  },
};

export const Keyboard: Story = {
  tags: ['no-picture'],
  args: { autoFocus: true },
  play: async ({ args, canvas, userEvent }) => {
    const day = (name: RegExp) => canvas.getByRole('button', { name });
    await waitFor(() => expect(day(/November 18/)).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(day(/November 26/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-11-26'));
    await expect(canvas.getByRole('grid')).toBeVisible();
    await waitFor(() => expect(day(/November 26/).closest('td')).toHaveAttribute('aria-selected', 'true'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(day(/November 30/)).toHaveFocus());
    await userEvent.keyboard('{Home} ');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-11-01'));
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(day(/December 1,/)).toHaveFocus());
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(day(/November 1,/)).toHaveFocus());
  },
};
