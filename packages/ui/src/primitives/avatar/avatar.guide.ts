import type { Guide } from '../../lib/story/guide.ts';

export const avatarGuide: Guide = {
  use: ['Wherever a person, group or project shows small: rows, headers, messages, menus.'],
  avoid: [
    'Large, as the stage of a card: use the profile’s picture or GeneratedArt.',
    'For a company that is not a profile: use its logo.',
  ],
  anatomy: [
    {
      part: 'Frame',
      is: 'a circle for people, a rounded square for groups and projects, with a hairline that holds on any picture',
    },
    { part: 'Picture', is: 'cropped from the middle' },
    { part: 'Art', is: 'drawn from the id where there is no picture, or it does not load' },
  ],
  keyboard: [],
  reader: [
    'Nothing where the name stands beside it: leave `alt` empty.',
    'An image with the name where it stands alone.',
  ],
  dos: [
    'Give the id as `seed`: the same profile then always gets the same art.',
    'Keep the shape that goes with the kind.',
  ],
  donts: [
    'Don’t repeat in `alt` the name that stands beside it.',
    'Don’t make it a button by itself: wrap it in a Link or an IconButton with words.',
  ],
};
