import type { Guide } from '../../lib/story/guide.ts';

export const statCardGuide: Guide = {
  use: [
    'For a figure that somebody watches over time: what was swept, what is waiting.',
    'Two to four of them side by side at the head of a page.',
  ],
  avoid: ['For the figures of one profile: use StatRow.', 'For figures that are compared row by row: use Table.'],
  anatomy: [
    { part: 'Label', is: 'what is counted' },
    { part: 'Value and unit', is: 'the figure as the reader writes it' },
    { part: 'Change', is: 'half of a diamond, up or down, with the sign in words' },
    { part: 'Note', is: 'since when, or what it means' },
  ],
  keyboard: [],
  reader: [
    'Label, figure and change in that order; the drawing is silent, so the text carries the sign.',
    'While it loads, what is coming is read once.',
  ],
  dos: ['Format the value outside, in the reader’s locale.', 'Keep the note while it loads, so that nothing jumps.'],
  donts: ['Don’t leave the sign to the colour.', 'Don’t show a change without saying since when.'],
};
