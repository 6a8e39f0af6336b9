import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ForceState, interactionStates } from '../../lib/story/force-state.tsx';
import type { Guide } from '../../lib/story/guide.ts';
import { Matrix } from '../../lib/story/matrix.tsx';
import { Switch } from './switch.tsx';
import { switchParts } from './switch.parts.ts';

const guide: Guide = {
  use: ['For a setting that takes effect at once: notifications, “Verified only” above a list.'],
  avoid: [
    'In a form that is saved as a whole: take Checkbox.',
    'For two named states of equal weight: take Tabs or ToggleButton.',
  ],
  anatomy: [switchParts],
  keyboard: [
    { keys: 'Tab', does: 'Goes to it', story: 'Keyboard' },
    { keys: 'Space', does: 'Turns it on or off', story: 'Keyboard' },
  ],
  reader: ['A switch, its label and description, and whether it is on or off.'],
  dos: [
    'Let it take effect at once, and turn it back with a word of explanation if that fails.',
    'Give a list of switches one width, so that the tracks stand in a column.',
  ],
  donts: [
    'Do not word the label as a question, nor change it with the state.',
    'Do not use one where a button “Save” follows.',
  ],
};

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  parameters: { guide },
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
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Verified only' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(true));
    await waitFor(() => expect(canvas.getByRole('switch')).toBeChecked());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(false));
    await waitFor(() => expect(canvas.getByRole('switch')).not.toBeChecked());
  },
};
