import { defineParts } from '../../lib/parts.ts';

export const swipeDeckParts = defineParts('swipe-deck', 'the deck: its cards, the buttons, and what is said of both', {
  cards: 'the cards, one above the other; it takes the focus',
  card: 'one of them: the first, those behind it, and one that leaves',
  stamp: 'on a card that is dragged: what letting go would do',
  actions: 'the buttons',
  action: 'one of them: undo, pass, super-like, like',
  key: 'below a button: its key, where there is a mouse',
});
