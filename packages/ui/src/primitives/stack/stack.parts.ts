import { defineParts } from '../../lib/parts.ts';

export const stackParts = defineParts('stack', 'around its children', {});
