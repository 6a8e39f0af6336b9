import type { Guide } from '../../lib/story/guide.ts';

export const diamondPortraitGuide: Guide = {
  use: ['A portrait where people are met: the deck card, the profile’s head, the match.'],
  avoid: ['Lists, menus, messages: Avatar.'],
  anatomy: [
    { part: 'Diamond', is: 'as wide as its `className` says' },
    { part: 'Picture', is: 'or the first letter on colours made from the id' },
  ],
  keyboard: [],
  reader: ['Nothing: the name stands beside it.'],
  dos: ['Give the id as `seed`: the colours are the same everywhere.'],
  donts: ['Use it below 64 px: the corners take too much of the face.'],
};
