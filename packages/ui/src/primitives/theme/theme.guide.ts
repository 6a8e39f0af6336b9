import type { Guide } from '../../lib/story/guide.ts';

export const themeGuide: Guide = {
  use: [
    'A part of a page in the other theme: a dark hero on a light page, a preview of what the other theme looks like.',
  ],
  avoid: [
    'For the theme of the whole page, set `data-theme` on the root; what the person chose comes from ThemeSwitch.',
  ],
  anatomy: [{ part: 'Region', is: 'a `div` that sets every colour for what is inside; themes nest to any depth' }],
  keyboard: [],
  reader: ['Nothing: it changes colours alone.'],
  dos: [
    'Give it a background (`bg-surface`): it sets colours and paints nothing.',
    'Trust it with overlays: a menu opened inside has its theme, though it is drawn elsewhere.',
  ],
  donts: ['Use it to get one dark button: that is `variant="strong"`.'],
};
