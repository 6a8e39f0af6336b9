import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { NumberField } from './number-field.tsx';
import { numberFieldParts } from './number-field.parts.ts';

const guide: Guide = {
  use: ['For an amount that is counted or measured and that may be stepped: members, team size, a price limit.'],
  avoid: [
    'For figures that are no amounts, such as addresses, codes or years: take TextField with `inputMode`.',
    'For a number out of five or fewer: take RadioCards or Select.',
  ],
  anatomy: [numberFieldParts],
  keyboard: [
    { keys: 'Arrow up, arrow down', does: 'One step more or less', story: 'Keyboard' },
    { keys: 'Home, End', does: 'The least and the most, where they are given', story: 'LeastAndMost' },
    { keys: 'Tab', does: 'Leaves the field: what was typed is brought within the limits', story: 'Keyboard' },
  ],
  reader: [
    'Its label, the number, and the description or error. Each step says the new number.',
    'The two buttons are named after the label: “Increase Members”.',
  ],
  dos: [
    'Give `minValue` wherever less makes no sense.',
    'Write the unit with `formatOptions`, so that it follows the language.',
  ],
  donts: [
    'Do not use it for amounts of money to pay: those come from the server and are not typed.',
    'Do not set a step that people have to know: what is typed between two steps is moved to one of them.',
  ],
};

const meta = {
  title: 'Primitives/NumberField',
  component: NumberField,
  parameters: { guide },
  args: { label: 'Members', minValue: 1, defaultValue: 12500, onChange: fn(), className: 'mu:w-60' },
} satisfies Meta<typeof NumberField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { description: 'About how many people are in it.' } };

export const States: Story = {
  tags: ['matrix'],
  render: () => (
    <div className="mu:grid mu:w-130 mu:grid-cols-1 mu:sm:grid-cols-2 mu:gap-x-8 mu:gap-y-6">
      <NumberField label="Members" defaultValue={12500} />
      <NumberField label="Share of the supply" defaultValue={0.25} formatOptions={{ style: 'percent' }} step={0.01} />
      <NumberField label="At its lowest" minValue={1} defaultValue={1} />
      <NumberField label="Invalid" defaultValue={0} errorMessage="Enter 1 or more." />
      <NumberField label="Disabled" isDisabled defaultValue={40} />
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(12501));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(12499));
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.keyboard('0');
    await userEvent.tab();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(1));
  },
};

export const LeastAndMost: Story = {
  args: { maxValue: 20_000 },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Members' });
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(field).toHaveValue('20,000'));
    await expect(args.onChange).toHaveBeenLastCalledWith(20_000);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(field).toHaveValue('1'));
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
  },
};
