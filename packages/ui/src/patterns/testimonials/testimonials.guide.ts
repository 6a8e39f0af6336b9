import type { Guide } from '../../lib/story/guide.ts';

export const testimonialsGuide: Guide = {
  use: ['What people have said about the product, on the landing page.'],
  avoid: ['Where there are none: leave the section out.', 'Reviews with stars or figures: nothing here counts.'],
  anatomy: [
    { part: 'Leading quote', is: 'the first one, large' },
    { part: 'Quote', is: 'the others, beside it; below it where it is narrow' },
    { part: 'Who', is: 'portrait, name and kind of profile' },
    { part: 'Mark', is: '“Example”, on what was written for the demo data' },
  ],
  keyboard: [],
  reader: ['A list of figures: the quote, then who said it. The portrait is hidden; the name stands beside it.'],
  dos: ['Put the shortest true sentence first.', 'Mark examples as such, always.'],
  donts: ['Invent one.', 'Show more than four.'],
};
