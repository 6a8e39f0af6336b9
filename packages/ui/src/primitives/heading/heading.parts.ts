import { defineParts } from '../../lib/parts.ts';

export const headingParts = defineParts('heading', 'the words', {});
