import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { languagePickerParts } from './language-picker.parts.ts';
import { LanguagePicker } from './language-picker.tsx';

const guide: Guide = {
  use: [
    'Changing the language of the page, from every page: in the bar for visitors, in the account menu for members.',
  ],
  avoid: ['For the languages that a person speaks, use TagField or Select: this one changes the page.'],
  anatomy: [languagePickerParts],
  keyboard: [
    { keys: 'Enter, Space, Arrow down', does: 'Opens the list at the language at hand', story: 'Keyboard' },
    { keys: 'Arrow keys, Home, End', does: 'Move', story: 'Keyboard' },
    { keys: 'Enter', does: 'Chooses and closes', story: 'Keyboard' },
  ],
  reader: ['“Language: English, button, opens a menu”.', 'Each language is read in its own voice (`lang`).'],
  dos: ['Name languages in themselves: somebody who is lost reads only that.'],
  donts: ['Flags: a language is not a country.'],
};

const meta = {
  title: 'Primitives/LanguagePicker',
  component: LanguagePicker,
  parameters: { guide },
  args: {
    label: 'Language',
    languages: { en: 'English', fr: 'Français', zh: '中文' },
    value: 'en',
    onChange: fn(),
  },
} satisfies Meta<typeof LanguagePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  tags: ['open'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked());
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const language = (name: string) => screen.getByRole('menuitemradio', { name });
    const button = canvas.getByRole('button', { name: 'Language: English' });
    await userEvent.tab();
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      await waitFor(() => expect(button).toHaveFocus());
      await userEvent.keyboard(key);
      await waitFor(() => expect(language('English')).toHaveFocus());
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      if (key !== '{ArrowDown}') await userEvent.keyboard('{Escape}');
    }
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(language('Français')).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(language('English')).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('zh'));
  },
};
