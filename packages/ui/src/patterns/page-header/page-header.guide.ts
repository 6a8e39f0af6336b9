import type { Guide } from '../../lib/story/guide.ts';

export const pageHeaderGuide: Guide = {
  use: ['At the head of each page of the product: what it is and what can be done with all of it.'],
  avoid: ['Within a page: use a second-level heading.', 'On the deck: the card is the stage there.'],
  anatomy: [
    { part: 'Way back', is: 'a quiet link to where this page belongs' },
    { part: 'Title', is: 'the one first-level heading' },
    { part: 'Lead', is: 'a sentence, where the title does not say enough' },
    { part: 'Actions', is: 'at the end of the line, below the title where it is narrow' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Reaches the way back, then the actions', story: 'Keyboard' }],
  reader: ['A first-level heading between the way back and the actions.'],
  dos: ['Name the way back by its page: "My profiles", not "Back".', 'At most one gold action.'],
  donts: ['Don’t use two on one page.', 'Don’t put filters here: they belong to the list.'],
};
