import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { sliderParts } from './slider.parts.ts';
import { Slider } from './slider.tsx';

const guide: Guide = {
  use: ['For a number or a range between two known ends, where “about here” is enough: a distance, a volume, a price.'],
  avoid: ['For an exact number: take NumberField.', 'For one of a few steps with names: take RadioGroup.'],
  anatomy: [sliderParts],
  keyboard: [
    { keys: 'Tab', does: 'Enters at the thumb; of a range each has its stop', story: 'Keyboard' },
    { keys: 'Arrow right, Arrow up', does: 'One step more', story: 'Keyboard' },
    { keys: 'Arrow left, Arrow down', does: 'One step less', story: 'Keyboard' },
    { keys: 'Page up, Page down', does: 'A tenth of the range more or less', story: 'Keyboard' },
    { keys: 'Home, End', does: 'To the ends', story: 'Keyboard' },
  ],
  reader: ['A slider with its label and value, and its ends; the two of a range by `thumbLabels`.'],
  dos: ['Show the value in words where the number alone says little.', 'Name both thumbs of a range.'],
  donts: ['Do not search with each step: `onChangeEnd` is called once.'],
};

const meta = {
  title: 'Primitives/Slider',
  component: Slider,
  parameters: { guide },
  args: { label: 'Distance', maxValue: 100, onChange: fn(), onChangeEnd: fn(), className: 'mu:w-80' },
} satisfies Meta<typeof Slider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: 40, description: 'In kilometres, from where you are.' } };

export const Range: Story = {
  args: {
    label: 'Price',
    defaultValue: [20, 60],
    formatOptions: { style: 'currency', currency: 'USD', maximumFractionDigits: 0 },
    thumbLabels: ['Least', 'Most'],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('slider', { name: /Least/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([21, 60]));
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('slider', { name: /Most/ })).toHaveFocus());
  },
};

export const States: Story = {
  tags: ['matrix'],
  render: () => (
    <div className="mu:grid mu:w-160 mu:max-w-full mu:grid-cols-1 mu:gap-6 mu:sm:grid-cols-2">
      <Slider label="Empty" maxValue={100} />
      <Slider label="Full" maxValue={100} defaultValue={100} hint="Optional" />
      <Slider label="In words" maxValue={100} defaultValue={50} valueText={(value) => `at most ${String(value)} km`} />
      <Slider label="Disabled" maxValue={100} defaultValue={50} isDisabled />
    </div>
  ),
};

export const Keyboard: Story = {
  tags: ['no-picture'],
  args: { defaultValue: 40 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('slider')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowLeft}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(41));
    await userEvent.keyboard('{ArrowDown}{PageUp}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(50));
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(40));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(args.onChangeEnd).toHaveBeenLastCalledWith(100));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(args.onChangeEnd).toHaveBeenLastCalledWith(0));
  },
};
