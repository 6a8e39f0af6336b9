import type { Guide } from '../../lib/story/guide.ts';

export const checkboxGuide: Guide = {
  use: [
    'For a yes that is saved with its form: “Anyone can join”.',
    'For several of a few answers, one box each, under a common heading.',
  ],
  avoid: ['For what takes effect at once: take Switch.', 'For one of several: take RadioCards or Select.'],
  anatomy: [
    { part: 'Box', is: 'empty, ticked, or with a line where only some of what it stands for is chosen' },
    { part: 'Label', is: 'the yes in words; the whole line can be pressed' },
    { part: 'Description', is: 'what follows from it' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to it', story: 'Keyboard' },
    { keys: 'Space', does: 'Ticks it, or takes the tick away', story: 'Keyboard' },
  ],
  reader: ['A checkbox, its label and description, and whether it is checked, not checked or partly checked.'],
  dos: ['Write the label so that ticking means yes.', 'Say in the description what others will see because of it.'],
  donts: [
    'Do not negate: “Do not show my group” makes people think twice.',
    'Do not tick for somebody what they have to agree to.',
  ],
};
