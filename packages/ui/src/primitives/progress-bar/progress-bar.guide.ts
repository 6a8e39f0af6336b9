import type { Guide } from '../../lib/story/guide.ts';

export const progressBarGuide: Guide = {
  use: ['For something with a known length that advances: an upload, the steps of a form, how full a profile is.'],
  avoid: [
    'For time that runs out: use Countdown.',
    'In a small place: use ProgressCircle.',
    'Where content is coming: use Skeleton.',
  ],
  anatomy: [
    { part: 'Label', is: 'what advances; shown, or read only' },
    { part: 'Value', is: 'how far, in tabular figures' },
    { part: 'Bar', is: 'the same by eye' },
  ],
  keyboard: [],
  reader: ['A progress bar with its label and value; indeterminate ones have no value.'],
  dos: [
    'Show label and value where people wait for it.',
    'Turn to `isIndeterminate` for a part whose length is not known.',
  ],
  donts: ['Don’t let it go backwards.', 'Don’t use `danger` for a failure: say it in words.'],
};
