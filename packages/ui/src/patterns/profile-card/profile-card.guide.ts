import type { Guide } from '../../lib/story/guide.ts';

export const profileCardGuide: Guide = {
  use: [
    'For a profile in a list, with room for what can be done with it: one’s own profiles, bookmarks.',
    'As the preview beside a form, without a link.',
  ],
  avoid: [
    'In a grid of many that are only looked at: use GalleryProfileCard.',
    'In the deck: use DeckCard.',
    'For who may not be seen: use BlurredProfileCard.',
    'To join a group: use GroupCard.',
  ],
  anatomy: [
    { part: 'Picture band', is: 'the cover or drawn art, with the portrait in a diamond' },
    { part: 'Kind, name, bio', is: 'two lines each for name and bio' },
    { part: 'Tags', is: 'three, and a count of the rest' },
    { part: 'Actions', is: 'quiet buttons along the lower edge, aligned in a grid' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Reaches the name, then the actions', story: 'Keyboard' }],
  reader: ['An article with the name as its heading; the pictures are silent, the count of tags is said in words.'],
  dos: [
    'Give each action a label that names the profile when several cards are in sight.',
    'Set `headingLevel` to fit the page.',
  ],
  donts: ['Don’t put a gold button on a card.', 'Don’t cut the tags elsewhere: the card does.'],
};
