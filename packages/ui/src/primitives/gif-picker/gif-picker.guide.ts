import type { Guide } from '../../lib/story/guide.ts';

export const gifPickerGuide: Guide = {
  use: ['Beside the field of a conversation, in a Popover: one GIF is picked and sent.'],
  avoid: ['For the person’s own pictures: use FileDrop.', 'To show a GIF that was sent: use MessageBubble.'],
  anatomy: [
    { part: 'Search', is: 'empty shows what is trending' },
    { part: 'Heading', is: 'what the grid shows' },
    { part: 'Grid', is: 'three in a row, twelve a page; skeletons of the same shape while it loads' },
    { part: 'Source', is: 'the GIF service, where it asks to be named' },
    { part: 'Pages', is: 'back and on' },
  ],
  keyboard: [
    { keys: 'Letters', does: 'In the search: find GIFs. In the grid: jump to a title', story: 'Keyboard' },
    { keys: 'Arrow keys', does: 'Move through the grid', story: 'Keyboard' },
    { keys: 'Enter', does: 'Picks the GIF in focus', story: 'Keyboard' },
    { keys: 'Tab', does: 'From search to grid to the pages', story: 'Keyboard' },
    { keys: 'Escape', does: 'Empties the search', story: 'Keyboard' },
  ],
  reader: [
    'A list of options, each read by its title.',
    'What is loading and what came of it is announced politely.',
    'Where motion is reduced the still picture shows: nothing moves.',
  ],
  dos: [
    'Wait 500 ms after the last key before you search.',
    'Show an empty page when the service fails: nothing else is lost by it.',
  ],
  donts: ['Don’t load the large file before it is picked.', 'Don’t use a file name as the title.'],
};
