import { defineParts } from '../../lib/parts.ts';

export const radioCardsParts = defineParts('radio-cards', 'the field', {
  label: 'the question',
  hint: 'a word after the label, such as “Optional”',
  cards: 'around the answers',
  description: 'help that stays in sight',
  error: 'what is wrong, in place of the description',
});

export const radioCardParts = defineParts('radio-card', 'an answer', {
  icon: 'before the words',
  title: 'the answer',
  text: 'a word of explanation',
  mark: 'the circle at its end',
});
