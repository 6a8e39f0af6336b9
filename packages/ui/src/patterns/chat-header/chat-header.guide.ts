import type { Guide } from '../../lib/story/guide.ts';

export const chatHeaderGuide: Guide = {
  use: ['At the head of a conversation: who it is with, and whether messages can come in.'],
  avoid: ['The title of a page: PageHeader.'],
  anatomy: [
    { part: 'Back', is: 'to the list, where list and thread do not fit side by side' },
    { part: 'Partner', is: 'picture, name that leads to the profile, verified mark' },
    { part: 'Second line', is: 'what the partner is, or how the connection stands' },
  ],
  keyboard: [{ keys: 'Tab', does: 'goes from the way back to the partner’s name', story: 'Keyboard' }],
  reader: ['The name is a link in a heading; the state of the connection is read politely when it changes.'],
  dos: ['Say in the partner’s place when the profile was deleted.'],
  donts: ['Show a connection that works: only what is wrong needs words.'],
};
