import type { Guide } from '../../lib/story/guide.ts';

export const iconButtonGuide: Guide = {
  use: [
    'An action that one picture names well enough: close, search, more, like.',
    'The deck’s answers: `like`, `pass` and `super-like` exist for it alone.',
  ],
  avoid: [
    'Where people would have to guess, use Button with words.',
    'For a state that stays on, use ToggleButton with an icon.',
  ],
  anatomy: [
    { part: 'Circle', is: '36, 44, 56 or 68 px wide; the hit area is never below 44 px' },
    { part: 'Icon', is: 'one of `primitives/icons`, sized by the circle' },
    { part: 'Tooltip', is: 'the label in words, on hover and on keyboard focus' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it and shows its name', story: 'NamedAndExplained' },
    { keys: 'Enter, Space', does: 'Presses it', story: 'NamedAndExplained' },
  ],
  reader: ['The label as its name; the icon is hidden.', 'While pending it is announced as busy.'],
  dos: [
    'Name what it does: “Like Ada”, where several stand in a list.',
    'Set `hideTooltip` only where the same words already stand beside the icon.',
  ],
  donts: [
    'An icon whose meaning is yours alone.',
    'A row of five unexplained icons: keep two, and put the rest into a Menu.',
  ],
};
