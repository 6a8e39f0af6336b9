import { swipeView } from '@mutuals/machines/swipe';
import { freeLimits, playSwipe, queueAnswer } from '@mutuals/machines/swipe/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { withKit } from '../../lib/story/kit.tsx';
import { useSnapshot } from '../../lib/story/use-snapshot.ts';
import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { finger } from './drag.story.ts';
import { swipeDeckParts } from './swipe-deck.parts.ts';
import { PeopleDeck, type Person } from './swipe-deck.registry.tsx';
import { type DeckCard, type Decision, SwipeDeck, type SwipeDeckProps } from './swipe-deck.tsx';

const guide: Guide = {
  use: ['To decide one thing after another: people, teams, grants.'],
  avoid: ['To compare several at once: show them in a list.', 'Two on one page: the keys decide in both.'],
  anatomy: [swipeDeckParts],
  keyboard: [
    { keys: 'Arrow right, arrow left', does: 'likes, passes, wherever on the page the focus is', story: 'Keyboard' },
    { keys: 'Arrow up', does: 'super-likes, where there is a third decision', story: 'Keyboard' },
    { keys: 'Backspace', does: 'takes the last decision back, where that is offered', story: 'Undo' },
    { keys: 'Enter', does: 'opens the card', story: 'Keyboard' },
  ],
  reader: [
    'Each decision and the next card are announced in one polite sentence.',
    'The cards behind the first one are hidden.',
    'A button is named after its card; a locked one says that it is.',
    'While a decision is on its way the other buttons are said to be unavailable, and keep the focus.',
  ],
  dos: [
    'Remove a decided card at once, and put it first again where the server refused.',
    'Say what a card shows in its announcement.',
    'Explain a locked decision when it is reported.',
  ],
  donts: ['Don’t decide on anything but a drag, a button or a key.', 'Don’t put a field on a card.'],
};

const cards: readonly DeckCard[] = [
  {
    id: 'ada',
    name: 'Ada',
    announcement: 'Ada. Writes contracts for lending.',
    content: (
      <article className="mu:h-full mu:rounded-sheet mu:border mu:border-border mu:bg-surface-raised mu:p-6">
        <h2 className="mu:display mu:text-2xl">Ada</h2>
        <p className="mu:mt-1 mu:text-text-muted">Writes contracts for lending.</p>
      </article>
    ),
  },
  {
    id: 'bao',
    name: 'Bao',
    announcement: 'Bao. Draws wallets that people understand.',
    content: (
      <article className="mu:h-full mu:rounded-sheet mu:border mu:border-border mu:bg-surface-raised mu:p-6">
        <h2 className="mu:display mu:text-2xl">Bao</h2>
        <p className="mu:mt-1 mu:text-text-muted">Draws wallets that people understand.</p>
      </article>
    ),
  },
  {
    id: 'cleo',
    name: 'Cleo',
    announcement: 'Cleo. Runs nodes in Nairobi.',
    content: (
      <article className="mu:h-full mu:rounded-sheet mu:border mu:border-border mu:bg-surface-raised mu:p-6">
        <h2 className="mu:display mu:text-2xl">Cleo</h2>
        <p className="mu:mt-1 mu:text-text-muted">Runs nodes in Nairobi.</p>
      </article>
    ),
  },
  {
    id: 'dev',
    name: 'Dev',
    announcement: 'Dev. Looks for somebody to test bridges.',
    content: (
      <article className="mu:h-full mu:rounded-sheet mu:border mu:border-border mu:bg-surface-raised mu:p-6">
        <h2 className="mu:display mu:text-2xl">Dev</h2>
        <p className="mu:mt-1 mu:text-text-muted">Looks for somebody to test bridges.</p>
      </article>
    ),
  },
];

/** An app that keeps the cards. */
function Kept(props: SwipeDeckProps) {
  const [decided, setDecided] = useState(0);
  return (
    <SwipeDeck
      {...props}
      cards={props.cards.slice(decided)}
      onDecide={(id, decision) => {
        props.onDecide(id, decision);
        setDecided(decided + 1);
      }}
      onUndo={props.onUndo && (() => setDecided(decided - 1))}
      canUndo={decided > 0}
    />
  );
}

