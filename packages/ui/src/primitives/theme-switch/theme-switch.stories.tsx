import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { themeSwitchParts } from './theme-switch.parts.ts';

const guide: Guide = {
  use: ['The person’s choice between light, dark and what the device prefers: at a glance, in a sheet or a panel.'],
  avoid: [
    'In a bar, where three choices take too much room: a button that opens a menu of them.',
    'For another choice of a few, use ToggleButtonGroup, which this is made of.',
  ],
  anatomy: [themeSwitchParts],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus into it', story: 'Keyboard' },
    { keys: 'Arrow keys', does: 'Move between the three', story: 'Keyboard' },
    { keys: 'Space, Enter', does: 'Chooses', story: 'Keyboard' },
  ],
  reader: ['A radio group with its name; each choice by its words, and which is checked.'],
  dos: [
    'Begin with `system`: the device knows before the person has chosen.',
    'Keep the choice, and set `data-theme` before the first paint.',
  ],
  donts: ['A single button that flips: it hides the choice “system”.'],
};

const meta = {
  title: 'Primitives/ThemeSwitch',
  component: ThemeSwitch,
  parameters: { guide },
  args: {
    label: 'Theme',
    choiceLabels: { system: 'System', light: 'Light', dark: 'Dark' },
    value: 'system',
    onChange: fn(),
    className: 'mu:w-44',
  },
} satisfies Meta<typeof ThemeSwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['rtl'] };

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const system = canvas.getByRole('radio', { name: 'System' });
    await expect(canvas.getByRole('radiogroup', { name: 'Theme' })).toContainElement(system);
    await expect(system).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('light'));
    await userEvent.keyboard('{ArrowRight} ');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('dark'));
  },
};
