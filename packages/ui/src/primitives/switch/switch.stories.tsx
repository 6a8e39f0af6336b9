import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ForceState, interactionStates, Matrix } from '../../lib/story/index.ts';
import { switchGuide } from './switch.guide.ts';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  parameters: { guide: switchGuide },
  args: { children: 'Verified only', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { description: 'Profiles that the team has checked.' } };

export const States: Story = {
  tags: ['matrix'],
  render: () => (
    <Matrix rows={['off', 'on']} columns={[...interactionStates, 'disabled']}>
      {(value, state) =>
        state === 'disabled' ? (
          <Switch isSelected={value === 'on'} isDisabled>
            Sound
          </Switch>
        ) : (
          <ForceState state={state}>
            <Switch isSelected={value === 'on'}>Sound</Switch>
          </ForceState>
        )
      }
    </Matrix>
  ),
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('switch')).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(true));
    await waitFor(() => expect(canvas.getByRole('switch')).toBeChecked());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(false));
    await waitFor(() => expect(canvas.getByRole('switch')).not.toBeChecked());
  },
};
