import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { ForceState } from '../../lib/story/force-state.tsx';
import type { Guide } from '../../lib/story/guide.ts';
import { Matrix } from '../../lib/story/matrix.tsx';
import { ComboBox } from './combo-box.tsx';
import { comboBoxParts } from './combo-box.parts.ts';

const guide: Guide = {
  use: [
    'For one of many known answers that people can name: a language, a country, a token.',
    'Where the answers are found over the network while somebody types (`isSearchedElsewhere`).',
    'With `allowsCustomValue` where the known answers are suggestions and another one is as good.',
  ],
  avoid: [
    'Up to about ten answers, or ones nobody knows by name: take Select, which shows them all.',
    'For several words of one’s own: take TagField.',
    'To find things in a list on the page: take SearchField.',
  ],
  anatomy: [comboBoxParts],
  keyboard: [
    { keys: 'Letters', does: 'Narrow the list to the options that contain them', story: 'Keyboard' },
    {
      keys: 'Arrow down, arrow up',
      does: 'Opens the list and moves in it; the text cursor stays in the field',
      story: 'Keyboard',
    },
    { keys: 'Enter', does: 'Takes the option', story: 'Keyboard' },
    { keys: 'Escape', does: 'Closes the list and takes back what was typed', story: 'Keyboard' },
    { keys: 'Tab', does: 'Takes the option that the arrow keys are on and goes on', story: 'TabTakesTheOption' },
  ],
  reader: [
    'A combo box with its label, description or error; whether it is expanded is said.',
    'The number of options is announced as the list narrows, and each option as the arrow keys reach it.',
    'A list without options says why: nothing matches, or they are still coming.',
  ],
  dos: [
    'Say in the placeholder that one can type.',
    'Say in `emptyText` what to do: "No language of that name. Try its English name."',
    'Keep the old options while new ones load, so that the list does not flicker.',
  ],
  donts: [
    'Do not use it for two or three answers.',
    'Do not clear what was typed because nothing matched.',
    'Do not open it by yourself when the field gets the focus: on a phone it covers the form.',
  ],
};

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
  parameters: { guide },
  args: {
    label: 'Language',
    options: languages,
    placeholder: 'Type a language',
    emptyText,
    onChange: fn(),
    className: 'mu:w-80',
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
          className: 'mu:w-60',
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
    <div className="mu:grid mu:w-160 mu:grid-cols-1 mu:sm:grid-cols-2 mu:gap-x-8 mu:gap-y-6">
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
  <div className="mu:h-100">
    <Story />
  </div>
);

export const Open: Story = {
  tags: ['open'],
  args: { defaultValue: 'zh' },
  decorators: [tall],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() =>
      expect(screen.getByRole('option', { name: /Chinese/ })).toHaveAttribute('aria-selected', 'true'),
    );
    await expect(screen.getAllByRole('option')).toHaveLength(languages.length);
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
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

/** The owner filters the options: they show unfiltered, whatever was typed. */
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

/** The known answers are suggestions: the typed text stays. */
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
    const input = canvas.getByRole('combobox', { name: 'Language' });
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

/** WebKit sends the Enter that ends a Chinese word after the composition is over: only its key code tells. */
export const EnterThatEndsACompositionTakesNoOption: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'kor');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant'));
    await fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    await expect(args.onChange).not.toHaveBeenCalled();
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 });
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    await expect(args.onChange).toHaveBeenCalledWith('ko');
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

/** A cleared text is no answer. */
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
