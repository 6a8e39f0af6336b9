import type { Guide } from '../../lib/story/guide.ts';

export const accordionGuide: Guide = {
  use: [
    'For questions of which a reader needs one or two answers: the FAQ, the questions below the plans.',
    'Where the questions together tell what there is to know, and the answers would bury them.',
  ],
  avoid: [
    'For what everyone should read: write it out under headings.',
    'For two or three views of one thing: take Tabs.',
    'For an explanation of one field: take its description, or a Popover.',
  ],
  anatomy: [
    { part: 'Question', is: 'a heading with a button in it; the plus turns into a cross' },
    { part: 'Answer', is: 'up to 24rem high, then it scrolls inside' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from question to question, and to the links of an open answer', story: 'Keyboard' },
    {
      keys: 'Enter or Space',
      does: 'Opens the answer and closes the one that was open; again, closes it',
      story: 'Keyboard',
    },
    { keys: 'Tab', does: 'Stops at an answer that scrolls, so that the arrow keys can move it', story: 'LongAnswer' },
  ],
  reader: [
    'Each question is a heading of the given level, so that headings can be jumped through, and a button said to be expanded or collapsed.',
    'The answer is a group named by its question. Searching in the page finds closed answers too and opens them.',
  ],
  dos: [
    'Write questions as people ask them, in words they would search for.',
    'Begin the answer with the answer; reasons come after.',
    'Set `headingLevel` to one below the heading that the questions stand under.',
  ],
  donts: [
    'Do not open several at once without a reason: the page jumps, and the reader loses the place.',
    'Do not put a form into an answer.',
    'Do not nest one in another.',
  ],
};
