import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { numberFieldGuide } from './number-field.guide.ts';
import { NumberField } from './number-field.tsx';

const meta = {
  title: 'Primitives/NumberField',
  component: NumberField,
  parameters: { guide: numberFieldGuide },
  args: { label: 'Members', minValue: 1, defaultValue: 12500, onChange: fn(), className: 'w-60' },
} satisfies Meta<typeof NumberField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { description: 'About how many people are in it.' } };

export const States: Story = {
  tags: ['matrix'],
  render: () => (
    <div className="grid w-130 grid-cols-1 sm:grid-cols-2 gap-x-8 gap-y-6">
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
    const field = canvas.getByRole('textbox');
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(field).toHaveValue('20,000'));
    await expect(args.onChange).toHaveBeenLastCalledWith(20_000);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(field).toHaveValue('1'));
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
  },
};
