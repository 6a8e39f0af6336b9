import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ForceState } from '../../lib/story/force-state.tsx';
import type { Guide } from '../../lib/story/guide.ts';
import { datePickerParts } from './date-picker.parts.ts';
import { DatePicker } from './date-picker.tsx';

const guide: Guide = {
  use: ['For one day in a form: a deadline, a birthday, the day of a payment.'],
  avoid: [
    'For a span: take DateRangePicker.',
    'Where the days around it decide: take Calendar, which is always open.',
    'For “today” or “last week”: take ToggleButtonGroup.',
  ],
  anatomy: [datePickerParts],
  keyboard: [
    { keys: 'Tab', does: 'From part to part, then to the button', story: 'Keyboard' },
    { keys: 'Digits', does: 'Write the part and go on to the next', story: 'Keyboard' },
    { keys: 'Arrow up, Arrow down', does: 'One more, one less', story: 'Keyboard' },
    { keys: 'Backspace', does: 'Empties the part', story: 'Cleared' },
    { keys: 'Alt + Arrow down', does: 'Opens the calendar at the day', story: 'Open' },
    { keys: 'Escape', does: 'Closes it; the focus returns', story: 'Escaped' },
  ],
  reader: [
    'A group with its label; each part with its name and value, and the whole day as a description.',
    'The calendar is a dialog: each day with its weekday.',
  ],
  dos: ['Give `min` and `max` where there are some, and say them in the description.'],
  donts: ['Do not write the pattern (“MM/DD/YYYY”) beside it: the parts say it, in the reader’s order.'],
};

const meta = {
  title: 'Primitives/DatePicker',
  component: DatePicker,
  parameters: { guide },
  args: { label: 'Deadline', defaultValue: '2026-11-18', onChange: fn(), className: 'mu:w-64' },
} satisfies Meta<typeof DatePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { description: 'The last day on which you can be paid.' } };

export const States: Story = {
  tags: ['matrix'],
  render: () => (
    <div className="mu:grid mu:w-160 mu:max-w-full mu:grid-cols-1 mu:gap-6 mu:sm:grid-cols-2">
      <DatePicker label="Empty" hint="Optional" />
      <DatePicker label="Small" size="sm" defaultValue="2026-11-18" />
      <DatePicker label="Invalid" defaultValue="2026-11-18" errorMessage="Choose a day that is still to come." />
      <DatePicker label="Disabled" isDisabled defaultValue="2026-11-18" />
      <DatePicker label="Read only" isReadOnly defaultValue="2026-11-18" />
      <ForceState state="hovered" target="[role=group]">
        <DatePicker label="Hovered" defaultValue="2026-11-18" />
      </ForceState>
    </div>
  ),
};

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
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: /Calendar/ });
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(screen.getByRole('button', { name: /November 18/ })).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible());
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Chosen: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    await userEvent.click(await screen.findByRole('button', { name: /November 20/ }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Keyboard: Story = {
  tags: ['no-picture'],
  args: { defaultValue: undefined },
  play: async ({ args, canvas, userEvent }) => {
    const month = canvas.getByRole('spinbutton', { name: /month/ });
    await expect(canvas.getByRole('group', { name: 'Deadline' })).toContainElement(month);
    await userEvent.tab();
    await waitFor(() => expect(month).toHaveFocus());
    await userEvent.keyboard('1118202');
    await waitFor(() => expect(month).toHaveAttribute('aria-valuenow', '11'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('6');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-11-18'));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2027-11-18'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-11-18'));
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const Cleared: Story = {
  tags: ['no-picture'],
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
  },
};

export const Escaped: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: /Calendar/ })).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
