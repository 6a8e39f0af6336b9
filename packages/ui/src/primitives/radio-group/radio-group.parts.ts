import { defineParts } from '../../lib/parts.ts';
import { fieldMessages, fieldTexts } from '../../lib/field/field.parts.ts';

export const radioGroupParts = defineParts('radio-group', 'the field', {
  ...fieldTexts,
  options: 'the answers, each a RadioOption',
  ...fieldMessages,
});

export const radioOptionParts = defineParts('radio-option', 'an answer: the whole line can be pressed', {
  mark: 'the circle',
  dot: 'in it when chosen',
  label: 'the answer in words',
  description: 'what follows from it',
});
