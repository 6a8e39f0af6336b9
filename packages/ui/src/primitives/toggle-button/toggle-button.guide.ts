import type { Guide } from '../../lib/story/guide.ts';

export const toggleButtonGuide: Guide = {
  use: [
    'A filter or a view that stays on until it is pressed again.',
    'In a ToggleButtonGroup: one choice of a few, or several of them, that works at once.',
  ],
  avoid: [
    'For a setting in a form, use Switch or Checkbox.',
    'For parts of a page that take turns, use Tabs.',
    'For more than five choices, use Select.',
  ],
  anatomy: [
    { part: 'Group', is: 'names the question and decides the look: `chip`, `segment` or `quiet`' },
    { part: 'Button', is: 'one answer; its `id` is its key in the group' },
    { part: 'Icon', is: 'before the label, or alone with an `aria-label`' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus into the group, and out of it', story: 'Keyboard' },
    { keys: 'Arrow keys', does: 'Move between its buttons', story: 'Keyboard' },
    { keys: 'Space, Enter', does: 'Turns the focused one on or off', story: 'Keyboard' },
  ],
  reader: [
    'Alone: “toggle button, pressed” or “not pressed”.',
    'In a group that takes one choice: a radio group with its name, and which of how many is checked.',
  ],
  dos: [
    'Give the group a name that asks: “Type”, “Sort by”.',
    'Set `disallowEmptySelection` where one must always hold.',
  ],
  donts: ['Change the label when it is on: colour and state say that already.', 'Mix looks within one group.'],
};
