import { defineParts } from '../../lib/parts.ts';

export const skeletonParts = defineParts('skeleton', 'one line, block, circle or pill', {});

export const loadingParts = defineParts('loading', 'wraps them and says once what is coming', {});
