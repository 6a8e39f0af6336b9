import type { Guide } from '../../lib/story/guide.ts';

export const matchDialogGuide: Guide = {
  use: ['The moment when two profiles like each other, in front of the deck.'],
  avoid: ['Telling of a match later or elsewhere: Toast, NotificationPanel.'],
  anatomy: [
    { part: 'Figure', is: 'two portraits that slide together, and gold where they overlap' },
    { part: 'Words', is: 'who, and the first 100 characters of the bio' },
    { part: 'Actions', is: 'send a message, or keep swiping' },
  ],
  keyboard: [
    { keys: 'Tab, Enter', does: 'sends a message', story: 'Default' },
    { keys: 'Escape', does: 'keeps swiping', story: 'Default' },
  ],
  reader: ['A dialog named “You’re mutuals”; the figure is hidden from it.', 'With reduced motion it fades in.'],
  dos: ['Hold back passing news until it is closed.'],
  donts: ['Celebrate anything but a match and a payment.'],
};
