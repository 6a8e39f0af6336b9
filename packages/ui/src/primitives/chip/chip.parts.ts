import { defineParts } from '../../lib/parts.ts';

export const chipParts = defineParts('chip', 'a pill of 28 or 36 px, with an icon before the word', {
  label: 'the word; a long one is cut with an ellipsis',
});

export const chipGroupParts = defineParts('chip-group', 'one stop for Tab', {
  label: 'names the chips',
  list: 'around the chips',
});

export const chipItemParts = defineParts('chip-item', 'a chip that can be chosen or removed', {
  label: 'the word',
  remove: 'the cross, where it can be removed',
});
