import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ForceState, interactionStates } from '../../lib/story/force-state.tsx';
import type { Guide } from '../../lib/story/guide.ts';
import { Matrix } from '../../lib/story/matrix.tsx';
import { Checkbox } from './checkbox.tsx';
import { checkboxParts } from './checkbox.parts.ts';

const guide: Guide = {
  use: [
    'For a yes that is saved with its form: “Anyone can join”.',
    'In a CheckboxGroup: several of a few answers to one question.',
  ],
  avoid: ['For what takes effect at once: take Switch.', 'For one of several: take RadioCards or Select.'],
  anatomy: [checkboxParts],
  keyboard: [
    { keys: 'Tab', does: 'Goes to it', story: 'Keyboard' },
    { keys: 'Space', does: 'Ticks it, or takes the tick away', story: 'Keyboard' },
  ],
  reader: ['A checkbox, its label and description, and whether it is checked, not checked or partly checked.'],
  dos: ['Write the label so that ticking means yes.', 'Say in the description what others will see because of it.'],
  donts: [
    'Do not negate: “Do not show my group” makes people think twice.',
    'Do not tick for somebody what they have to agree to.',
  ],
};

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  parameters: { guide },
  args: { children: 'Anyone can join', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { description: 'The link to your community is shown on its card.' } };

export const States: Story = {
  tags: ['matrix'],
  render: () => (
    <Matrix rows={['off', 'on', 'some']} columns={[...interactionStates, 'invalid', 'disabled']}>
      {(value, state) => {
        const props = { isSelected: value === 'on', isIndeterminate: value === 'some' };
        if (state === 'invalid')
          return (
            <Checkbox {...props} isInvalid>
              Public
            </Checkbox>
          );
        if (state === 'disabled')
          return (
            <Checkbox {...props} isDisabled>
              Public
            </Checkbox>
          );
        return (
          <ForceState state={state}>
            <Checkbox {...props}>Public</Checkbox>
          </ForceState>
        );
      }}
    </Matrix>
  ),
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Anyone can join' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(true));
    await waitFor(() => expect(canvas.getByRole('checkbox')).toBeChecked());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(false));
    await waitFor(() => expect(canvas.getByRole('checkbox')).not.toBeChecked());
  },
};
