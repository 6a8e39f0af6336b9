import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Decision } from '../../blocks/swipe-deck/drag.rules.ts';
import { finger } from '../../blocks/swipe-deck/drag.story.ts';
import type { Guide } from '../../lib/story/guide.ts';
import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { Menu, MenuItem, MenuTrigger } from '../../primitives/menu/menu.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { deckProfiles } from '../deck-card/deck-card.examples.ts';
import type { DeckProfile } from '../deck-card/deck-card.types.ts';
import { TypeFilterChips } from '../filter-chips/filter-chips.tsx';
import { SwipeDeck, type SwipeDeckProps } from './swipe-deck.tsx';

const guide: Guide = {
  use: ['Deciding one profile after another: like, pass, super-like.'],
  avoid: ['Comparing several at once: ProfileCard in a list.', 'Two on one page: the arrow keys decide in the first.'],
  anatomy: [
    { part: 'Stage', is: 'the card that is decided now, and the next two behind it' },
    { part: 'Stamp', is: 'what letting go would do, from 50 px' },
    { part: 'Buttons', is: 'the same three decisions' },
    { part: 'In their place', is: 'loading, empty or failed, when there is no card' },
  ],
  keyboard: [
    {
      keys: 'Arrow right, left, up',
      does: 'like, pass, super-like, wherever the focus is',
      story: 'ArrowKeysDecideWhereverTheFocusIs',
    },
    { keys: 'Enter', does: 'opens the profile', story: 'ArrowKeysDecideAndEnterOpens' },
    { keys: 'Enter on a button', does: 'decides; the focus stays on the button', story: 'FocusStaysOnTheButton' },
  ],
  reader: ['Each decision and the next card are said in one polite sentence.', 'A locked decision says why.'],
  dos: ['Give a refused card back: it springs into its place.'],
  donts: [
    'Decide on anything but a drag beyond 100 px, a button or a key.',
    'Use like, pass and super-like colours elsewhere.',
  ],
};

const [lin, tidepool] = deckProfiles;

/** A deck that removes decided cards, as the product does, and can return the last one. */
function PlayableDeck({ onDecide, refuses = [], ...props }: SwipeDeckProps & { refuses?: readonly Decision[] }) {
  const [cards, setCards] = useState(props.cards);
  const [taken, setTaken] = useState<DeckProfile | null>(null);
  return (
    <div className="mu:flex mu:h-[46rem] mu:w-[23rem] mu:max-w-[calc(100vw-2rem)] mu:flex-col mu:gap-3">
      <SwipeDeck
        {...props}
        className="mu:flex-1"
        cards={cards}
        onDecide={(id, decision) => {
          onDecide(id, decision);
          if (refuses.includes(decision)) return;
          setTaken(cards.find(({ _id }) => _id === id) ?? null);
          setCards(cards.filter(({ _id }) => _id !== id));
        }}
      />
      <Button
        size="sm"
        variant="quiet"
        className={taken ? '' : 'mu:invisible'}
        onPress={() => taken && setCards([taken, ...cards])}
      >
        Sending failed
      </Button>
    </div>
  );
}

const meta = {
  title: 'Patterns/SwipeDeck',
  component: SwipeDeck,
  parameters: { guide },
  args: {
    cards: deckProfiles,
    onDecide: fn(),
    onHold: fn(),
    onLetGo: fn(),
    onOpen: fn(),
    emptyState: (
      <EmptyState title="You have met everyone" className="mu:my-auto">
        <p>New people join every day. Come back later.</p>
      </EmptyState>
    ),
    emptyText: 'No more cards',
  },
  render: (args) => <PlayableDeck {...args} />,
} satisfies Meta<typeof SwipeDeck>;
export default meta;

type Story = StoryObj<typeof meta>;

const topCard = (root: HTMLElement): HTMLElement => {
  const card = root.querySelector<HTMLElement>('[data-deck-card="top"]');
  if (!card) throw new Error('There is no card on top.');
  return card;
};
const leavingCard = (root: HTMLElement) => root.querySelector('[data-deck-card="leaving"]');
const hasStamp = (root: HTMLElement, decision: string) => root.querySelector(`[data-stamp="${decision}"]`) !== null;

