import type { Guide } from '../../lib/story/guide.ts';

export const latestProfilesGuide: Guide = {
  use: ['The newest profiles for people who are not signed in: what kind they are, and nothing that leads to them.'],
  avoid: ['Profiles that may be seen: ProfileCard in a list or a grid.', 'Slides that stand one by one: Carousel.'],
  anatomy: [
    { part: 'Row', is: 'cards 240 or 280 px wide; each passes in 20 seconds' },
    { part: 'Card', is: 'art drawn from an id that means nothing, “New”, a blurred bar for the name, kind and day' },
    { part: 'Pause', is: 'stops the row and lets it go on; only where it moves' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the row, which stands still while it has the focus, then to Pause', story: 'Keyboard' },
    { keys: 'Arrow left, arrow right', does: 'On the row: scroll it', story: 'Keyboard' },
    { keys: 'Enter, Space', does: 'On Pause: stops and starts the row', story: 'Keyboard' },
  ],
  reader: [
    'A group with its label and one list; the copy that closes the loop is hidden.',
    'In place of the name: “Hidden name”.',
  ],
  dos: ['Leave it out when there are no profiles.', 'Let it run from edge to edge of the page.'],
  donts: ['Put a link on a card: there is nowhere to go.', 'Derive the art from a real picture.'],
};
