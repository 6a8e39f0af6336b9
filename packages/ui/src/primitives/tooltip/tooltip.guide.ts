import type { Guide } from '../../lib/story/guide.ts';

export const tooltipGuide: Guide = {
  use: ['A few words that explain a control to those who hesitate.', 'The name of an icon: IconButton brings its own.'],
  avoid: [
    'For what is needed to go on, write it on the page: touch has no tooltip.',
    'For anything that can be pressed or has more than a sentence, use Popover.',
  ],
  anatomy: [
    { part: 'Control', is: 'the button or link that it explains; it must take focus' },
    { part: 'Bubble', is: 'one short sentence in the opposite colours of the page' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Shows it at once when the control gets focus', story: 'OnKeyboardFocus' },
    { keys: 'Escape', does: 'Hides it; focus stays', story: 'OnKeyboardFocus' },
  ],
  reader: ['The text is the description of the control, read after its name.'],
  dos: ['Say what the label leaves out: “Resets at midnight UTC”.', 'Keep it to one line.'],
  donts: ['Repeat the label.', 'Explain a disabled button with it: that takes no focus.'],
};
