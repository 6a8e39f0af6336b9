import { wordName } from '@mutuals/text/words';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { Chip } from '../../primitives/chip/chip.tsx';
import { KnownWords, useWordNames } from './known-words.tsx';

const guide: Guide = {
  use: ['Around the pages once, with the names of known words in the reader’s language.'],
  avoid: ['For languages: `languageName` of DeckCard names them without a table.'],
  anatomy: [
    { part: 'KnownWords', is: 'takes the names, and is told when something needs them' },
    { part: 'useWordNames', is: 'turns stored words into those to show' },
  ],
  keyboard: [],
  reader: ['Nothing by itself: the words are read in the language of the page.'],
  dos: ['Take `useWordNames` wherever a tag, an interest or a skill is shown.'],
  donts: ['Don’t compare or store what it gives: profiles keep the words that were typed.'],
};

function Words({ words }: { words: readonly string[] }) {
  return (
    <ul className="mu:flex mu:max-w-96 mu:flex-wrap mu:gap-1.5">
      {useWordNames()(words).map((word) => (
        <li key={word} className="mu:flex">
          <Chip>{word}</Chip>
        </li>
      ))}
    </ul>
  );
}

/** As in an app: the names load on request. */
function Asking({ words }: { words: readonly string[] }) {
  const [isAsked, setAsked] = useState(false);
  const request = useCallback(() => setAsked(true), []);
  return (
    <KnownWords names={{ nameOf: isAsked ? (word) => wordName(word, 'en') : null, request }}>
      <Words words={words} />
    </KnownWords>
  );
}

const stored = ['DeFi', '去中心化金融', 'sécurité', 'SOL', 'Solidity', 'kite flying'];

const meta = {
  title: 'Patterns/KnownWords',
  component: KnownWords,
  parameters: { guide },
  args: {
    names: { nameOf: null, request() {} },
    children: <Words words={stored} />,
  },
} satisfies Meta<typeof KnownWords>;
export default meta;

type Story = StoryObj<typeof meta>;

const shown = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('listitem').map((item) => item.textContent);

export const Default: Story = {
  render: () => <Asking words={stored} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(shown(canvas)).toEqual(['DeFi', 'security', 'Solana', 'Solidity', 'kite flying']));
  },
};

export const ForAChineseReader: Story = {
  args: { names: { nameOf: (word: string) => wordName(word, 'zh'), request() {} } },
  play: async ({ canvas }) => {
    await expect(shown(canvas)).toEqual(['去中心化金融', '安全', 'Solana', 'Solidity', 'kite flying']);
  },
};

/** Words stay as written until the names load. */
export const NamesOnTheirWay: Story = {
  play: async ({ canvas }) => {
    await expect(shown(canvas)).toEqual(stored);
  },
};
