import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ForceState, Matrix } from '../../lib/story/index.ts';
import { comboBoxGuide } from './combo-box.guide.ts';
import { ComboBox } from './combo-box.tsx';

const languages = [
  { key: 'ar', label: 'Arabic' },
  { key: 'zh', label: 'Chinese', description: '中文' },
  { key: 'en', label: 'English' },
  { key: 'fr', label: 'French', description: 'Français' },
  { key: 'de', label: 'German', description: 'Deutsch' },
  { key: 'hi', label: 'Hindi' },
  { key: 'id', label: 'Indonesian', description: 'Bahasa Indonesia' },
  { key: 'ja', label: 'Japanese', description: '日本語' },
  { key: 'ko', label: 'Korean' },
  { key: 'pt', label: 'Portuguese', description: 'Português' },
  { key: 'es', label: 'Spanish', description: 'Español' },
  { key: 'sw', label: 'Swahili', description: 'Kiswahili' },
  { key: 'tr', label: 'Turkish', description: 'Türkçe' },
  { key: 'vi', label: 'Vietnamese', isDisabled: true },
] as const;

const emptyText = 'No language of that name. Try its English name.';

const meta = {
  title: 'Primitives/ComboBox',
  component: ComboBox,
  parameters: { guide: comboBoxGuide },
  args: {
    label: 'Language',
    options: languages,
    placeholder: 'Type a language',
    emptyText,
    onChange: fn(),
    className: 'w-80',
  },
} satisfies Meta<typeof ComboBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { description: 'The one you like to talk in.' } };

export const States: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Matrix rows={['rest', 'hovered', 'invalid', 'loading', 'disabled']} columns={['empty', 'chosen']}>
      {(state, filled) => {
        const props = {
          ...args,
          label: `${state}, ${filled}`,
          hideLabel: true,
          className: 'w-60',
          ...(filled === 'chosen' ? { defaultValue: 'fr' } : {}),
        };
        if (state === 'hovered')
          return (
            <ForceState state={state} target="[role=group]">
              <ComboBox {...props} />
            </ForceState>
          );
        return (
          <ComboBox
            {...props}
            isInvalid={state === 'invalid'}
            isLoading={state === 'loading'}
            isDisabled={state === 'disabled'}
          />
        );
      }}
    </Matrix>
  ),
};

export const WithHelpAndError: Story = {
  render: (args) => (
    <div className="grid w-160 grid-cols-1 sm:grid-cols-2 gap-x-8 gap-y-6">
      <ComboBox {...args} className="" hint="Optional" description="The one you like to talk in." />
      <ComboBox
        {...args}
        className=""
        label="Second language"
        defaultValue="fr"
        errorMessage="Choose another one than the first."
      />
      <ComboBox {...args} className="" label="Small" size="sm" defaultValue="ja" />
      <ComboBox {...args} className="" label="Read only" isReadOnly defaultValue="sw" />
    </div>
  ),
};

const tall = (Story: () => ReactNode) => (
  <div className="h-100">
    <Story />
  </div>
);

export const Open: Story = {
  args: { defaultValue: 'zh' },
  decorators: [tall],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() =>
      expect(screen.getByRole('option', { name: /Chinese/ })).toHaveAttribute('aria-selected', 'true'),
    );
    await expect(screen.getAllByRole('option')).toHaveLength(languages.length);
  },
};

export const NothingMatches: Story = {
  decorators: [tall],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'klingon');
    await waitFor(() => expect(screen.getByText(emptyText)).toBeVisible());
    await expect(canvas.getByRole('combobox')).toHaveValue('klingon');
  },
};

/** The options come from elsewhere: they show as they are, whatever was typed. */
export const Searching: Story = {
  args: { options: [], isSearchedElsewhere: true, isLoading: true, emptyText: 'Searching…', onInputChange: fn() },
  decorators: [tall],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'fra');
    await waitFor(() => expect(args.onInputChange).toHaveBeenLastCalledWith('fra'));
    await waitFor(() => expect(screen.getByText('Searching…')).toBeVisible());
  },
};

export const FoundElsewhere: Story = {
  args: { options: languages.slice(0, 3), isSearchedElsewhere: true, onInputChange: fn() },
  decorators: [tall],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
  },
};

/** The known answers are suggestions: what was typed stays. */
export const OwnWords: Story = {
  args: {
    label: 'City',
    options: [
      { key: 'lagos', label: 'Lagos' },
      { key: 'lisbon', label: 'Lisbon' },
    ],
    allowsCustomValue: true,
    onInputChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Lome');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('Lome'));
    await expect(args.onInputChange).toHaveBeenLastCalledWith('Lome');
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('an');
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((option) => option.getAttribute('data-key'))).toEqual([
        'de',
        'id',
        'ja',
        'ko',
        'es',
      ]),
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(active()).toHaveTextContent('Indonesian'));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(active()).toHaveTextContent('German'));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('de'));
    await waitFor(() => expect(input).toHaveValue('German'));
    await userEvent.keyboard('x');
    await waitFor(() => expect(screen.getByText(emptyText)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(input).toHaveValue('German'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const TabTakesTheOption: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'kor');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('ko'));
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('Korean'));
    await waitFor(() => expect(canvas.getByRole('combobox')).not.toHaveFocus());
  },
};

/** Emptied text is no answer. */
export const Emptied: Story = {
  args: { defaultValue: 'fr' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '{Backspace>6/}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('combobox')).not.toHaveFocus());
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
};
