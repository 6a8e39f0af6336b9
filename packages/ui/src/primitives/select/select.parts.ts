import { defineParts } from '../../lib/parts.ts';

export const selectParts = defineParts('select', 'the field', {
  label: 'what is asked for; `hideLabel` keeps it for screen readers',
  hint: 'a word after the label, such as “Optional”',
  trigger: 'the button that opens the list',
  value: 'the chosen answer, or the placeholder',
  icon: 'the arrow at its end',
  popover: 'the surface below',
  list: 'the answers',
  option: 'one of them, with an icon and a second line where that helps; the chosen one has a tick',
  description: 'help that stays in sight',
  error: 'what is wrong, in place of the description',
});
