import type { Guide } from '../../lib/story/guide.ts';

export const transactionTableGuide: Guide = {
  use: ['For a person’s own payments: the page /my-payments.'],
  avoid: [
    'For everybody’s payments: the admin’s table has users and methods, made of Table.',
    'For one payment: use PaymentPanel.',
  ],
  anatomy: [
    { part: 'Date and plan', is: 'when it was asked for, and which plan' },
    { part: 'Amount', is: 'the exact sum with its coin, about what it was in dollars below' },
    { part: 'Status', is: 'the same word and colour as on the payment’s own page' },
    { part: 'Transaction', is: 'the hash, shortened, at the explorer in a new tab; left out where it is narrow' },
    { part: 'View', is: 'the payment’s own page' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Enters the table; it is one stop', story: 'Keyboard' },
    { keys: 'Arrow keys', does: 'Move between rows, cells and the links in them', story: 'Keyboard' },
  ],
  reader: [
    'A table with headings; the date names the row.',
    'Each link says which payment or transaction it leads to.',
    'A missing hash is said, not read as a dash.',
  ],
  dos: ['Give the newest first.', 'Pass the network’s explorer; without one the hash is text.'],
  donts: ['Don’t leave out payments that failed or expired: money may have arrived in them.'],
};
