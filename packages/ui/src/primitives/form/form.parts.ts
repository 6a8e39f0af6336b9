import { defineParts } from '../../lib/parts.ts';

export const formParts = defineParts('form', 'the form', {
  summary: 'what is wrong, at its top, once a submit failed; it takes the focus',
  title: 'how much is wrong',
  list: 'the errors in the order of the fields',
  error: 'one of them: a press takes the focus to its field',
});
