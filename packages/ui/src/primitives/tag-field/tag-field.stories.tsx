import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { TagField, type TagFieldProps, type TagSuggestions } from './tag-field.tsx';
import { tagFieldParts } from './tag-field.parts.ts';

const guide: Guide = {
  use: ['For a short list of somebody’s own words: tags, skills, languages, interests.'],
  avoid: [
    'For one answer: take TextField or ComboBox.',
    'To choose several of a few known ones: take ChipGroup or checkboxes.',
    'For words with commas in them: take several TextFields.',
  ],
  anatomy: [tagFieldParts],
  keyboard: [
    { keys: 'Comma', does: 'Makes a word of what was typed; Chinese commas too', story: 'Keyboard' },
    {
      keys: 'Enter',
      does: 'Makes a word of what was typed; with nothing typed it belongs to the form',
      story: 'Keyboard',
    },
    { keys: 'Backspace', does: 'In an empty field takes the last word back, to be edited', story: 'Keyboard' },
    { keys: 'Tab', does: 'Makes a word of what was typed and goes on', story: 'Keyboard' },
    {
      keys: 'Shift Tab, arrow keys, Delete',
      does: 'Goes back to the words, moves among them, removes one',
      story: 'RemovedByKeyboard',
    },
    { keys: 'Arrow down', does: 'Goes into the suggestions; in an empty field shows the most used', story: 'Browsing' },
    { keys: 'Enter, Tab', does: 'Take the suggestion that is marked', story: 'SuggestionTakenByKeyboard' },
    { keys: 'Escape', does: 'Closes the suggestions and keeps what is typed', story: 'SuggestionsClosed' },
  ],
  reader: [
    'The field with its label and description; the words are a list of that name, each of which says that it can be removed.',
    'With suggestions it is a combobox with a list; how many there are, and the one that is marked, is announced.',
    'A pasted list becomes words at once. Why one of them was not added is announced; it stays typed.',
  ],
  dos: [
    'Say that commas separate: “Separate them by commas.”',
    'Show examples of the right length in the placeholder.',
  ],
  donts: [
    'Do not lose what was typed when the field is left.',
    'Do not offer suggestions alone: any word of one’s own stays possible.',
    'Do not ask for more than the twenty words that the contract takes.',
  ],
};

function Held(props: TagFieldProps) {
  const [tags, setTags] = useState([...(props.value ?? [])]);
  return <TagField {...props} value={tags} onChange={setTags} />;
}

const texts = {
  full: 'The list is full. What is still typed has not been added.',
  repeated: (word: string) => `“${word}” is already in the list.`,
};

const meta = {
  title: 'Primitives/TagField',
  component: TagField,
  parameters: { guide },
  args: {
    label: 'Tags',
    description: 'Separate them by commas.',
    placeholder: 'DeFi, wallets, governance',
    value: [],
    onChange: () => {},
    className: 'mu:w-96',
    texts,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof TagField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  args: { value: ['DeFi', 'zero knowledge', '钱包', 'account abstraction', 'governance'] },
};

export const States: Story = {
  tags: ['matrix'],
  render: () => (
    <div className="mu:grid mu:w-160 mu:grid-cols-1 mu:sm:grid-cols-2 mu:gap-x-8 mu:gap-y-6">
      <Held texts={texts} label="Empty" placeholder="DeFi, wallets" value={[]} onChange={() => {}} />
      <Held
        texts={texts}
        label="Filled"
        description="Separate them by commas."
        value={['DeFi', 'zero knowledge', '钱包']}
        onChange={() => {}}
      />
      <Held
        texts={texts}
        label="Near its limit"
        max={5}
        value={['DeFi', 'wallets', 'gas', 'governance']}
        onChange={() => {}}
      />
      <Held texts={texts} label="Invalid" value={['DeFi']} errorMessage="Add at least two tags." onChange={() => {}} />
      <Held
        texts={texts}
        label="A long word"
        value={['account abstraction for people who never heard of gas']}
        onChange={() => {}}
      />
      <Held texts={texts} label="Disabled" isDisabled value={['DeFi', 'wallets']} onChange={() => {}} />
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Tags');
    await userEvent.click(input);
    await userEvent.keyboard('DeFi,  wallets,gov{Enter}');
    await waitFor(() =>
      expect(canvas.getAllByRole('row').map((row) => row.textContent)).toEqual(['DeFi', 'wallets', 'gov']),
    );
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(input).toHaveValue('gov'));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    await userEvent.tab();
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3));
  },
};