export const Default: Story = { tags: ['matrix'] };

export const DragBeyond100PxToTheRightLikes: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvasElement, canvas }) => {
    const hand = finger(topCard(canvasElement));
    hand.move(101);
    await waitFor(() => expect(hasStamp(canvasElement, 'like')).toBe(true));
    hand.lift();
    await expect(args.onDecide).toHaveBeenCalledOnce();
    await expect(args.onDecide).toHaveBeenCalledWith(lin._id, 'like');
    await waitFor(() => expect(leavingCard(canvasElement)).toBeNull());
    await expect(topCard(canvasElement)).toHaveTextContent(tidepool.name);
    await expect(canvas.getByRole('button', { name: `Like ${tidepool.name}` })).toBeVisible();
  },
};

export const DragBeyond100PxToTheLeftPasses: Story = {
  play: async ({ args, canvasElement }) => {
    const hand = finger(topCard(canvasElement));
    hand.move(-160);
    await waitFor(() => expect(hasStamp(canvasElement, 'pass')).toBe(true));
    hand.lift();
    await expect(args.onDecide).toHaveBeenCalledOnce();
    await expect(args.onDecide).toHaveBeenCalledWith(lin._id, 'pass');
    await waitFor(() => expect(leavingCard(canvasElement)).toBeNull());
  },
};

export const DragUpTo100PxSpringsBack: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvasElement }) => {
    const card = topCard(canvasElement);
    const home = card.getBoundingClientRect().left;
    const hand = finger(card);
    hand.move(49);
    await waitFor(() => expect(args.onHold).toHaveBeenCalledWith(lin._id));
    await expect(hasStamp(canvasElement, 'like')).toBe(false);
    hand.move(100);
    await waitFor(() => expect(hasStamp(canvasElement, 'like')).toBe(true));
    hand.lift();
    await waitFor(() => expect(Math.abs(card.getBoundingClientRect().left - home)).toBeLessThan(1));
    await expect(args.onDecide).not.toHaveBeenCalled();
    await expect(args.onLetGo).toHaveBeenCalledOnce();
    await expect(hasStamp(canvasElement, 'like')).toBe(false);
  },
};

export const DragThatTheSystemTakesAwayDecidesNothing: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvasElement }) => {
    const hand = finger(topCard(canvasElement));
    hand.move(220);
    hand.lose();
    await expect(args.onDecide).not.toHaveBeenCalled();
    await waitFor(() => expect(hasStamp(canvasElement, 'like')).toBe(false));
  },
};

export const MostlyVerticalDragDecidesNothing: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvasElement }) => {
    const hand = finger(topCard(canvasElement));
    hand.move(130, 180);
    await expect(hasStamp(canvasElement, 'like')).toBe(false);
    hand.lift();
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
};

export const TapOpensTheProfile: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvasElement }) => {
    const hand = finger(topCard(canvasElement));
    hand.move(3);
    hand.lift();
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onOpen).toHaveBeenCalledWith(lin._id);
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
};

/** Held at 72 px: the stamp shows, nothing is decided yet. A card on whole pixels looks the same each time it is drawn. */
export const HeldWithLikeStamp: Story = {
  play: async ({ canvasElement }) => {
    finger(topCard(canvasElement)).move(72, 5);
    await waitFor(() => expect(hasStamp(canvasElement, 'like')).toBe(true));
  },
};

/** Held at 150 px: releasing would pass, and the button shows it too. */
export const HeldWithPassArmed: Story = {
  play: async ({ canvasElement }) => {
    finger(topCard(canvasElement)).move(-150, 10);
    await waitFor(() => expect(canvasElement.querySelector('[data-armed]')).not.toBeNull());
  },
};

export const ArrowKeysDecideAndEnterOpens: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const deck = canvas.getByRole('group', { name: 'Cards' });
    await expect(deck).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(lin._id);
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowUp}');
    await expect(args.onDecide).toHaveBeenNthCalledWith(1, 'lin-yue', 'like');
    await expect(args.onDecide).toHaveBeenNthCalledWith(2, 'tidepool', 'pass');
    await expect(args.onDecide).toHaveBeenNthCalledWith(3, 'osmanthus-dao', 'superLike');
    await expect(deck).toHaveFocus();
  },
};

