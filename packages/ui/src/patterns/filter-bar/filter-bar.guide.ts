import type { Guide } from '../../lib/story/guide.ts';

export const filterBarGuide: Guide = {
  use: ['Above a list of profiles that can be searched: the gallery, public groups.'],
  avoid: ['The deck, which has two choices: FilterChips.', 'A list that fits in a window: nothing.'],
  anatomy: [
    { part: 'Search', is: 'words of a name, a bio or a tag' },
    { part: 'Order', is: 'recent, popular or verified first' },
    { part: 'Type and verified', is: 'chips; pressing the chosen type again shows all' },
    { part: 'More filters', is: 'tags and languages; for a free person the way to the plan that has them' },
    { part: 'Sheet', is: 'all of these behind one button, below 672 px' },
  ],
  keyboard: [
    { keys: 'Letters, Escape', does: 'search, and empty the search', story: 'Keyboard' },
    {
      keys: 'Enter on “Clear”',
      does: 'shows everything again; the focus goes to the search',
      story: 'ClearedByKeyboard',
    },
    { keys: 'Enter on a locked filter', does: 'opens the upgrade dialog', story: 'LockedForFree' },
  ],
  reader: [
    'A search landmark.',
    'The sheet’s button says how many filters are on; a locked one says which plan has it.',
  ],
  dos: ['Keep the filters in the address, so that a list can be shared.', 'Say below it how many profiles were found.'],
  donts: ['Search with every letter: wait until the person pauses.', 'Hide locked filters: show what the plan brings.'],
};
