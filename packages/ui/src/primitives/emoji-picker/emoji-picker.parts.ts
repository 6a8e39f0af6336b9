import { defineParts } from '../../lib/parts.ts';

export const emojiPickerParts = defineParts('emoji-picker', 'the whole', {
  search: 'has the focus at first; what is typed narrows the grid',
  list: 'eight in a row',
  section: 'one kind',
  title: 'its name',
  emoji: 'one of them',
  kinds: 'the row below',
  kind: 'scrolls to its kind',
});
