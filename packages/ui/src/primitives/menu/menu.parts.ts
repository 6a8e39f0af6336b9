import { defineParts } from '../../lib/parts.ts';

export const menuParts = defineParts('menu', 'the items; a button opens it, put with it into a MenuTrigger', {
  popover: 'the surface',
  header: 'what the items are about; no item itself',
});

export const menuItemParts = defineParts('menu-item', 'something to do, or a place', {
  icon: 'before the label',
  label: 'what it does; something small may stand at its end',
  description: 'a second line',
  check: 'marks the chosen one, where one chooses',
  arrow: 'at the end of one that opens another menu',
});

export const menuSectionParts = defineParts('menu-section', 'items that belong together', {
  title: 'what they have in common',
});

export const menuSeparatorParts = defineParts('menu-separator', 'a line before what leaves or destroys', {});
