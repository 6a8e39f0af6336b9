import { fieldMessages } from '../../lib/field/field.parts.ts';
import { defineParts } from '../../lib/parts.ts';

export const tagFieldParts = defineParts('tag-field', 'the field', {
  label: 'what the words describe',
  hint: 'a word after the label, such as “Optional”',
  control: 'the frame',
  tag: 'one of the words so far',
  word: 'the word itself',
  remove: 'its cross',
  input: 'where the next one is typed, behind the last tag',
  ring: 'turns while suggestions are on their way',
  trigger: 'opens the suggestions',
  popover: 'the surface below',
  list: 'words that others use; where `onTyping` asks for them',
  option: 'one of them',
  empty: 'in place of them: that nobody uses the word yet',
  count: 'how many of the most are used, from four fifths on',
  ...fieldMessages,
});
