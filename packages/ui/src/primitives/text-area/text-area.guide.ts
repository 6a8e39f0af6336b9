import type { Guide } from '../../lib/story/guide.ts';

export const textAreaGuide: Guide = {
  use: [
    'For a text of several lines: a bio, the description of a ticket.',
    'It grows with what is written, up to 200 px, and scrolls from there.',
  ],
  avoid: ['For one line: take TextField.', 'For chat messages: take ChatComposer, where Enter sends.'],
  anatomy: [
    { part: 'Label', is: 'what is asked for' },
    { part: 'Text', is: '`rows` lines at first, at most 200 px high' },
    { part: 'Message', is: 'help, or the error in its place' },
    { part: 'Count', is: 'how much of the limit is used, in characters as people count them, from four fifths on' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Enters the field and leaves it; it never writes a tab', story: 'Keyboard' },
    { keys: 'Enter', does: 'Begins a new line; the field grows', story: 'Keyboard' },
  ],
  reader: ['Its label and that it takes several lines; then the description or the error.'],
  dos: [
    'Ask a question in the placeholder that is easy to answer: “What are you building?”',
    'Give it the rows that a good answer has.',
    'Keep too long a text and say by how much: nothing that was written may be lost.',
  ],
  donts: ['Do not cut text at the limit while it is typed or pasted.', 'Do not send a form on Enter.'],
};
