import type { Guide } from '../../lib/story/guide.ts';

export const intersectionGuide: Guide = {
  use: ['Beside the words that name what two profiles share.'],
  avoid: ['Counts of anything else: CountBadge.', 'The product’s mark: Mark.'],
  anatomy: [
    { part: 'Diamonds', is: 'apart with nothing in common, overlapping otherwise' },
    { part: 'Overlap', is: 'gold, with the number; 9+ above nine' },
  ],
  keyboard: [],
  reader: ['Nothing: say the number in the text beside it.'],
  dos: ['Give it a height; it keeps its proportions.'],
  donts: ['Use it as decoration.'],
};
