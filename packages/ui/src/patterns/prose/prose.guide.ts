import type { Guide } from '../../lib/story/guide.ts';

export const proseGuide: Guide = {
  use: ['Running text that comes from one translated string: answers, legal pages, notes.'],
  avoid: [
    'A single sentence: a paragraph does.',
    'What people write themselves: show it as it is, never read marks in it.',
  ],
  anatomy: [
    { part: 'Paragraph', is: 'one line of the string' },
    { part: 'List', is: 'lines that begin with “- ”' },
    { part: 'Strong words', is: '**between two stars**' },
    { part: 'Link', is: '[words](place), where `links` knows the place' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes from link to link', story: 'Keyboard' }],
  reader: ['Paragraphs, lists and links as such.'],
  dos: ['Name places, not addresses: `[the plans](premium)`.', 'Let the words of a link make sense on their own.'],
  donts: ['Headings inside it: split the text into sections.'],
};
