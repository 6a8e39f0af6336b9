import type { Guide } from '../../lib/story/guide.ts';

export const groupCardGuide: Guide = {
  use: ['For a public group in the grid of /public-groups, where the point is to join it.'],
  avoid: [
    'For groups among other profiles: use ProfileCard.',
    'For a private group: it has no links, and is not listed.',
  ],
  anatomy: [
    { part: 'Cover and portrait', is: 'its own pictures, else art drawn from its id' },
    { part: 'Members, name, bio, tags', is: 'three lines of bio, three tags, nothing counted beyond' },
    { part: 'Actions', is: 'join, follow on X, view the profile; those without a link are left out' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves through the name and the actions that are there', story: 'Keyboard' }],
  reader: [
    'An article with the name as its heading.',
    'Each action says which group it is about and whether it opens a new tab.',
  ],
  dos: ['Pass links as the server gives them: what is not https is not shown.', 'Set `headingLevel` to fit the page.'],
  donts: ['Don’t make one of the cards gold: none is more right than the others.'],
};
