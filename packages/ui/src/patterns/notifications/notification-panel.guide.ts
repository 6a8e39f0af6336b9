import type { Guide } from '../../lib/story/guide.ts';

export const notificationPanelGuide: Guide = {
  use: [
    'Behind the bell, for what happened lately and stays until it is read or deleted.',
    'With `only="likes"` behind the likes button, as long as likes have no page.',
  ],
  avoid: [
    'What happens while someone looks on and needs no answer: Toast.',
    'What they must decide before going on: AlertDialog.',
  ],
  anatomy: [
    { part: 'Button', is: 'the child that opens it, with the unread count in its name' },
    { part: 'Head', is: 'the title, the cross, how many are unread, and one press to read them all' },
    { part: 'Group', is: 'likes, matches, messages or subscription: its name, its unread count, the way to all of it' },
    { part: 'Item', is: 'one notification, with a cross that deletes it' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'on an item marks it as read and goes there', story: 'Keyboard' },
    { keys: 'Tab', does: 'goes from an item to its cross', story: 'Keyboard' },
    { keys: 'Escape', does: 'closes the panel and gives the focus back to the bell', story: 'Keyboard' },
    {
      keys: 'Enter on the cross',
      does: 'deletes; the focus goes to the next item, or stays in the panel',
      story: 'DeletedByKeyboard',
    },
  ],
  reader: [
    'A dialog named by its title, with a region and a list for each group.',
    'An unread item ends with “Unread”.',
    'What is deleted is said.',
  ],
  dos: [
    'Hand over what the server sent: it has already left out what the reader may not know.',
    'Show changes at once, and what the server says when it answers.',
  ],
  donts: ['Add a group for a type that comes once a year: it goes to “More”.', 'Open it by itself.'],
};
