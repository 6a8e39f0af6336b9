import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { TagField, type TagFieldProps } from './tag-field.tsx';

const guide: Guide = {
  use: ['For a short list of somebody’s own words: tags, skills, languages, interests.'],
  avoid: [
    'For one answer: take TextField or ComboBox.',
    'To choose several of a few known ones: take ChipGroup or checkboxes.',
    'For words with commas in them: take several TextFields.',
  ],
  anatomy: [
    { part: 'Label', is: 'what the words describe' },
    { part: 'Tags', is: 'the words so far, each with a cross' },
    { part: 'Input', is: 'where the next one is typed, behind the last tag' },
    { part: 'Message', is: 'help, or the error in its place; also why a word was not added' },
    { part: 'Count', is: 'how many of the most are used, from four fifths on' },
  ],
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
  ],
  reader: [
    'The field with its label and description; the words are a list of that name, each of which says that it can be removed.',
    'A pasted list becomes words at once. Why one of them was not added is announced; it stays typed.',
  ],
  dos: [
    'Say that commas separate: “Separate them by commas.”',
    'Show examples of the right length in the placeholder.',
  ],
  donts: [
    'Do not lose what was typed when the field is left.',
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

/** What cannot be changed can be read. */
export const ReadOnly: Story = {
  args: { value: ['DeFi', 'wallets'], isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const words = (canvas: { queryAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.queryAllByRole('row').map((row) => row.textContent);

/** A word that is there already stays typed; what is typed behind it is added. */
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

/** Of a list that is too long the tail stays typed, with a text that says why. */
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
