import type { Guide } from '../../lib/story/guide.ts';

export const chatThreadGuide: Guide = {
  use: ['The messages of one conversation, from ten to ten thousand.'],
  avoid: ['A ticket, which is short and has no read marks: TicketThread.'],
  anatomy: [
    { part: 'Day', is: 'a line with its name where a new one begins' },
    { part: 'Run', is: 'messages of one person within five minutes' },
    { part: 'Top', is: 'older messages: loading, more, or failed with another try' },
    { part: 'Pill', is: 'how many new ones wait below' },
  ],
  keyboard: [{ keys: 'Enter', does: 'on “Try again” asks for the older messages once more', story: 'OlderFailed' }],
  reader: [
    'A group named after the partner holds a list that says how long it is.',
    'What the partner writes while it is open is said.',
  ],
  dos: [
    'Load older ones before the reader reaches the top.',
    'Follow one’s own messages always, the partner’s only at the end.',
  ],
  donts: ['Scroll under the reader’s eyes when older messages arrive.'],
};
