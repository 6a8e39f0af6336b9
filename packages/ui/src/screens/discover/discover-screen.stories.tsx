import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { hiddenByMusts } from '../../patterns/seeking/seeking.examples.ts';
import { AppShell } from '../../patterns/chrome/app-shell.tsx';
import { links, preferences, signedIn } from '../../patterns/chrome/chrome.examples.ts';
import { deckProfiles, portraits, reasons } from '../../patterns/deck-card/deck-card.examples.ts';
import { lin as partner } from '../../patterns/chat-thread/message.examples.ts';
import { Toasts } from '../../primitives/toast/toast-queue.ts';
import { DiscoverScreen } from './discover-screen.tsx';
import { discoverStory } from './discover-story.tsx';
import { deck, limit } from './discover.examples.ts';

const [lin, tidepool] = deckProfiles;

const toasts = new Toasts();

const meta = {
  ...discoverStory,
  title: 'Screens/Discover',
  component: DiscoverScreen,
  args: discoverStory.args,
} satisfies Meta<typeof DiscoverScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Deck: Story = {
  tags: ['on-sheet'],
  play: async ({ args, canvasElement, userEvent }) => {
    canvasElement.querySelector<HTMLElement>('[data-deck-card="top"]')?.parentElement?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onDecide).toHaveBeenCalledOnce();
    await expect(args.onDecide).toHaveBeenCalledWith(lin._id, 'like');
  },
};

const waiting = Array.from({ length: 8 }, (_, index) => ({
  _id: `c${index}`,
  href: `/profiles/me/messages/c${index}`,
  partner: {
    ...(index % 2 === 0 ? partner : { ...partner, _id: 'ada', name: 'Ada Mbeki-Ström', avatar: portraits.ada }),
    isDeleted: false as const,
  },
  lastMessage:
    index === 3
      ? ({ type: 'gif', content: '' } as const)
      : ({ type: 'text', content: 'Then let’s look at the circuit together on Monday?' } as const),
  waitingSince: new Date(discoverStory.args.now - (12 - index) * 24 * 60 * 60_000).toISOString(),
}));

/** With the real chrome around it. */
export const InTheProduct: Story = {
  render: (args) => (
    <AppShell
      current="discover"
      layout="stage"
      links={links}
      preferences={preferences}
      session={signedIn}
      connection="online"
      onRetryConnection={fn()}
      toasts={toasts}
      year={2026}
    >
      <DiscoverScreen {...args} />
    </AppShell>
  ),
};

/** Before the deck, once a day: answer, close one kindly, or go on. The way on stays clear of the bar at the foot. */
export const YourTurn: Story = {
  ...InTheProduct,
  args: { yourTurn: { total: 11, conversations: waiting } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link', { name: /^Answer/ })).toHaveLength(8);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Not now: Lin Yue' })[0] ?? document.body);
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    await expect(args.onCloseTurn).toHaveBeenCalledWith('c0');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Go on to Discover' }));
    await expect(args.onPassTurn).toHaveBeenCalledOnce();
  },
};

const many = [...waiting, ...waiting].map((each, index) => ({ ...each, _id: `m${index}` }));

/** What gets the focus is covered neither by the way on nor by the bar at the top (WCAG 2.4.11). */
export const YourTurnOfMany: Story = {
  ...InTheProduct,
  tags: ['play-only'],
  args: { yourTurn: { total: 16, conversations: many } },
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('button', { name: /^Not now/ })[0]?.focus();
    const buttons = 2 * many.length;
    for (let at = 2; at < 2 * buttons; at += 1) {
      await userEvent.tab({ shift: at > buttons });
      const { left, top, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      const shown = document.elementFromPoint(left + width / 2, top + height / 2);
      await expect(document.activeElement?.contains(shown)).toBe(true);
    }
  },
};

/** Each point of the score in words; the deck waits meanwhile, and then has focus again. */
export const WhyThisCard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /in common. Why this card$/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const why = within(await screen.findByRole('dialog', { name: 'Why this card' }));
    await expect(args.why.onAsk).toHaveBeenCalledWith(lin._id);
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(why.getByText('Tags of both'));
    await expect(args.onDecide).not.toHaveBeenCalled();
    await expect(args.onHold).not.toHaveBeenCalled();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

/** With a model, the first card says why it is there (D38). */
export const WithReason: Story = {
  render: function WithReasonOf(args) {
    const { locale } = useLocale();
    const [, reason] = Object.entries(reasons).find(([language]) => locale.startsWith(language)) ?? ['', reasons.en];
    return <DiscoverScreen {...args} deck={{ ...deck, cards: [{ ...lin, reason }, ...deckProfiles.slice(1)] }} />;
  },
};

export const LoadingProfiles: Story = {
  tags: ['no-picture-phone-fr'],
  args: { profiles: 'loading', actingId: null, deck: null },
};

export const ProfilesFailed: Story = {
  args: { profiles: 'failed', actingId: null, deck: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetryProfiles).toHaveBeenCalledOnce();
  },
};

export const NoProfileYet: Story = {
  args: { profiles: [], actingId: null, deck: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/profiles?mode=choice');
  },
};

export const ChooseActingProfile: Story = {
  args: { actingId: null, deck: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Lantern Labs/ }));
    await expect(args.onChooseActing).toHaveBeenCalledOnce();
    await expect(args.onChooseActing).toHaveBeenCalledWith('lantern');
  },
};

