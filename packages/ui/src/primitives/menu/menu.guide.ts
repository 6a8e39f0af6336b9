import type { Guide } from '../../lib/story/guide.ts';

export const menuGuide: Guide = {
  use: [
    'A few actions or places that belong to one thing and need not be seen all the time: an account, a message, a row.',
  ],
  avoid: [
    'To choose the value of a field, use Select.',
    'For text, fields or anything but items, use Popover.',
    'For one or two actions, show the buttons.',
  ],
  anatomy: [
    { part: 'Trigger', is: 'the button that opens it, put with it into a MenuTrigger' },
    { part: 'Header', is: 'what the items are about; no item itself' },
    { part: 'Section', is: 'items that belong together, under a title' },
    { part: 'Item', is: 'icon, label, a second line, something small at the end' },
    { part: 'Separator', is: 'a line before what leaves or destroys' },
  ],
  keyboard: [
    { keys: 'Arrow down, Enter, Space', does: 'Opens it with the first item focused', story: 'Keyboard' },
    { keys: 'Arrow up, Arrow down', does: 'Moves between items, around the ends', story: 'Keyboard' },
    { keys: 'Letters', does: 'Jump to the item that begins so', story: 'TypeAhead' },
    { keys: 'Home, End', does: 'First and last item', story: 'TypeAhead' },
    { keys: 'Enter', does: 'Chooses the item, closes, gives focus back to the button', story: 'Keyboard' },
    { keys: 'Escape', does: 'Closes and gives focus back to the button', story: 'TypeAhead' },
  ],
  reader: [
    'The button says that it opens a menu, and whether it is open.',
    'Each item: its label, its second line as a description, its place in the list.',
  ],
  dos: [
    'Order by use, and put what destroys last, in `danger`.',
    'Give an item `href` when it leads somewhere: it can then be opened in a new tab.',
  ],
  donts: ['A menu in a menu.', 'Hide the main action of a screen in it.'],
};
