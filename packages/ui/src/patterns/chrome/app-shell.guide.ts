import type { Guide } from '../../lib/story/guide.ts';

export const appShellGuide: Guide = {
  use: ['Around every page of somebody who is signed in.'],
  avoid: ['Visitors: VisitorShell, which downloads a tenth of it.'],
  anatomy: [
    { part: 'Skip link', is: 'the first stop of the keyboard, into the page' },
    { part: 'Top bar or bottom bar', is: 'places, from 1024 px above, below it at the thumb' },
    { part: 'Connection', is: 'a line across the page while the server is away, and when it is back' },
    { part: 'Content', is: 'the page itself, which takes the focus after a navigation' },
    { part: 'Footer', is: 'on pages that end; not on phones' },
    { part: 'Toasts', is: 'passing news' },
  ],
  keyboard: [{ keys: 'Tab, Enter', does: 'jumps into the page', story: 'SkipsToTheContent' }],
  reader: ['Landmarks: banner, navigation, main, contentinfo.', 'A lost connection is said politely.'],
  dos: ['Hide the bottom bar in a conversation: the composer needs the room.'],
  donts: ['Put a second main or banner into a page.'],
};
