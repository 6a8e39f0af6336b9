import { fieldMessages, fieldTexts } from '../../lib/field/field.parts.ts';
import { defineParts } from '../../lib/parts.ts';

export const selectParts = defineParts('select', 'the field', {
  ...fieldTexts,
  trigger: 'the button that opens the list',
  value: 'the chosen answer, or the placeholder',
  icon: 'the arrow at its end',
  popover: 'the surface below',
  list: 'the answers',
  option: 'one of them, with an icon and a second line where that helps; the chosen one has a tick',
  ...fieldMessages,
});
