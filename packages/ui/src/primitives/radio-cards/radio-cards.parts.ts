import { fieldMessages } from '../../lib/field/field.parts.ts';
import { defineParts } from '../../lib/parts.ts';

export const radioCardsParts = defineParts('radio-cards', 'the field', {
  label: 'the question',
  hint: 'a word after the label, such as “Optional”',
  cards: 'around the answers',
  ...fieldMessages,
});

export const radioCardParts = defineParts('radio-card', 'an answer', {
  icon: 'before the words',
  title: 'the answer',
  text: 'a word of explanation',
  mark: 'the circle at its end',
});