const meta = {
  title: 'Blocks/SwipeDeck',
  component: SwipeDeck,
  decorators: [withKit],
  parameters: { guide },
  args: {
    cards,
    onDecide: fn(),
    onOpen: fn(),
    emptyState: <EmptyState title="You have met everyone" className="mu:my-auto" />,
    emptyText: 'You have met everyone',
    className: 'mu:h-[32rem] mu:w-[22rem] mu:max-w-[calc(100vw-2rem)]',
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SwipeDeck>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['rtl'] };

export const SuperLikeAndUndo: Story = { args: { hasSuperLike: true, onUndo: fn(), locked: ['superLike'] } };

export const NoCards: Story = { args: { cards: [] } };

export const Keyboard: Story = {
  tags: ['no-picture'],
  args: { hasSuperLike: true },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Ada.'));
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    await expect(args.onDecide).toHaveBeenNthCalledWith(1, 'ada', 'like');
    await expect(args.onDecide).toHaveBeenNthCalledWith(2, 'bao', 'superLike');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowLeft}');
    await expect(args.onOpen).toHaveBeenCalledWith('cleo');
    await expect(args.onDecide).toHaveBeenNthCalledWith(3, 'cleo', 'pass');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'You passed on Cleo. Dev. Looks for somebody to test bridges.',
      ),
    );
  },
};

const topCard = () =>
  typeof document === 'undefined' ? null : document.querySelector('[data-deck-card="top"]')?.textContent;
const drawnUnder = fn();

/** Tells what was on top while it was drawn. */
function Telling({ name }: { name: string }) {
  drawnUnder(name, topCard());
  return name;
}

/** A press shows the next card first, then the one behind it is drawn; one that comes to the front before that is drawn at once. */
export const NextButOneComesLater: Story = {
  tags: ['play-only'],
  args: { cards: ['Ada', 'Bao', 'Cleo', 'Dev'].map((name) => ({ id: name, name, content: <Telling name={name} /> })) },
  play: async () => {
    await waitFor(() => expect(drawnUnder).toHaveBeenCalledWith('Bao', 'Ada'));
    const pass = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
    pass();
    await waitFor(() => expect(drawnUnder).toHaveBeenCalledWith('Cleo', 'Bao'));
    await expect(drawnUnder).not.toHaveBeenCalledWith('Cleo', 'Ada');
    pass();
    await waitFor(() => expect(topCard()).toBe('Cleo'));
    pass();
    await waitFor(() => expect(topCard()).toBe('Dev'));
  },
};

/** Without a third decision its key stays the page’s, and so does Backspace where nothing can be taken back. */
export const TwoDecisions: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('{ArrowUp}{Backspace}');
    await expect(args.onDecide).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: /Super-like|back/ })).toBeNull();
    await expect(canvas.getByRole('group', { name: 'Cards' })).toHaveAccessibleDescription(
      'Arrow left passes, arrow right likes. Enter opens the card.',
    );
  },
};

