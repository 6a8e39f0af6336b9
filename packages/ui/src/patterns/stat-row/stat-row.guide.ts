import type { Guide } from '../../lib/story/guide.ts';

export const statRowGuide: Guide = {
  use: ['For two to four counted figures that belong to one thing: a profile’s views, likes and matches.'],
  avoid: [
    'For a figure that is watched over time: use StatCard.',
    'For amounts of money: they have their own exactness.',
  ],
  anatomy: [
    { part: 'Figure', is: 'a whole number, grouped as the reader writes it' },
    { part: 'Name', is: 'what is counted, below it' },
    { part: 'Hairline', is: 'between one figure and the next' },
  ],
  keyboard: [],
  reader: ['A list of terms: each name before its figure.'],
  dos: ['Use `large` once on a page, for its own figures.', 'Keep the names to one word.'],
  donts: ['Don’t show figures that nobody counted.', 'Don’t mix units in one row.'],
};
