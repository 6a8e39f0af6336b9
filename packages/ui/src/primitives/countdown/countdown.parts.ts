import { defineParts } from '../../lib/parts.ts';

export const countdownParts = defineParts('countdown', 'a ring, or a bar', {
  label: 'what runs out; shown above the bar, read with the ring',
  figures: 'minutes and seconds that stay in place while they change',
  scale: 'sixty ticks; those still lit are the share that is left',
});
