import type { Guide } from '../../lib/story/guide.ts';

export const bannerGuide: Guide = {
  use: [
    'A message that belongs to the page and stays until it is no longer true: offline, not saved, a payment that waits.',
  ],
  avoid: [
    'For news that passes: use Toast.',
    'For one field: use its `errorMessage`.',
    'For a question that must be answered: use AlertDialog.',
  ],
  anatomy: [
    { part: 'Icon', is: 'the kind of message, in its colour' },
    { part: 'Title', is: 'what is the case' },
    { part: 'Text', is: 'what it means and what to do' },
    { part: 'Action', is: 'one Button or Link, beside the text where there is room' },
    { part: 'Cross', is: 'only where closing it loses nothing' },
  ],
  keyboard: [{ keys: 'Tab, then Enter', does: 'To the action and the cross, and presses them', story: 'Keyboard' }],
  reader: ['`danger` interrupts (alert), the others wait their turn (status).'],
  dos: ['Say what went wrong, that nothing is lost, and what to do next.', 'Put it above what it is about.'],
  donts: ['Don’t stack several: say the most pressing one.', 'Don’t use `warning` for what is merely new.'],
};
