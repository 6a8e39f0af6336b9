import { defineParts } from '../../lib/parts.ts';

export const contextMenuParts = defineParts('context-menu', 'around what the menu is about', {
  menu: 'the items; each is a MenuItem',
});