export const RemovedByKeyboard: Story = {
  args: { value: ['DeFi', 'wallets', 'gas'] },
  play: async ({ canvas, userEvent }) => {
    const words = () => canvas.queryAllByRole('row').map((row) => row.textContent);
    const row = (name: string) => canvas.getByRole('row', { name });
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(row('gas').querySelector('button')).toHaveFocus());
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(row('gas')).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(row('wallets')).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(words()).toEqual(['DeFi', 'gas']));
    await waitFor(() => expect(row('gas')).toHaveFocus());
  },
};

/** A read-only field can be read. */
export const ReadOnly: Story = {
  args: { value: ['DeFi', 'wallets'], isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const words = (canvas: { queryAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.queryAllByRole('row').map((row) => row.textContent);

/** A duplicate word stays typed; words typed after it are added. */
export const RepeatedWordStaysTyped: Story = {
  tags: ['no-picture'],
  args: { value: ['DeFi'], onRefusedChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'defi, ');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('“defi” is already in the list.'));
    await expect(input).toBeInvalid();
    await userEvent.type(input, 'wallets,gas');
    await waitFor(() => expect(words(canvas)).toEqual(['DeFi', 'wallets']));
    await expect(input).toHaveValue('defi, gas');
    await userEvent.tab();
    await waitFor(() => expect(words(canvas)).toEqual(['DeFi', 'wallets', 'gas']));
    await expect(input).toHaveValue('defi');
    await expect(input).toHaveAccessibleDescription('“defi” is already in the list.');
    await expect(args.onRefusedChange).toHaveBeenLastCalledWith(['defi']);
    await userEvent.clear(input);
    await waitFor(() => expect(input).toBeValid());
    await expect(args.onRefusedChange).toHaveBeenLastCalledWith([]);
  },
};

/** The tail of a pasted list that is too long stays typed, with a text that says why. */
export const PastedTailStaysTyped: Story = {
  args: { value: ['DeFi'], max: 3 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('wallets, gas, governance, zk');
    await waitFor(() => expect(words(canvas)).toEqual(['DeFi', 'wallets', 'gas']));
    await expect(input).toHaveValue('governance, zk');
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('governance, zk');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('The list is full.'));
    await userEvent.click(canvas.getAllByRole('button')[0] ?? input);
    await waitFor(() => expect(words(canvas)).toEqual(['wallets', 'gas', 'governance']));
    await expect(input).toHaveValue('zk');
  },
};

/** WebKit sends the Enter that ends a Chinese word after the composition is over. */
export const EnterThatEndsACompositionMakesNoWord: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'qianbao');
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    await expect(words(canvas)).toEqual([]);
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 });
    await waitFor(() => expect(words(canvas)).toEqual(['qianbao']));
  },
};

const known = [
  'DeFi',
  'decentralized exchange',
  'design',
  'developer tools',
  'derivatives',
  'data',
  'DAO',
  'debugging',
];

const uses = (profiles: number) => (
  <span className="mu:figures mu:shrink-0 mu:text-sm mu:text-text-muted">
    <span aria-hidden="true">{profiles}</span>
    <span className="mu:sr-only">used by {profiles} profiles</span>
  </span>
);

/** Suggests words with the typed prefix; `answer` overrides that. */
function Suggesting({ answer, ...props }: TagFieldProps & { answer?: TagSuggestions }) {
  const [typed, setTyped] = useState<string | null>(null);
  const found = known.filter((word) => word.toLowerCase().startsWith((typed ?? '').toLowerCase()));
  return (
    <Held
      {...props}
      texts={{ ...texts, unknown: (word) => `Press Enter to add “${word}”.` }}
      onTyping={setTyped}
      suggestions={
        answer ?? { status: 'ready', options: found.map((word, index) => ({ word, end: uses(128 - 17 * index) })) }
      }
    />
  );
}

const suggesting = (answer?: TagSuggestions): Pick<Story, 'render' | 'decorators'> => ({
  render: (args) => <Suggesting {...args} {...(answer ? { answer } : {})} />,
  decorators: [
    (Story) => (
      <div className="mu:h-120 mu:max-w-[calc(100vw-2rem)]">
        <Story />
      </div>
    ),
  ],
});
const options = () => screen.getAllByRole('option').map((option) => option.dataset['key']);
const marked = (input: HTMLElement) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');

