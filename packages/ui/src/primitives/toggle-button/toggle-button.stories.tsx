import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { argTypesOf, ForceState, interactionStates, Matrix } from '../../lib/story/index.ts';
import { options } from '../../lib/variants.ts';
import { toggleButtonGuide } from './toggle-button.guide.ts';
import { ToggleButton, ToggleButtonGroup } from './toggle-button.tsx';
import { toggleButtonVariants } from './toggle-button.variants.ts';

const meta = {
  title: 'Primitives/ToggleButton',
  component: ToggleButton,
  parameters: { guide: toggleButtonGuide },
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
    <div className="flex w-100 flex-col gap-6">
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
