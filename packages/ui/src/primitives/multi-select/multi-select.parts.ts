import { fieldMessages, fieldTexts } from '../../lib/field/field.parts.ts';
import { defineParts } from '../../lib/parts.ts';

export const multiSelectParts = defineParts('multi-select', 'the field', {
  ...fieldTexts,
  trigger: 'the button that opens the list',
  value: 'the chosen answers, or the placeholder',
  icon: 'the arrow at its end',
  popover: 'the surface below; it stays open while one chooses',
  list: 'the answers',
  option: 'one of them; the chosen ones have a tick',
  ...fieldMessages,
});
