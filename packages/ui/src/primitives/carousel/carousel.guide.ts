import type { Guide } from '../../lib/story/guide.ts';

export const carouselGuide: Guide = {
  use: [
    'For a few things of one kind of which nobody must see all: features on the landing page, profiles that just joined.',
  ],
  avoid: [
    'For what must be read: lay it out on the page.',
    'For pictures that people compare: use a grid.',
    'For steps in order: number them, one below the other.',
  ],
  anatomy: [
    { part: 'Pause control', is: 'first in the order of focus; it stops and starts the movement' },
    { part: 'Slide picker', is: 'one diamond a slide, the current one filled; only where one slide shows at a time' },
    { part: 'Previous and next', is: 'go around: after the last comes the first' },
    { part: 'Strip', is: 'scrolls and snaps; swiped by finger, moved by arrow keys' },
    { part: 'Slide', is: 'any content, named by its label and place' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Pause control, picker, previous, next, the strip, then what is in the slides',
      story: 'Keyboard',
    },
    { keys: 'Enter, Space', does: 'Presses the control', story: 'Keyboard' },
    { keys: 'Arrow left, arrow right', does: 'On the strip: scroll it', story: 'Keyboard' },
  ],
  reader: [
    'A region called carousel with its label; each slide is a group with its label and place.',
    'A slide that is chosen is announced: “2 of 3: AI matching”. One that comes by itself is not.',
  ],
  dos: ['Keep it to three to six slides of the same height.', 'Give each slide a label that says what it shows.'],
  donts: ['Don’t put the one action of the screen into a slide.', 'Don’t go below 5 seconds a slide.'],
};
