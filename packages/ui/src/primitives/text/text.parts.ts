import { defineParts } from '../../lib/parts.ts';

export const textParts = defineParts('text', 'the words', {});
