import type { Guide } from '../../lib/story/guide.ts';

export const deckCardGuide: Guide = {
  use: ['One profile in the deck, with all that is needed to decide.'],
  avoid: ['Lists and the gallery: ProfileCard.'],
  anatomy: [
    { part: 'Picture', is: 'the first photo, else the cover, else art made from the id, with the portrait' },
    { part: 'Head', is: 'name, verified mark, what it is' },
    { part: 'In common', is: 'how many things, and which' },
    { part: 'Words', is: 'the beginning of the bio and three tags' },
  ],
  keyboard: [{ keys: 'Enter', does: 'on the corner button opens the profile', story: 'Default' }],
  reader: [
    'An article with the name as its heading.',
    'The drawing of what is in common is hidden: its words stand beside it.',
  ],
  dos: ['Show shared tags first.', 'Let it fill its box: it stands upright when narrow, side by side from 672 px.'],
  donts: ['Add actions: they belong below the deck.'],
};
