import { defineParts } from '../../lib/parts.ts';

export const avatarParts = defineParts(
  'avatar',
  'a circle for people, a rounded square for groups and projects, with a hairline that holds on any picture',
  {
    picture: 'cropped from the middle',
    art: 'drawn from the id where there is no picture, or it does not load',
  },
);
