import type { Guide } from '../../lib/story/guide.ts';

export const likeCounterGuide: Guide = {
  use: [
    'Beside the actions that a daily limit governs: likes and super-likes.',
    'In UpgradeDialog, to show what is used up.',
  ],
  avoid: ['For progress towards something: use ProgressBar.', 'For a count that has no limit: write the number.'],
  anatomy: [
    { part: 'Diamonds', is: 'one for each of the day, up to twelve; filled for what is left' },
    { part: 'Words', is: 'the figure, "unlimited", or that the plan has none' },
    { part: 'Reset', is: 'when it starts anew, at the reader’s local time' },
  ],
  keyboard: [],
  reader: ['The words alone: the diamonds are silent.'],
  dos: ['Take the limit from the server’s last answer.', 'Show the reset once it gets low.'],
  donts: [
    'Don’t count down on the client before the server has answered.',
    'Don’t rely on yellow and red: the figure says it.',
  ],
};
