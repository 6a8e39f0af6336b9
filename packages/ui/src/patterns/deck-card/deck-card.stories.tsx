import { wordName } from '@mutuals/text/words';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { KnownWords } from '../known-words/known-words.tsx';
import { NOW, shownProofs } from '../proofs/proof.examples.ts';
import { ProofSummary } from '../proofs/proof-summary.tsx';
import { deckProfiles, longProfile, reasons } from './deck-card.examples.ts';
import { DeckCard } from './deck-card.tsx';

const guide: Guide = {
  use: ['One profile in the deck, with all that is needed to decide.'],
  avoid: ['Lists and the gallery: ProfileCard.'],
  anatomy: [
    { part: 'Picture', is: 'the first photo, else the cover, else art made from the id, with the portrait' },
    {
      part: 'Head',
      is: 'name, verified mark, what it is, whether it is new here or active this week, and what it has proven',
    },
    { part: 'In common', is: 'how many things, and which; below it the sentence of a model, where one runs' },
    { part: 'Words', is: 'the beginning of the bio and three tags' },
    { part: 'Note', is: 'what language the bio was translated from, with the way to the original' },
  ],
  keyboard: [{ keys: 'Enter', does: 'on the corner buttons saves the profile and opens it', story: 'Default' }],
  reader: [
    'An article with the name as its heading.',
    'The drawing of what is in common is hidden: its words stand beside it.',
  ],
  dos: ['Show shared tags first.', 'Let it fill its box: it stands upright when narrow, side by side from 672 px.'],
  donts: ['Add other actions: decisions belong below the deck.'],
};

const longestReason =
  'You both argue about whitepapers until the ferry leaves, and they look for someone who rows and reads aloud. '
    .repeat(2)
    .slice(0, 140);
const [lin, tidepool, osmanthus, kestrel, ada] = deckProfiles;

const meta = {
  title: 'Patterns/DeckCard',
  component: DeckCard,
  parameters: { guide },
  args: { profile: lin, onOpen: fn(), isSaved: false, onSave: fn() },
  render: (args) => (
    <div className="mu:h-[33rem] mu:w-[22.5rem] mu:max-w-[calc(100vw-2rem)]">
      <DeckCard {...args} />
    </div>
  ),
} satisfies Meta<typeof DeckCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save Lin Yue' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith(true);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Open the profile of Lin Yue' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const Project: Story = { args: { profile: tidepool } };
export const Group: Story = { args: { profile: osmanthus } };
export const PhotoAndNothingInCommon: Story = { args: { profile: kestrel, isSaved: true } };
export const CoverAndPortrait: Story = { args: { profile: ada } };
export const LongestTexts: Story = { args: { profile: longProfile } };
export const PictureThatDoesNotLoad: Story = {
  args: {
    profile: { ...kestrel, photos: [{ url: 'data:image/png;base64,broken' }], avatar: 'data:image/png;base64,broken' },
  },
};

export const NewHere: Story = { args: { profile: { ...tidepool, isNew: true, isActiveThisWeek: true } } };
export const ActiveThisWeek: Story = { args: { profile: { ...osmanthus, isActiveThisWeek: true } } };
/** What is proven stands apart from the team's mark, in words: the strongest, and how many more (D84). */
export const Proven: Story = {
  args: {
    profile: {
      ...lin,
      proofs: shownProofs.slice(0, 3),
    },
    proofs: <ProofSummary name="Lin Yue" proofs={shownProofs.slice(0, 3)} now={NOW} />,
  },
  play: async ({ canvas, userEvent }) => {
    const line = canvas.getByRole('button', {
      name: /^Controls ada\.example · by DNS record · checked 3 days ago \+2 more$/,
    });
    line.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'What Lin Yue has proven' })).toHaveTextContent(
      'Controls the repository ada/circuits',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(line).toHaveFocus());
    line.blur();
  },
};
export const Reason: Story = { args: { profile: { ...lin, reason: reasons.en } } };
/** The longest possible sentence, in the longest card. */
export const LongestReason: Story = { args: { profile: { ...longProfile, reason: longestReason } } };
export const ReasonInChinese: Story = { args: { profile: { ...kestrel, reason: reasons.zh } } };

export const SideBySide: Story = {
  render: (args) => (
    <div className="mu:h-[33rem] mu:w-[60rem] mu:max-w-[calc(100vw-2rem)]">
      <DeckCard {...args} />
    </div>
  ),
};

export const SideBySideLongest: Story = { ...SideBySide, args: { profile: longProfile } };
export const SideBySideReason: Story = { ...SideBySide, args: { profile: { ...longProfile, reason: longestReason } } };

/** Tags and common things appear in the reader's language, whichever language they were written in. */
export const InTheReadersWords: Story = {
  args: {
    profile: {
      ...lin,
      tags: ['隐私', 'portefeuilles', 'DeFi', 'rust'],
      common: { count: 3, tags: ['隐私'], interests: ['去中心化金融'], skills: [], languages: ['zh'] },
    },
  },
  decorators: [
    (Story) => (
      <KnownWords names={{ nameOf: (word) => wordName(word, 'en'), request() {} }}>
        <Story />
      </KnownWords>
    ),
  ],
  play: async ({ canvas }) => {
    const tags = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(tags).toEqual(['privacy', 'wallets', 'DeFi']);
    await expect(canvas.getByText('privacy, DeFi, Chinese')).toBeVisible();
  },
};

const fromChinese = { bio: '我写零知识证明电路，小而快，弄坏什么就写什么。想找在乎手机隐私的钱包团队。' };

/** A translated bio names its original language. */
export const Translated: Story = {
  args: {
    profile: { ...lin, ...fromChinese },
    translation: { bio: lin.bio, sourceLanguage: 'zh' },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(lin.bio)).toBeVisible();
    await expect(canvas.getByText('Translated from Chinese')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show original' }));
    await expect(canvas.getByText(fromChinese.bio)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show translation' }));
    await expect(canvas.getByText(lin.bio)).toBeVisible();
  },
};

export const TranslatedSideBySide: Story = { ...SideBySide, args: { ...Translated.args } };
