import { wordName } from '@mutuals/text/words';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { StoryLanguage } from '../../locales/story-provider.tsx';
import { KnownWords } from '../known-words/known-words.tsx';
import { StorySuggest, useStoryLanguage } from './suggest.story.tsx';
import { WordField, type WordFieldProps, WordSuggestions } from './word-field.tsx';

const guide: Guide = {
  use: ['For tags, interests, skills and languages, in a form or a filter.'],
  avoid: ['For words that mean nothing to the product: TagField.'],
  anatomy: [
    { part: 'TagField', is: 'the words and what is typed' },
    { part: 'WordSuggestions', is: 'brings what finds suggestions; without it the field suggests nothing' },
    { part: 'Uses', is: 'how many profiles carry a word' },
  ],
  keyboard: [{ keys: 'Arrow down, Enter', does: 'Take a suggestion, as in TagField', story: 'Default' }],
  reader: ['As TagField with suggestions. A count is read as “used by 128 profiles”.'],
  dos: ['Stand it in KnownWords and WordSuggestions once, around all pages.'],
  donts: ['Don’t translate the words of its value: it names them itself.'],
};

function InTheProduct(props: WordFieldProps) {
  const language = useStoryLanguage();
  const [value, setValue] = useState(props.value ?? []);
  return (
    <KnownWords names={{ nameOf: (word) => wordName(word, language), request() {} }}>
      <WordSuggestions value={StorySuggest}>
        <div className="mu:h-120 mu:max-w-[calc(100vw-2rem)]">
          <WordField {...props} value={value} onChange={setValue} />
        </div>
      </WordSuggestions>
    </KnownWords>
  );
}

const meta = {
  title: 'Patterns/WordField',
  component: WordField,
  parameters: { guide },
  args: { kind: 'tag', label: 'Tags', max: 20, value: [], className: 'mu:w-96' },
  render: (args) => <InTheProduct {...args} />,
} satisfies Meta<typeof WordField>;
export default meta;

type Story = StoryObj<typeof meta>;

const words = (canvas: { queryAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.queryAllByRole('row').map((row) => row.textContent);

/** A thing is found by any of its names, and is in the list once. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, '去中心化金');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('option', { name: /^DeFi\s*used by 1284 profiles/ })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(words(canvas)).toEqual(['DeFi']));
    await userEvent.type(input, '去中心化金融{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('already in the list'));
    await userEvent.clear(input);
    await userEvent.type(input, 'de');
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(1));
  },
};

/** Stored words appear by the reader's names. */
export const StoredInOtherLanguages: Story = {
  args: { value: ['去中心化金融', 'sécurité', 'kite flying'] },
  play: async ({ canvas }) => {
    await expect(words(canvas)).toEqual(['DeFi', 'security', 'kite flying']);
  },
};

export const SolIsNotSolidity: Story = {
  tags: ['no-picture'],
  args: { value: ['SOL'] },
  play: async ({ canvas, userEvent }) => {
    await expect(words(canvas)).toEqual(['Solana']);
    await userEvent.type(canvas.getByRole('combobox'), 'Solidity{Enter}');
    await waitFor(() => expect(words(canvas)).toEqual(['Solana', 'Solidity']));
  },
};

/** Languages are stored by code and chosen by name: in the reader's language, or in their own. */
export const Languages: Story = {
  args: { kind: 'language', label: 'Languages', value: ['en', 'zh'] },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await expect(words(canvas)).toEqual(['English', 'Chinese']);
    await userEvent.type(input, 'deut');
    await waitFor(() => expect(screen.getByRole('option', { name: 'German' })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(words(canvas)).toEqual(['English', 'Chinese', 'German']));
    await userEvent.type(input, 'chinois{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('already in the list'));
    await userEvent.clear(input);
    await userEvent.type(input, 'por');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Portuguese' })).toBeVisible());
  },
};

/** A phone of 320 px, in Chinese. */
export const NarrowInChinese: Story = {
  args: { label: '标签', value: ['DeFi', 'sécurité', '风筝'], className: 'mu:w-72' },
  render: (args) => (
    <StoryLanguage language="zh">
      <InTheProduct {...args} />
    </StoryLanguage>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(words(canvas)).toEqual(['去中心化金融', '安全', '风筝']);
    await userEvent.type(canvas.getByRole('combobox'), 'da');
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(2));
  },
};

/** If the app provides no suggestions. */
export const WithoutSuggestions: Story = {
  tags: ['no-picture'],
  args: { kind: 'language', label: 'Languages', value: ['fr'] },
  render: (args) => <WordField {...args} />,
  play: async ({ canvas }) => {
    await expect(words(canvas)).toEqual(['French']);
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};
