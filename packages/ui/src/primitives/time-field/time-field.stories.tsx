import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { timeFieldParts } from './time-field.parts.ts';
import { TimeField } from './time-field.tsx';

const guide: Guide = {
  use: ['For a time of the day that people know: when quiet hours begin, when a call is.'],
  avoid: ['For one of a few free times: take RadioGroup or Select.', 'For a duration: take NumberField.'],
  anatomy: [timeFieldParts],
  keyboard: [
    { keys: 'Tab', does: 'From part to part', story: 'Keyboard' },
    { keys: 'Digits', does: 'Write the part and go on to the next', story: 'Keyboard' },
    { keys: 'Arrow up, Arrow down', does: 'One more, one less', story: 'Keyboard' },
    { keys: 'Letters', does: 'a and p set the half of the day, where the language has it', story: 'Keyboard' },
  ],
  reader: ['A group with its label; each part with its name and value.'],
  dos: ['Say whose time it is where people are in several zones.'],
  donts: ['Do not ask for seconds.'],
};

const meta = {
  title: 'Primitives/TimeField',
  component: TimeField,
  parameters: { guide },
  args: { label: 'Quiet from', defaultValue: '22:30', onChange: fn(), className: 'mu:w-48' },
} satisfies Meta<typeof TimeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { description: 'In your own time.' } };

export const States: Story = {
  tags: ['matrix'],
  render: () => (
    <div className="mu:grid mu:w-120 mu:max-w-full mu:grid-cols-1 mu:gap-6 mu:sm:grid-cols-2">
      <TimeField label="Empty" hint="Optional" />
      <TimeField label="Small" size="sm" defaultValue="09:00" />
      <TimeField label="Twenty-four hours" hourCycle={24} defaultValue="22:30" />
      <TimeField label="Invalid" defaultValue="03:00" errorMessage="Choose a time between 8 and 18." />
      <TimeField label="Disabled" isDisabled defaultValue="09:00" />
      <TimeField label="Read only" isReadOnly defaultValue="09:00" />
    </div>
  ),
};

export const Keyboard: Story = {
  tags: ['no-picture'],
  args: { defaultValue: undefined },
  play: async ({ args, canvas, userEvent }) => {
    const hour = canvas.getByRole('spinbutton', { name: /hour/ });
    await expect(canvas.getByRole('group', { name: 'Quiet from' })).toContainElement(hour);
    await userEvent.tab();
    await waitFor(() => expect(hour).toHaveFocus());
    await userEvent.keyboard('0905');
    await waitFor(() => expect(hour).toHaveAttribute('aria-valuenow', '9'));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('09:05'));
    await userEvent.keyboard('p');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('21:05'));
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('21:06'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('21:05'));
  },
};
