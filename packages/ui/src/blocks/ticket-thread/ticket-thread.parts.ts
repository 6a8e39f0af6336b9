import { defineParts } from '../../lib/parts.ts';

export const ticketThreadParts = defineParts('ticket-thread', 'one ticket and all that was written about it', {
  facts: 'a line of facts: status, priority, number, date',
  log: 'the messages; one that arrives is read',
  foot: 'below the messages: what comes next',
  state: 'whose turn it is',
  moves: 'the buttons that change its status',
  unsent: 'a draft that cannot be sent any more',
  reply: 'the form of a reply; gone while the ticket takes none',
});

export const ticketMessagesParts = defineParts('ticket-messages', 'the messages, day by day', {
  day: 'the day that begins here',
  message: 'one message: the team’s on a raised card',
  author: 'who wrote it, and when',
  text: 'its words',
});
