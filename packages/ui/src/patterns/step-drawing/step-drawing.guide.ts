import type { Guide } from '../../lib/story/guide.ts';

export const stepDrawingGuide: Guide = {
  use: ['Beside the four steps of how it works, and at milestones between them.'],
  avoid: ['An empty list: EmptyState has drawings of its own.'],
  anatomy: [{ part: 'Step 0 to 3', is: 'a point, a shape, another one near it, common ground' }],
  keyboard: [],
  reader: ['Nothing: the step is told in words.'],
  dos: ['Keep the order: each drawing grows out of the one before.'],
  donts: ['Show step 3 for anything that is not mutual.'],
};
