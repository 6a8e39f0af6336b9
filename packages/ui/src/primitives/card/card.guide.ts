import type { Guide } from '../../lib/story/guide.ts';

export const cardGuide: Guide = {
  use: ['To hold what belongs together and stands apart from the rest: a plan, a form’s section, an item of a list.'],
  avoid: [
    'Around everything: space and a heading group just as well.',
    'For what floats: Popover, Dialog and Sheet bring their own surface.',
  ],
  anatomy: [
    { part: 'Surface', is: 'one step above or below the page' },
    { part: 'Hairline', is: 'its edge; there is no shadow' },
  ],
  keyboard: [],
  reader: ['Nothing of its own. `as="article"` or `"section"` says what it is where that helps.'],
  dos: [
    '`raised` on the page, `sunken` for a well, `outline` on a raised surface.',
    'Keep `accent` for the one that is recommended.',
  ],
  donts: ['Don’t nest cards of the same tone.', 'Don’t make a whole card a button: put a Link into its heading.'],
};