/** Who chooses by keyboard goes on from there: the focus is not lost with the pressed button. */
export const ActingProfileChosen: Story = {
  args: { actingId: null, deck: null },
  tags: ['no-picture'],
  render: function Choosing(args) {
    const [id, setId] = useState<string | null>(null);
    return (
      <DiscoverScreen
        {...args}
        actingId={id}
        deck={id === null ? null : deck}
        onChooseActing={setId}
        onClearActing={() => setId(null)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /Lantern Labs/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('group', { name: 'Cards' })).toBeVisible();
    await expect(document.body).not.toHaveFocus();
    canvas.getByRole('button', { name: /Lantern Labs/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(document.body).not.toHaveFocus();
  },
};

export const Loading: Story = {
  args: { deck: { ...deck, status: 'loading', cards: [], likes: null, superLikes: null } },
};

export const PremiumPlus: Story = {
  args: {
    filter: 'project',
    deck: {
      ...deck,
      cards: [tidepool, ...deckProfiles.slice(2)],
      likes: limit(null, null),
      superLikes: limit(null, null),
    },
  },
};

export const FewLikesLeft: Story = {
  args: { deck: { ...deck, cards: deckProfiles.slice(3), likes: limit(10, 3), superLikes: limit(5, 2) } },
};

export const LikeLimitReached: Story = {
  args: { deck: { ...deck, cards: deckProfiles.slice(4), likes: limit(10, 0) } },
};

export const LastCard: Story = { args: { deck: { ...deck, cards: deckProfiles.slice(2, 3) } } };

export const SendingFailed: Story = {
  args: {
    deck: {
      ...deck,
      failedDecision: { card: lin, decision: 'like', isBack: true, fault: { code: 'offline', message: '' } },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No connection.');
    await userEvent.click(canvas.getByRole('alert').querySelector('button') ?? canvas.getByRole('alert'));
    await expect(args.onFailureSeen).toHaveBeenCalledOnce();
  },
};

export const SendingFailedAndProfileGone: Story = {
  args: {
    deck: {
      ...deck,
      cards: deckProfiles.slice(1),
      failedDecision: {
        card: lin,
        decision: 'superLike',
        isBack: false,
        fault: { code: 'profile_not_found', message: '', isFinal: true },
      },
    },
  },
};

/** The own profile was deleted elsewhere: the card is not to blame. */
export const SendingFailedAsOwnProfileIsGone: Story = {
  tags: ['no-picture'],
  args: {
    deck: {
      ...deck,
      cards: deckProfiles.slice(1),
      failedDecision: {
        card: lin,
        decision: 'pass',
        isBack: false,
        fault: { code: 'acting_profile_not_found', message: '', isFinal: true },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The profile that you act as was deleted.');
    await expect(canvas.getByRole('alert')).not.toHaveTextContent(lin.name);
  },
};

export const Empty: Story = {
  args: { deck: { ...deck, status: 'empty', cards: [] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('heading', { level: 2 }).parentElement?.querySelector('button') ?? document.body,
    );
    await expect(args.onRetryDeck).toHaveBeenCalledOnce();
  },
};

/** What is hidden is said in the place of the cards, and the press that loosens a must keeps the focus in the deck. */
export const HiddenByMusts: Story = {
  args: { deck: { ...deck, status: 'empty', cards: [], hiddenByMusts } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Loosen Language: Chinese' }));
    await expect(args.onLoosen).toHaveBeenCalledWith('languages');
  },
};

export const EmptyForThisType: Story = { args: { filter: 'group', deck: { ...deck, status: 'empty', cards: [] } } };

export const EmptyForThisProof: Story = {
  args: { filter: 'group', proven: 'wallet', deck: { ...deck, status: 'empty', cards: [] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show everyone' }));
    await expect(args.onShowAll).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  tags: ['no-picture'],
  args: {
    deck: {
      ...deck,
      status: 'failed',
      cards: [],
      likes: null,
      superLikes: null,
      fault: { code: 'profile_not_found', message: '', isFinal: true },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This profile does not exist or has been deleted.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const Failed: Story = {
  args: { deck: { ...deck, status: 'failed', cards: [], likes: null, superLikes: null } },
};

export const Match: Story = {
  args: { deck: { ...deck, cards: deckProfiles.slice(1), match: { conversationId: 'c1', profile: lin } } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSendMessage).toHaveBeenCalledOnce();
    await expect(args.onSendMessage).toHaveBeenCalledWith('c1');
  },
};

/** The bio of the card, and of a match, in the reader's language. */
export const TranslatedBio: Story = {
  args: {
    translations: new Map([
      [lin._id, { bio: '零知识证明工程师，做小而快的电路，也写自己弄坏的东西。', sourceLanguage: 'en' }],
    ]),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/零知识证明工程师/)).toBeVisible();
    await userEvent.click(
      canvas.getAllByRole('button', { name: /Show original|显示原文|查看原文|Voir/ })[0] ?? document.body,
    );
    await expect(canvas.getByText(lin.bio)).toBeVisible();
    await expect(args.onOpen).not.toHaveBeenCalled();
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
};

export const UpgradeForLikes: Story = {
  args: { deck: { ...deck, likes: limit(10, 0), upgrade: { feature: 'likes' } } },
};

export const UpgradeForSuperLikes: Story = { args: { deck: { ...deck, upgrade: { feature: 'superLikes' } } } };
