import type { Guide } from '../../lib/story/guide.ts';

export const emojiPickerGuide: Guide = {
  use: ['Beside a field in which people write to each other, in a Popover.'],
  avoid: [
    'For icons of the interface: use the icons by meaning.',
    'To react with one of a few: show those few as buttons.',
  ],
  anatomy: [
    { part: 'Search', is: 'has the focus at first; what is typed narrows the grid' },
    { part: 'Grid', is: 'eight in a row, under the name of their kind' },
    { part: 'Kinds', is: 'one button for each of the five, which scrolls to it' },
  ],
  keyboard: [
    {
      keys: 'Letters',
      does: 'In the search: narrow the grid by name, in the person’s language. In the grid: jump to a name',
      story: 'Keyboard',
    },
    {
      keys: 'Enter',
      does: 'In the search: picks the first one found. In the grid: picks the one in focus',
      story: 'Keyboard',
    },
    { keys: 'Arrow down', does: 'From the search into the grid', story: 'Keyboard' },
    { keys: 'Arrow keys', does: 'Move through the grid, across kinds', story: 'Keyboard' },
    { keys: 'Escape', does: 'Empties the search', story: 'Keyboard' },
    { keys: 'Tab', does: 'From search to grid to kinds, between which the arrow keys move', story: 'Kinds' },
  ],
  reader: [
    'A search field, then a list of options; each emoji is read by its name.',
    'Each kind is a group with its name; the kinds are a toolbar.',
  ],
  dos: ['Load the names of the person’s language before it opens.', 'Give the focus back to the field after a pick.'],
  donts: ['Don’t use it where the choice is a value: emojis look different on each system.'],
};
