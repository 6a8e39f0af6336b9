import type { Guide } from '../../lib/story/guide.ts';

export const toastGuide: Guide = {
  use: ['News that passes and that nobody must act on: saved, sent, a new match while one is elsewhere.'],
  avoid: [
    'For what must be read or answered: use Banner or AlertDialog.',
    'For a field’s error: use its `errorMessage`.',
    'To confirm what can be seen anyway.',
  ],
  anatomy: [
    { part: 'Region', is: 'one a page; at most three toasts, the others wait' },
    { part: 'Icon', is: 'the kind of news; the mark for a match' },
    { part: 'Title and description', is: 'what happened' },
    { part: 'Action', is: 'one thing to do about it; the toast closes with it' },
    { part: 'Cross', is: 'closes it before its time' },
  ],
  keyboard: [
    {
      keys: 'F6',
      does: 'Leads into the region; when its last toast closes, the focus goes back to where it was',
      story: 'Keyboard',
    },
    { keys: 'Tab', does: 'To action and cross; the clocks stand still meanwhile', story: 'Keyboard' },
    { keys: 'Enter, Space', does: 'Presses them', story: 'Keyboard' },
  ],
  reader: [
    'Announced as it appears, without moving the focus.',
    'The region is a landmark with its label; each toast is an alert dialog with title and description.',
  ],
  dos: ['Keep it to one short sentence.', 'Offer the way back where something was removed: “Undo”.'],
  donts: [
    'Don’t put the only way to do something into a toast.',
    'Don’t show a toast for each item of many: say how many.',
  ],
};
