import type { Guide } from '../../lib/story/guide.ts';

export const themeSwitchGuide: Guide = {
  use: ['The person’s choice between light, dark and what the device prefers: in the account menu and the footer.'],
  avoid: ['For another choice of a few, use ToggleButtonGroup, which this is made of.'],
  anatomy: [
    { part: 'Group', is: 'named by `label`' },
    { part: 'Choices', is: 'system, light, dark: an icon each, named by `choiceLabels`' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus into it', story: 'Keyboard' },
    { keys: 'Arrow keys', does: 'Move between the three', story: 'Keyboard' },
    { keys: 'Space, Enter', does: 'Chooses', story: 'Keyboard' },
  ],
  reader: ['A radio group with its name; each choice by its words, and which is checked.'],
  dos: [
    'Begin with `system`: the device knows before the person has chosen.',
    'Keep the choice, and set `data-theme` before the first paint.',
  ],
  donts: ['A single button that flips: it hides the choice “system”.'],
};
