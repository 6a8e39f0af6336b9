import { defineParts } from '../../lib/parts.ts';

export const carouselParts = defineParts('carousel', 'the region, named by its subject', {
  controls: 'the row below the slides',
  toggle: 'stops and starts the movement; first in the order of focus',
  picker: 'only where one slide shows at a time',
  pick: 'the button of one slide',
  mark: 'its mark; that of the current one is filled',
  previous: 'goes around: before the first comes the last',
  next: 'after the last comes the first',
  strip: 'scrolls and snaps; swiped by finger, moved by arrow keys',
  slide: 'any content, named by its label and place',
});
