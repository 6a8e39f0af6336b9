import { defineParts } from '../../lib/parts.ts';

export const progressBarParts = defineParts('progress-bar', 'the whole', {
  label: 'what advances; shown, or read only',
  value: 'how far, in tabular figures',
  track: 'the whole way',
  fill: 'the share that is done',
});
