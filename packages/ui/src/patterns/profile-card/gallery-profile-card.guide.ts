import type { Guide } from '../../lib/story/guide.ts';

export const galleryProfileCardGuide: Guide = {
  use: ['In the grid of the public gallery and of saved profiles, two to four in a row.'],
  avoid: [
    'For one’s own profiles, which have actions: use ProfileCard.',
    'To decide on somebody: use DeckCard, which shows what you have in common.',
  ],
  anatomy: [
    { part: 'Picture', is: 'the first photo, else the avatar, the cover, or art drawn from the id' },
    { part: 'Kind and name', is: 'what it is and who; the name carries the link of the whole card' },
    { part: 'Tags', is: 'the first two' },
    { part: 'Corner', is: 'one action on the picture, above the link' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Reaches the name, then the corner', story: 'Keyboard' }],
  reader: ['An article with the name as its heading and its link; the picture is silent.'],
  dos: ['Give the corner’s button a label that names the profile.', 'Keep all cards of a grid the same width.'],
  donts: ['Don’t put more than one action on the picture.', 'Don’t show a count that the person cannot act on.'],
};
