import type { Guide } from '../../lib/story/guide.ts';

export const countdownGuide: Guide = {
  use: ['For a span that ends something: the 15 minutes of a payment, the wait before a code can be sent again.'],
  avoid: [
    'For work that advances: use ProgressBar.',
    'For a date far away: say it in words.',
    'To hurry people where nothing ends.',
  ],
  anatomy: [
    { part: 'Scale', is: 'sixty ticks; those still lit are the share that is left' },
    { part: 'Figures', is: 'minutes and seconds that stay in place while they change' },
    { part: 'Label', is: 'what runs out; shown above the bar, read with the ring' },
    { part: 'Announcement', is: 'a polite live region for the set moments' },
  ],
  keyboard: [],
  reader: [
    'A timer with the label and the figures, silent while it runs.',
    'The set moments are announced once each: 5 minutes, 1 minute, 30 seconds, the end.',
  ],
  dos: [
    'Count from the server’s clock and pass the rest in milliseconds.',
    'Say near it what happens at the end, and how to begin again.',
  ],
  donts: ['Don’t rely on the colour: the figures carry the meaning.', 'Don’t announce every second.'],
};
