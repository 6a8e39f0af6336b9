import type { Guide } from '../../lib/story/guide.ts';

export const chatComposerGuide: Guide = {
  use: ['Where a message of a conversation is written, at the lower edge of the thread.'],
  avoid: [
    'A long text with a form around it, such as a ticket: TextArea.',
    'One line that finds something: SearchField.',
  ],
  anatomy: [
    { part: 'Field', is: 'three lines that grow to 200 px, then scroll' },
    { part: 'Send', is: 'on while there is something to send that is not too long' },
    { part: 'Emojis', is: 'a picker, fetched when it is first opened, that writes at the caret' },
    { part: 'GIFs', is: 'a picker, fetched when it is first opened; what is picked is sent' },
    { part: 'Count', is: 'how many characters are left, from 200 on' },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'sends; while a Chinese word is being composed it only ends the word',
      story: 'EnterSendsAndShiftEnterStartsALine',
    },
    { keys: 'Shift + Enter', does: 'starts a line', story: 'EnterSendsAndShiftEnterStartsALine' },
    { keys: 'Tab, Enter', does: 'opens the emojis; Escape leads back', story: 'EmojisAtTheCaret' },
    { keys: 'Enter on a GIF', does: 'sends it and closes the picker', story: 'Gifs' },
  ],
  reader: [
    'A text field named after the partner, with how to send as its description.',
    'The count is read politely as it nears its end.',
  ],
  dos: [
    'Keep the draft outside, so that it survives a change of pages.',
    'Leave too long a text as it is and say by how much.',
  ],
  donts: ['Disable the field while a message is on its way.', 'Cut a text off at the limit.'],
};
