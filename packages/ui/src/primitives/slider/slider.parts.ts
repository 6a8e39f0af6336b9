import { fieldMessages, fieldTexts } from '../../lib/field/field.parts.ts';
import { defineParts } from '../../lib/parts.ts';

export const sliderParts = defineParts('slider', 'the field', {
  ...fieldTexts,
  value: 'the value, or both of them, in tabular figures',
  track: 'the whole range; a press on it moves the nearest thumb',
  rail: 'the line along it',
  fill: 'what is chosen of it',
  thumb: 'one, or two for a range; the hit area measures 44 px',
  description: fieldMessages.description,
});
