import { defineParts } from '../../lib/parts.ts';

export const dividerParts = defineParts('divider', 'the line', {});
