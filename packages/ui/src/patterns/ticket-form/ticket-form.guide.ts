import type { Guide } from '../../lib/story/guide.ts';

export const ticketFormGuide: Guide = {
  use: ['To ask the team for help: the one form of /support/create.'],
  avoid: [
    'To answer in an existing ticket: TicketThread has its own reply box.',
    'To report a profile or a message: that is not a ticket.',
  ],
  anatomy: [
    { part: 'Error banner', is: 'why the server did not take it, and that nothing is lost' },
    { part: 'Subject', is: 'one line of 5 to 120 characters, counted live' },
    { part: 'Category and priority', is: 'two lists side by side; the priority starts at medium' },
    { part: 'Description', is: '20 to 10,000 characters, counted live' },
    { part: 'Send button', is: 'the one gold action' },
  ],
  keyboard: [
    {
      keys: 'Enter in the subject',
      does: 'Tries to send, and moves to the first field with a problem',
      story: 'Keyboard',
    },
    { keys: 'Enter or arrow down on a list', does: 'Opens it; arrows choose, Enter takes', story: 'Keyboard' },
    { keys: 'Tab', does: 'Moves through subject, category, priority, description and the button', story: 'Keyboard' },
  ],
  reader: [
    'Each field is named, marked as required and described by its help or its problem.',
    'A refused send moves the focus to the first field with a problem.',
    'The error of the server interrupts as an alert.',
  ],
  dos: [
    'Keep the draft outside, so that it survives a failed send, a sign-in or a closed tab.',
    'Hand the server’s field errors over as `error.fields`.',
  ],
  donts: [
    'Don’t cut a text that is too long: the form says so and keeps it.',
    'Don’t clear the draft before the server has the ticket.',
  ],
};
