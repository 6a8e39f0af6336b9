import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { tagFieldGuide } from './tag-field.guide.ts';
import { TagField, type TagFieldProps } from './tag-field.tsx';

function Held(props: TagFieldProps) {
  const [tags, setTags] = useState([...props.value]);
  return <TagField {...props} value={tags} onChange={setTags} />;
}

const meta = {
  title: 'Primitives/TagField',
  component: TagField,
  parameters: { guide: tagFieldGuide },
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
