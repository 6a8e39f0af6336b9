import type { Guide } from '../../lib/story/guide.ts';

export const emptyStateGuide: Guide = {
  use: ['Where a list, a deck or a page has nothing to show yet, or what was asked for does not exist.'],
  avoid: ['While it loads: use Skeleton.', 'In a small box or a menu: one sentence does.'],
  anatomy: [
    { part: 'Drawing', is: 'the diamonds that do not meet yet; decoration' },
    { part: 'Title', is: 'what is not here, as a heading' },
    { part: 'Text', is: 'what will be here, and how it gets here' },
    { part: 'Action', is: 'the next step' },
  ],
  keyboard: [],
  reader: ['A heading at the level that its page asks for, then text and action; the drawing is silent.'],
  dos: [
    'Offer a next step that fills it.',
    'Pick the drawing by meaning: people, lists, conversations, what is missing.',
  ],
  donts: ['Don’t blame: “No results” says less than what to change.', 'Don’t show two on one page.'],
};
