import type { Guide } from '../../lib/story/guide.ts';

export const blurredProfileCardGuide: Guide = {
  use: ['Where the server keeps a person hidden: likes received on the free plan, new profiles on the landing page.'],
  avoid: [
    'To hide something that the page already has: what may not be seen must not arrive.',
    'While something loads: use Skeleton.',
  ],
  anatomy: [
    { part: 'Drawing', is: 'made from the opaque id alone, then blurred; never from the real picture' },
    { part: 'Name', is: 'a bar in its place; the words are for screen readers' },
    { part: 'Note and badge', is: 'what may be said: when, a super-like, the kind' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Reaches the card when it leads somewhere', story: 'Keyboard' }],
  reader: ['An article that says that the name is hidden, or a link that says how to see it.'],
  dos: ['Pass the opaque id of the like as `seed`.', 'Say in `hiddenLabel` where the link leads.'],
  donts: [
    'Don’t pass the id of a profile, a name or an address of a picture.',
    'Don’t hint at who it is by other means.',
  ],
};
