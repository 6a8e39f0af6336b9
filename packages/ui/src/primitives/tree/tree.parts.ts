import { defineParts } from '../../lib/parts.ts';

export const treeParts = defineParts('tree', 'the rows, one below the other', {});

export const treeItemParts = defineParts('tree-item', 'a row', {
  content: 'what is in it, indented by its depth',
  toggle: 'opens and closes it, where something is below',
  box: 'chooses it, where several can be chosen',
  icon: 'before the name',
  label: 'its name',
});
