import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ForceState, interactionStates, Matrix } from '../../lib/story/index.ts';
import { checkboxGuide } from './checkbox.guide.ts';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  parameters: { guide: checkboxGuide },
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
    await waitFor(() => expect(canvas.getByRole('checkbox')).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(true));
    await waitFor(() => expect(canvas.getByRole('checkbox')).toBeChecked());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(false));
    await waitFor(() => expect(canvas.getByRole('checkbox')).not.toBeChecked());
  },
};
