import { defineParts } from '../../lib/parts.ts';

export const kbdParts = defineParts('kbd', 'what stands on the key, one key each', {});