/** Words that others use, with their counts. */
export const Suggestions: Story = {
  tags: ['open'],
  ...suggesting(),
  args: { value: ['wallets'] },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Tags' });
    await userEvent.type(input, 'de');
    await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'true'));
    await expect(options()).toEqual([
      'DeFi',
      'decentralized exchange',
      'design',
      'developer tools',
      'derivatives',
      'debugging',
    ]);
    await waitFor(() => expect(screen.getByRole('option', { name: /^DeFi\s*used by 128 profiles/ })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('listbox', { name: /Tags/ })).toBeVisible());
    await expect(marked(input)).toBeNull();
  },
};

export const SuggestionTakenByKeyboard: Story = {
  ...suggesting(),
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'des');
    await waitFor(() => expect(options()).toEqual(['design']));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(marked(input)).toHaveTextContent('design'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(words(canvas)).toEqual(['design']));
    await expect(input).toHaveValue('');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.type(input, 'dat');
    await waitFor(() => expect(options()).toEqual(['data']));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(marked(input)).toHaveTextContent('data'));
    await userEvent.tab();
    await waitFor(() => expect(words(canvas)).toEqual(['design', 'data']));
    await expect(input).not.toHaveFocus();
  },
};

export const SuggestionPressed: Story = {
  ...suggesting(),
  tags: ['no-picture'],
  args: { value: ['DeFi'] },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'de');
    await waitFor(() => expect(options()).not.toContain('DeFi'));
    await userEvent.click(screen.getByRole('option', { name: /design/ }));
    await waitFor(() => expect(words(canvas)).toEqual(['DeFi', 'design']));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};

/** Without a letter: the most used. The list stays open, so that several can be added. */
export const Browsing: Story = {
  ...suggesting(),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(options()).toContain('DeFi'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(words(canvas)).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(words(canvas)).toHaveLength(2));
    for (const word of words(canvas)) await waitFor(() => expect(options()).not.toContain(word));
  },
};

/** The button opens the list without arrow keys. */
export const BrowsingByTouch: Story = {
  ...suggesting(),
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Tags/ }));
    await waitFor(() => expect(options()).toContain('DeFi'));
    await userEvent.click(screen.getByRole('option', { name: /DAO/ }));
    await waitFor(() => expect(words(canvas)).toEqual(['DAO']));
  },
};

export const SuggestionsClosed: Story = {
  ...suggesting(),
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'de');
    await waitFor(() => expect(options()).toContain('DeFi'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(input).toHaveValue('de');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(words(canvas)).toEqual(['de']));
  },
};

export const OwnWordBesideSuggestions: Story = {
  ...suggesting(),
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'de');
    await waitFor(() => expect(options()).toContain('DeFi'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(words(canvas)).toEqual(['de']));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.type(input, 'dao,data, kites{Enter}');
    await waitFor(() => expect(words(canvas)).toEqual(['de', 'dao', 'data', 'kites']));
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(input).toHaveValue('kites'));
  },
};

export const NothingSuggested: Story = {
  ...suggesting(),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'kite flying');
    await waitFor(() => expect(screen.getByText('Press Enter to add “kite flying”.')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(words(canvas)).toEqual(['kite flying']));
    await userEvent.type(input, 'sundials');
    await waitFor(() => expect(screen.getByText('Press Enter to add “sundials”.')).toBeVisible());
  },
};

export const SuggestionsLoading: Story = {
  ...suggesting({ status: 'loading' }),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'de');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(input).toHaveValue('de');
  },
};

/** It looks like a field without suggestions: nobody has to know. */
export const SuggestionsFailed: Story = {
  ...suggesting({ status: 'failed' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'defi, dao{Enter}d');
    await waitFor(() => expect(words(canvas)).toEqual(['defi', 'dao']));
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(canvas.getByRole('combobox')).toBeValid();
  },
};

/** With twenty words nothing is suggested, and the typed text stays. */
export const FullAtTwenty: Story = {
  ...suggesting(),
  args: { value: Array.from({ length: 20 }, (_, index) => `word ${index + 1}`) },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'de');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('The list is full.'));
    await expect(input).toHaveValue('de');
  },
};

/** An input method's keys are not the list’s, and half a word requests nothing. */
export const SuggestionsAfterAComposition: Story = {
  ...suggesting(),
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await fireEvent.compositionStart(input);
    await userEvent.keyboard('de');
    await expect(input).toHaveValue('de');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    await expect(words(canvas)).toEqual([]);
    await fireEvent.compositionEnd(input);
    await waitFor(() => expect(options()).toContain('DeFi'));
    await fireEvent.keyDown(input, { key: 'ArrowDown', keyCode: 229 });
    await expect(marked(input)).toBeNull();
  },
};
