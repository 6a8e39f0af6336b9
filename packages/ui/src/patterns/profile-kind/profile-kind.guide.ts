import type { Guide } from '../../lib/story/guide.ts';

export const profileKindGuide: Guide = {
  use: [
    'Wherever code asks what kinds of profiles there are, in which order they are offered and what a screen gets of one.',
  ],
  avoid: ['To say a kind in words: `useKindOf` of DeckCard does it in the reader’s language.'],
  anatomy: [
    { part: 'Types', is: 'individual, group, project' },
    {
      part: 'Subtypes',
      is: 'five roles, four kinds of groups, four kinds of projects; the first of each is the default',
    },
    { part: 'ProfileView', is: 'a profile as plain data, which an answer of the server fits' },
    { part: 'pictureOf', is: 'the first photo, else the avatar' },
  ],
  keyboard: [],
  reader: ['Nothing by itself: it is data.'],
  dos: ['Narrow by `profileType` before reading what only one type has.'],
  donts: ['Don’t write the lists of kinds again elsewhere.', 'Don’t take the avatar where a photo comes first.'],
};