export const Undo: Story = {
  tags: ['no-picture'],
  args: { cards: cards.slice(0, 1), onUndo: fn() },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const said = canvas.getByRole('status');
    await userEvent.keyboard('{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: 'Like Ada' }));
    await waitFor(() => expect(said).toHaveTextContent('You liked Ada. You have met everyone'));
    await userEvent.click(canvas.getByRole('button', { name: 'Take the last decision back' }));
    await waitFor(() => expect(said).toHaveTextContent('Ada is back. Ada. Writes contracts for lending.'));
    await expect(canvas.getByRole('group', { name: 'Cards' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Take the last decision back' })).toBeDisabled();
    await userEvent.keyboard('{ArrowLeft}{Backspace}');
    await expect(canvas.getByRole('button', { name: 'Pass on Ada' })).toBeVisible();
    // What fades in has less contrast.
    await waitFor(() => expect(canvasElement.getAnimations({ subtree: true })).toEqual([]));
  },
};

/** A key decides, and takes it back, while a finger holds the card: that ends the hold, and lifting the finger decides nothing more. */
export const DecidedWhileHeld: Story = {
  tags: ['play-only'],
  args: { onUndo: fn(), onHold: fn() },
  play: async ({ args, canvasElement, userEvent }) => {
    const first = () => canvasElement.querySelector<HTMLElement>('[data-deck-card="top"]') ?? canvasElement;
    const isHeld = () => canvasElement.querySelector('[data-dragging], [data-armed]') !== null;
    await waitFor(() => expect(first()).toHaveTextContent('Ada'));
    const hand = finger(first());
    hand.move(150);
    await waitFor(() => expect(isHeld()).toBe(true));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(first()).toHaveTextContent('Bao'));
    hand.lift();
    await expect(args.onDecide).toHaveBeenCalledOnce();
    await expect(args.onDecide).toHaveBeenCalledWith('ada', 'pass');
    await waitFor(() => expect(isHeld()).toBe(false));

    const other = finger(first());
    other.move(150);
    await waitFor(() => expect(args.onHold).toHaveBeenLastCalledWith('bao'));
    await waitFor(() => expect(isHeld()).toBe(true));
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(first()).toHaveTextContent('Ada'));
    await waitFor(() => expect(isHeld()).toBe(false));
    other.lift();
    await expect(args.onDecide).toHaveBeenCalledOnce();
    const reveals = [...canvasElement.querySelectorAll('[data-deck-card="behind"]')].map((card) =>
      getComputedStyle(card).getPropertyValue('--mu-reveal'),
    );
    await expect(reveals).toEqual(['0', '0']);
  },
};

function Removes(props: SwipeDeckProps) {
  const [removed, setRemoved] = useState(0);
  return (
    <>
      <SwipeDeck {...props} cards={props.cards.slice(removed)} />
      <button type="button" onClick={() => setRemoved(removed + 1)}>
        Remove the first
      </button>
    </>
  );
}

/** A held card that the app takes away is held no more. */
export const RemovedWhileHeld: Story = {
  tags: ['play-only'],
  args: { onHold: fn() },
  render: (args) => <Removes {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    const first = () => canvasElement.querySelector<HTMLElement>('[data-deck-card="top"]') ?? canvasElement;
    await waitFor(() => expect(first()).toHaveTextContent('Ada'));
    finger(first()).move(150);
    await waitFor(() => expect(canvasElement.querySelector('[data-armed]')).not.toBeNull());
    canvas.getByRole('button', { name: 'Remove the first' }).click();
    await waitFor(() => expect(first()).toHaveTextContent('Bao'));
    await waitFor(() => expect(canvasElement.querySelector('[data-dragging], [data-armed]')).toBeNull());
    finger(first()).move(150);
    await waitFor(() => expect(args.onHold).toHaveBeenLastCalledWith('bao'));
  },
};

/** An app that removes the card when its server has the decision, and draws meanwhile. */
function Asks(props: SwipeDeckProps) {
  const [asked, setAsked] = useState<Decision>();
  const [answered, setAnswered] = useState(0);
  return (
    <div className="mu:flex mu:flex-col mu:gap-2">
      <SwipeDeck
        {...props}
        cards={props.cards.slice(answered)}
        deciding={asked}
        onDecide={(id, decision) => {
          props.onDecide(id, decision);
          setAsked(decision);
        }}
      />
      <button
        type="button"
        onClick={() => {
          setAsked(undefined);
          setAnswered(answered + 1);
        }}
      >
        The server answers
      </button>
    </div>
  );
}

export const Deciding: Story = {
  tags: ['play-only'],
  args: { onUndo: fn() },
  render: (args) => <Asks {...args} />,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const first = () => canvasElement.querySelector<HTMLElement>('[data-deck-card="top"]') ?? canvasElement;
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Ada.'));
    const undo = canvas.getByRole('button', { name: 'Take the last decision back' });
    undo.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Like Ada' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Pass on Ada' })).toHaveAttribute('aria-disabled', 'true');
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}{Backspace}{ArrowLeft}');
    await expect(args.onUndo).not.toHaveBeenCalled();
    const hand = finger(first());
    hand.move(-150);
    hand.lift();
    await expect(args.onDecide).toHaveBeenCalledOnce();
    await expect(first()).toHaveTextContent('Ada');
    await userEvent.click(canvas.getByRole('button', { name: 'The server answers' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('You liked Ada. Bao.'));
    await waitFor(() => expect(first()).toHaveTextContent('Bao'));
    await expect(undo).not.toHaveAttribute('aria-disabled');
  },
};

