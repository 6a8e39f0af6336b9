import { defineParts } from '../../lib/parts.ts';

export const pictureParts = defineParts('picture', 'one img; its box is the caller’s', {});
