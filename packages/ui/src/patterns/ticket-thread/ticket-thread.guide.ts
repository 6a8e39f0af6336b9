import type { Guide } from '../../lib/story/guide.ts';

export const ticketThreadGuide: Guide = {
  use: [
    'For one ticket and all that was written about it: the page /support/{ticketId}.',
    'TicketMessages alone, where the team reads the same conversation.',
  ],
  avoid: [
    'For a chat between matches: use ChatThread, which is live and virtualised.',
    'For a new ticket: use TicketForm.',
  ],
  anatomy: [
    { part: 'Facts', is: 'status, priority, category, number and date; the subject is the heading of the page' },
    { part: 'Messages', is: 'the description first, then what followed, day by day' },
    { part: 'What now', is: 'whose turn it is, and the moves that the person may make' },
    { part: 'Reply box', is: 'up to 4,000 characters; gone while the ticket is closed' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the moves, the reply and its button', story: 'Keyboard' },
    { keys: 'Enter in the reply', does: 'Starts a new line: only the button sends', story: 'Keyboard' },
  ],
  reader: [
    'The messages are an ordered list in a log: an answer that arrives is read.',
    'A reply or a move that failed interrupts as an alert.',
  ],
  dos: ['Keep the reply outside until the server has it.', 'Pass the time of the server as `now`.'],
  donts: [
    'Don’t offer a move that the server refuses: `movesFrom` knows them.',
    'Don’t use it for the team’s own moves: an admin may set any status.',
  ],
};
