import type { Guide } from '../../lib/story/guide.ts';

export const skeletonGuide: Guide = {
  use: ['Where content of a known shape is on its way: a card, a list, a page.'],
  avoid: [
    'For work with a known length: use ProgressBar.',
    'In a button or a small place: use ProgressCircle.',
    'For less than about 300 ms: nothing at all.',
  ],
  anatomy: [
    { part: 'Skeleton', is: 'one line, block, circle or pill' },
    { part: 'Loading', is: 'wraps them and says once what is coming' },
  ],
  keyboard: [],
  reader: ['The label of Loading, once, politely; the shapes are silent.'],
  dos: ['Give it the size of what comes, so that nothing jumps.', 'Wrap all of a screen in one Loading.'],
  donts: ['Don’t draw controls that are not there yet.', 'Don’t show more rows than usually come.'],
};