/** A field and a deck inside of a shadow root, whose keys reach the page as those of its host. */
function InShadowRoot(props: SwipeDeckProps) {
  const [shadow, setShadow] = useState<ShadowRoot | null>(null);
  return (
    <div data-testid="host" ref={(host) => setShadow(host && (host.shadowRoot ?? host.attachShadow({ mode: 'open' })))}>
      {shadow &&
        createPortal(
          <>
            <input aria-label="Search" />
            <Kept {...props} />
          </>,
          shadow,
        )}
    </div>
  );
}

export const KeysInAShadowRoot: Story = {
  tags: ['play-only'],
  render: (args) => <InShadowRoot {...args} />,
  play: async ({ args, canvas }) => {
    const inside = (selector: string) => canvas.getByTestId('host').shadowRoot?.querySelector(selector) ?? null;
    const press = (selector: string) =>
      inside(selector)?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, composed: true, cancelable: true }),
      );
    await waitFor(() => expect(inside('[data-deck-card="top"]')).toHaveTextContent('Ada'));
    press('input');
    await expect(args.onDecide).not.toHaveBeenCalled();
    press('[data-slot="swipe-deck-cards"]');
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledWith('ada', 'pass'));
  },
};

export const Locked: Story = {
  tags: ['no-picture'],
  args: { locked: ['like'] },
  render: (args) => <SwipeDeck {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Like Ada: not available now' }));
    await expect(args.onDecide).toHaveBeenCalledWith('ada', 'like');
    await expect(canvas.getByRole('button', { name: 'Pass on Ada' })).toBeVisible();
  },
};

const people: readonly Person[] = [
  { _id: 'ada', name: 'Ada', about: 'Writes contracts for lending.' },
  { _id: 'bao', name: 'Bao', about: 'Draws wallets that people understand.' },
];

function Played() {
  const [{ actor, queue, decisions }] = useState(() => {
    const play = playSwipe<Person, Person>();
    play.queue.answer(queueAnswer(people));
    return play;
  });
  const view = swipeView(useSnapshot(actor));
  return (
    <>
      <PeopleDeck view={view} send={actor.send} onOpen={fn()} />
      <Button
        onPress={() =>
          decisions.answer({
            ...freeLimits(1),
            isMatch: true,
            conversationId: 'ada',
            matchedProfile: people[0] ?? null,
          })
        }
      >
        It is mutual
      </Button>
      <Button onPress={() => decisions.refuse({ code: 'bad_request', message: 'The server did not take it.' })}>
        Refuse
      </Button>
      <Button onPress={() => queue.refuse({ code: 'offline', message: '' })}>Lose the network</Button>
    </>
  );
}

/** The block's example with the machine of the deck, which decides nothing while a match or a limit is to be read. */
export const WithTheMachine: Story = {
  tags: ['play-only'],
  render: () => <Played />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Like Ada' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Like Bao' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'It is mutual' }));
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Ada likes you, too.');
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // A free account has no super-likes.
    await userEvent.click(canvas.getByRole('button', { name: 'Super-like Bao: not available now' }));
    await expect(await screen.findByRole('dialog')).toHaveTextContent('No super-likes are left');
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Pass on Bao' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lose the network' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('The server did not take it.'));
    await expect(canvas.getByRole('button', { name: 'Pass on Bao' })).toBeVisible();
  },
};
