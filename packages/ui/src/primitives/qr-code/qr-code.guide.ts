import type { Guide } from '../../lib/story/guide.ts';

export const qrCodeGuide: Guide = {
  use: ['To carry an address or a link from this screen to the phone in someone’s hand.'],
  avoid: [
    'As the only way: show the same text in words with a CopyButton.',
    'For more than about 200 characters: the modules become too small to scan. Link to them instead.',
  ],
  anatomy: [
    { part: 'Quiet zone', is: 'four empty modules on each side, which scanners need' },
    { part: 'Finders', is: 'the three squares that tell a camera where the code lies' },
    { part: 'Modules', is: 'the text, with 15% redundancy, 30% with the mark' },
    { part: 'Mark', is: 'the two diamonds, optional' },
  ],
  keyboard: [],
  reader: [
    'An image with the given label. The text itself stands beside it, so the label names its purpose and does not spell it out.',
  ],
  dos: [
    'Show it at 144 px or more, with room around it.',
    'Put the plain address in it: wallets read that without fail.',
  ],
  donts: [
    'Don’t recolour it: it stays dark on light in the dark theme and in forced colours.',
    'Don’t lay anything over it but the mark.',
  ],
};