export const ArrowKeysDecideWhereverTheFocusIs: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Lin Yue'));
    await expect(document.body).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowUp}');
    await expect(args.onDecide).toHaveBeenNthCalledWith(1, 'lin-yue', 'like');
    await expect(args.onDecide).toHaveBeenNthCalledWith(2, 'tidepool', 'pass');
    await expect(args.onDecide).toHaveBeenNthCalledWith(3, 'osmanthus-dao', 'superLike');
  },
};

/** A field, a group of choices, an open menu and a shortcut keep their arrow keys. */
export const ArrowKeysThatBelongToSomethingElseDecideNothing: Story = {
  tags: ['no-picture'],
  render: (args) => (
    <div className="mu:flex mu:flex-col mu:gap-3">
      <TextField label="Note" defaultValue="ab" />
      <TypeFilterChips value="all" onChange={fn()} />
      <MenuTrigger>
        <Button>More</Button>
        <Menu>
          <MenuItem>One</MenuItem>
        </Menu>
      </MenuTrigger>
      <PlayableDeck {...args} />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Note' }));
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowUp}');
    canvas.getByRole('radio', { name: 'All' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    canvas.getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.click(within(menu).getByRole('menuitem'));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}{Control>}{ArrowRight}{/Control}{Shift>}{ArrowUp}{/Shift}');
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onDecide).toHaveBeenCalledOnce();
  },
};

export const SaysEachDecisionAndEachNewCard: Story = {
  play: async ({ canvas, userEvent }) => {
    const said = canvas.getByRole('status');
    await waitFor(() =>
      expect(said).toHaveTextContent(
        'Lin Yue, Individual · Developer. 4 things in common: zk, wallets, Rust, Chinese.',
      ),
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(said).toHaveTextContent('You liked Lin Yue. Tidepool, Project · DeFi. 2 things in common: defi, English.'),
    );
  },
};

export const FocusStaysOnTheButton: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Like Lin Yue' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDecide).toHaveBeenCalledWith(lin._id, 'like');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Like Tidepool' })).toHaveFocus());
  },
};

export const FocusInALeavingCardGoesToTheDeck: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Open the profile of Lin Yue' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Cards' })).toHaveFocus());
  },
};

export const FocusStaysInTheDeckWhenTheLastCardLeaves: Story = {
  args: { cards: [lin] },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Pass on Lin Yue' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Pass on Lin Yue' })).toBeNull());
    await expect(canvas.getByRole('group', { name: 'Cards' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('You passed on Lin Yue. No more cards'));
  },
};

/** A limit is reached: the owner keeps the card, and it springs back. */
export const RefusedDecisionLeavesTheCard: Story = {
  args: { locked: ['like', 'superLike'] },
  render: (args) => <PlayableDeck {...args} refuses={['like', 'superLike']} />,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const card = topCard(canvasElement);
    const home = card.getBoundingClientRect().left;
    const hand = finger(card);
    hand.move(180);
    hand.lift();
    await expect(args.onDecide).toHaveBeenCalledWith(lin._id, 'like');
    await waitFor(() => expect(Math.abs(card.getBoundingClientRect().left - home)).toBeLessThan(1));
    await expect(topCard(canvasElement)).toHaveTextContent(lin.name);
    await userEvent.click(canvas.getByRole('button', { name: 'Super-like Lin Yue: none left or not in your plan' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith(lin._id, 'superLike');
  },
};

export const CardThatCouldNotBeSentComesBack: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Like Lin Yue' }));
    await waitFor(() => expect(topCard(canvasElement)).toHaveTextContent(tidepool.name));
    await userEvent.click(canvas.getByRole('button', { name: 'Sending failed' }));
    await waitFor(() => expect(topCard(canvasElement)).toHaveTextContent(lin.name));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Lin Yue is back.'));
    await waitFor(() => expect(leavingCard(canvasElement)).toBeNull());
  },
};

export const Empty: Story = { args: { cards: [] } };
