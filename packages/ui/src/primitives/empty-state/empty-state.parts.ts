import { defineParts } from '../../lib/parts.ts';

export const emptyStateParts = defineParts('empty-state', 'the place that is empty', {
  drawing: 'decoration',
  title: 'what is not here, as a heading',
  text: 'what will be here, and how it gets here',
  action: 'the next step',
});
