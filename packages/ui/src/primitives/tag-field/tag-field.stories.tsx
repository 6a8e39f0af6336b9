import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
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
    { part: 'Message', is: 'help, or the error in its place' },
    { part: 'Count', is: 'how many of the most are used, from four fifths on' },
  ],
  keyboard: [
    { keys: 'Comma', does: 'Makes a word of what was typed; Chinese commas too', story: 'Keyboard' },
    {
      keys: 'Enter',
      does: 'Makes a word of what was typed; with nothing typed it belongs to the form',
      story: 'Keyboard',
    },
    { keys: 'Backspace', does: 'In an empty field takes the last word back, to be mended', story: 'Keyboard' },
    { keys: 'Tab', does: 'Makes a word of what was typed and goes on', story: 'Keyboard' },
    {
      keys: 'Shift Tab, arrow keys, Delete',
      does: 'Goes back to the words, moves among them, removes one',
      story: 'RemovedByKeyboard',
    },
  ],
  reader: [
    'The field with its label and description; the words are a list of that name, each of which says that it can be removed.',
    'A pasted list becomes words at once; one that is there already is not added again, whatever its case.',
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
  const [tags, setTags] = useState([...props.value]);
  return <TagField {...props} value={tags} onChange={setTags} />;
}

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
    className: 'w-96',
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
    <div className="grid w-160 grid-cols-1 sm:grid-cols-2 gap-x-8 gap-y-6">
      <Held label="Empty" placeholder="DeFi, wallets" value={[]} onChange={() => {}} />
      <Held
        label="Filled"
        description="Separate them by commas."
        value={['DeFi', 'zero knowledge', '钱包']}
        onChange={() => {}}
      />
      <Held label="Near its limit" max={5} value={['DeFi', 'wallets', 'gas', 'governance']} onChange={() => {}} />
      <Held label="Invalid" value={['DeFi']} errorMessage="Add at least two tags." onChange={() => {}} />
      <Held label="A long word" value={['account abstraction for people who never heard of gas']} onChange={() => {}} />
      <Held label="Disabled" isDisabled value={['DeFi', 'wallets']} onChange={() => {}} />
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Tags');
    await userEvent.click(input);
    await userEvent.keyboard('DeFi, defi ,  wallets,gov{Enter}');
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
