import type { Guide } from '../../lib/story/guide.ts';

export const messageBubbleGuide: Guide = {
  use: ['One message in a conversation: text or GIF, theirs or one’s own.'],
  avoid: ['A support answer with a subject and a state: TicketThread.', 'The assistant’s words: OnboardingChat.'],
  anatomy: [
    { part: 'Bubble', is: 'the words or the picture; own ones on gold, the partner’s on the raised surface' },
    { part: 'Corners', is: 'rounded where a run of messages by one person begins and ends' },
    { part: 'Time and mark', is: 'under the last of a run: one diamond sent, two that overlap read' },
    { part: 'Failed', is: 'says so, keeps the words, offers to try again or to remove' },
  ],
  keyboard: [
    {
      keys: 'Tab, Enter',
      does: 'on a failed message reaches “Try again” and “Remove”',
      story: 'FailedCanBeTriedAgainOrRemoved',
    },
  ],
  reader: ['Who wrote it, what, when; for one’s own whether it was sent or read.', 'A GIF is read by its title.'],
  dos: [
    'Keep a failed message in its place with its words (D25).',
    'Group messages of one person within five minutes.',
  ],
  donts: ['Colour anything else gold in a thread.', 'Take words away because the network failed.'],
};
