import type { Guide } from '../../lib/story/guide.ts';

export const paginationGuide: Guide = {
  use: [
    'Below a list whose parts people come back to or count: the gallery, bookmarks, the tables of the admins.',
    'With `href` wherever the page is part of the address; with `onChange` where it is not, as within a tab.',
  ],
  avoid: [
    'For a list that is read from the top and left: take a "Load more" Button.',
    'For messages: ChatThread loads older ones as they come into sight.',
    'For the steps of a task: pages can be turned in any order, steps cannot.',
  ],
  anatomy: [
    { part: 'Summary', is: 'how much of the whole is in sight; stays when one page holds all' },
    { part: 'Steps', is: 'to the page before and the one after; at the ends they stay, told as disabled' },
    {
      part: 'Pages',
      is: 'all of them up to seven, else the ends, the current one and its neighbours, always in seven places',
    },
    { part: 'Position', is: 'takes the place of the pages in a box narrower than 28rem' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from step to page to step', story: 'Keyboard' },
    { keys: 'Enter or Space', does: 'Turns to the page', story: 'Keyboard' },
    { keys: 'Enter on a link', does: 'Follows it', story: 'Links' },
  ],
  reader: [
    'A navigation landmark with its label, in it a list of pages.',
    'The current page is said to be current; a step at the end is said to be unavailable and keeps the focus.',
  ],
  dos: [
    'Say in the label what is being paged, so that two of them on one screen differ.',
    'Move the reader to the top of the list after a turn.',
  ],
  donts: [
    'Do not hide the steps at the ends: what is under the finger must not jump.',
    'Do not show it while the number of pages is unknown.',
  ],
};
