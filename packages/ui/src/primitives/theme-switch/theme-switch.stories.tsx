import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { themeSwitchGuide } from './theme-switch.guide.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const meta = {
  title: 'Primitives/ThemeSwitch',
  component: ThemeSwitch,
  parameters: { guide: themeSwitchGuide },
  args: {
    label: 'Theme',
    choiceLabels: { system: 'System', light: 'Light', dark: 'Dark' },
    value: 'system',
    onChange: fn(),
    className: 'w-44',
  },
} satisfies Meta<typeof ThemeSwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Keyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight} ');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('dark'));
  },
};
