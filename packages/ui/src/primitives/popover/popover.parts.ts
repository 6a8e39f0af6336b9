import { defineParts } from '../../lib/parts.ts';

export const popoverParts = defineParts(
  'popover',
  'floats above the page, flips where there is no room; put with its button into a PopoverTrigger',
  {
    content: 'named by `label` or by a heading with `slot="title"`',
  },
);
