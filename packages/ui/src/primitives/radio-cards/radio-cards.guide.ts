import type { Guide } from '../../lib/story/guide.ts';

export const radioCardsGuide: Guide = {
  use: ['For one of two to five answers that deserve a word of explanation: the type of a profile, the way to pay.'],
  avoid: [
    'For more answers, or ones that need no word: take Select.',
    'For several at once: take Checkbox.',
    'For views of one thing: take Tabs.',
  ],
  anatomy: [
    { part: 'Label', is: 'the question' },
    {
      part: 'Card',
      is: 'an answer: icon, title, a word of explanation, and a circle with a diamond in it when chosen',
    },
    { part: 'Message', is: 'help, or the error in its place' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the chosen card, or the first, as one stop', story: 'Keyboard' },
    { keys: 'Space', does: 'Chooses the card', story: 'Keyboard' },
    { keys: 'Arrow down, arrow up', does: 'Goes to the next or the previous card and chooses it', story: 'Keyboard' },
  ],
  reader: [
    'A radio group with the question; each card is a radio button that reads its title and its explanation, and which of how many it is.',
    'The error is read with the group.',
  ],
  dos: [
    'Keep titles to one or two words and let the line below tell them apart.',
    'Choose for people where one answer suits most of them.',
    'Use `columns` only for short texts.',
  ],
  donts: [
    'Do not put buttons, links or fields into a card: it is one control.',
    'Do not go on to the next step as soon as a card is chosen: arrow keys choose on their way.',
  ],
};
