import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { argTypesOf } from '../../lib/story/arg-types.ts';
import { ForceState, interactionStates } from '../../lib/story/force-state.tsx';
import type { Guide } from '../../lib/story/guide.ts';
import { Matrix } from '../../lib/story/matrix.tsx';
import { options } from '../../lib/variants.ts';
import { ToggleButton, ToggleButtonGroup } from './toggle-button.tsx';
import { toggleButtonVariants } from './toggle-button.variants.ts';
import { toggleButtonParts, toggleButtonGroupParts } from './toggle-button.parts.ts';

const guide: Guide = {
  use: [
    'A filter or a view that stays on until it is pressed again.',
    'In a ToggleButtonGroup: one choice of a few, or several of them, that works at once.',
  ],
  avoid: [
    'For a setting in a form, use Switch or Checkbox.',
    'For parts of a page that take turns, use Tabs.',
    'For more than five choices, use Select.',
  ],
  anatomy: [toggleButtonParts, toggleButtonGroupParts],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus into the group, and out of it', story: 'Keyboard' },
    { keys: 'Arrow keys', does: 'Move between its buttons', story: 'Keyboard' },
    { keys: 'Space, Enter', does: 'Turns the focused one on or off', story: 'Keyboard' },
  ],
  reader: [
    'Alone: “toggle button, pressed” or “not pressed”.',
    'In a group that takes one choice: a radio group with its name, and which of how many is checked.',
  ],
  dos: [
    'Give the group a name that asks: “Type”, “Sort by”.',
    'Set `disallowEmptySelection` where one must always hold.',
  ],
  donts: ['Change the label when it is on: colour and state say that already.', 'Mix looks within one group.'],
};

const meta = {
  title: 'Primitives/ToggleButton',
  component: ToggleButton,
  parameters: { guide },
  args: { children: 'Verified only', onChange: fn() },
  argTypes: argTypesOf(toggleButtonVariants),
} satisfies Meta<typeof ToggleButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['matrix'],
  render: () => (
    <Matrix rows={options(toggleButtonVariants, 'variant')} columns={[...interactionStates, 'selected', 'disabled']}>
      {(variant, state) => {
        if (state === 'selected')
          return (
            <ToggleButton variant={variant} isSelected>
              Projects
            </ToggleButton>
          );
        if (state === 'disabled')
          return (
            <ToggleButton variant={variant} isDisabled>
              Projects
            </ToggleButton>
          );
        return (
          <ForceState state={state}>
            <ToggleButton variant={variant}>Projects</ToggleButton>
          </ForceState>
        );
      }}
    </Matrix>
  ),
};

export const Groups: Story = {
  render: () => (
    <div className="mu:flex mu:w-100 mu:flex-col mu:gap-6">
      {options(toggleButtonVariants, 'variant').map((variant) => (
        <ToggleButtonGroup
          key={variant}
          variant={variant}
          selectionMode="single"
          defaultSelectedKeys={['all']}
          aria-label={`Type, ${variant}`}
        >
          <ToggleButton id="all">All</ToggleButton>
          <ToggleButton id="individual">Individuals</ToggleButton>
          <ToggleButton id="group">Groups</ToggleButton>
        </ToggleButtonGroup>
      ))}
    </div>
  ),
};

export const Keyboard: Story = {
  render: () => (
    <ToggleButtonGroup selectionMode="single" defaultSelectedKeys={['all']} disallowEmptySelection aria-label="Type">
      <ToggleButton id="all">All</ToggleButton>
      <ToggleButton id="group">Groups</ToggleButton>
    </ToggleButtonGroup>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Type' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight} ');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Groups' })).toBeChecked());
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'All' })).not.toBeChecked());
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'All' })).not.toHaveFocus());
  },
};
