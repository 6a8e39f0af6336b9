import type { Guide } from '../../lib/story/guide.ts';

export const buttonGuide: Guide = {
  use: [
    'Something happens here and now: a message is sent, a form is saved, a dialog opens.',
    '`primary` marks the one main action of a screen, `secondary` what stands beside it, `quiet` what fills toolbars and rows, `danger` what destroys.',
  ],
  avoid: [
    'To go somewhere, use Link, or LinkButton where going is the main thing to do.',
    'For a state that stays on or off, use ToggleButton or Switch.',
    'Where a picture says it all, use IconButton.',
  ],
  anatomy: [
    { part: 'Frame', is: '36, 44 or 52 px high; at `sm` the hit area still measures 44 px' },
    { part: 'Icon', is: 'before the label, never instead of it; while the action is pending the ring takes its place' },
    { part: 'Label', is: 'a verb, and what it acts on' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it and shows the ring', story: 'Keyboard' },
    { keys: 'Enter, Space', does: 'Presses it', story: 'Keyboard' },
    { keys: 'Enter while pending', does: 'Does nothing; focus stays', story: 'PendingKeepsFocusAndIgnoresPresses' },
  ],
  reader: [
    'Its label and the role “button”.',
    'While pending it is announced as busy and stays focusable, so that nobody is thrown back to the top of the page.',
  ],
  dos: [
    'Say what happens: “Pay 0.05 BNB”, “Send message”.',
    'Keep one `primary` on a screen.',
    'Use `isPending` while work is under way: the button keeps its width of words and its place.',
  ],
  donts: [
    '“Submit”, “OK” or “Click here”.',
    'Disable a button without saying beside it what is missing.',
    'Two gold buttons side by side.',
  ],
};
