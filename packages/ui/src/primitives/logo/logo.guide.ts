import type { Guide } from '../../lib/story/guide.ts';

export const logoGuide: Guide = {
  use: [
    'Mark and name, once a page: in the bar, on the sign-in page, in the footer.',
    'LoadingMark, while a whole page loads and nothing of its shape is known.',
  ],
  avoid: [
    'Where space is short, use the Mark alone, with the name as its label.',
    'Where the shape of what comes is known, use Skeleton.',
  ],
  anatomy: [
    { part: 'Mark', is: 'two diamonds in the colour of the text; what they share is gold' },
    { part: 'Name', is: 'from `brand`, the one place where it is written' },
  ],
  keyboard: [],
  reader: ['The name; the mark is hidden unless it gets a label.', 'LoadingMark is a status with its words.'],
  dos: ['Leave room of half its height around it.', 'Let `motion="meet"` play once, for a match.'],
  donts: ['Colour the outlines gold: the gold is what is shared.', 'Stretch, tilt or outline it.'],
};
