import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { languagePickerGuide } from './language-picker.guide.ts';
import { LanguagePicker } from './language-picker.tsx';

const meta = {
  title: 'Primitives/LanguagePicker',
  component: LanguagePicker,
  parameters: { guide: languagePickerGuide },
  args: { label: 'Language', value: 'en', onChange: fn() },
} satisfies Meta<typeof LanguagePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked());
  },
};

export const Keyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'English' })).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('zh'));
  },
};
