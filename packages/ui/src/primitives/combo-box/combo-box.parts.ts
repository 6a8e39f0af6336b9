import { fieldMessages, fieldTexts } from '../../lib/field/field.parts.ts';
import { defineParts } from '../../lib/parts.ts';

export const comboBoxParts = defineParts('combo-box', 'the field', {
  ...fieldTexts,
  control: 'the frame',
  input: 'takes the words that narrow the list, and shows the chosen answer',
  ring: 'turns while options are on their way',
  trigger: 'opens the whole list to those who would rather look than type; no stop for Tab',
  popover: 'the surface below',
  list: 'the options that contain what was typed',
  option: 'one of them',
  empty: 'why there are none',
  ...fieldMessages,
});
