import type { Guide } from '../../lib/story/guide.ts';

export const swipeDeckGuide: Guide = {
  use: ['Deciding one profile after another: like, pass, super-like.'],
  avoid: ['Comparing several at once: ProfileCard in a list.'],
  anatomy: [
    { part: 'Stage', is: 'the card that is decided now, and the next two behind it' },
    { part: 'Stamp', is: 'what letting go would do, from 50 px' },
    { part: 'Buttons', is: 'the same three decisions' },
    { part: 'In their place', is: 'loading, empty or failed, when there is no card' },
  ],
  keyboard: [
    { keys: 'Arrow right, left, up', does: 'like, pass, super-like', story: 'ArrowKeysDecideAndEnterOpens' },
    { keys: 'Enter', does: 'opens the profile', story: 'ArrowKeysDecideAndEnterOpens' },
    { keys: 'Enter on a button', does: 'decides; the focus stays on the button', story: 'FocusStaysOnTheButton' },
  ],
  reader: ['Each decision and the next card are said in one polite sentence.', 'A locked decision says why.'],
  dos: ['Give a refused card back: it springs into its place.'],
  donts: [
    'Decide on anything but a drag beyond 100 px, a button or a key.',
    'Use like, pass and super-like colours elsewhere.',
  ],
};
