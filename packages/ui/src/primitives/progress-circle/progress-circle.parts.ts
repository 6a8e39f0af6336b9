import { defineParts } from '../../lib/parts.ts';

export const progressCircleParts = defineParts('progress-circle', '16, 24 or 40 px', {
  ring: 'the whole way, faint, and the share that is done; it turns when the share is not known',
});
