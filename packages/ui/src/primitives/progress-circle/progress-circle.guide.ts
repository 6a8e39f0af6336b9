import type { Guide } from '../../lib/story/guide.ts';

export const progressCircleGuide: Guide = {
  use: ['In a small place where something is under way: a row that is being saved, a picture that is being sent.'],
  avoid: [
    'In a Button: `isPending` brings its own.',
    'For a page or a list: use Skeleton.',
    'Where there is room for a bar: use ProgressBar.',
  ],
  anatomy: [
    { part: 'Track', is: 'the whole way' },
    { part: 'Arc', is: 'the share that is done; it turns when the share is not known' },
  ],
  keyboard: [],
  reader: ['A progress bar with its label; its value too, where it is known.'],
  dos: ['Say in the label what is being waited for.', 'Give `value` as soon as the share is known.'],
  donts: [
    'Don’t put one in each row of a list: one for the list.',
    'Don’t let it be the only sign that something was pressed.',
  ],
};
