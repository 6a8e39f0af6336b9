import type { Guide } from '../../lib/story/guide.ts';

export const topBarGuide: Guide = {
  use: ['Inside AppShell, from 1024 px on.'],
  avoid: ['Phones and tablets: BottomBar.', 'Visitors: VisitorShell.'],
  anatomy: [
    { part: 'Logo', is: 'home' },
    { part: 'Places', is: 'home, discover, likes, messages with what is new' },
    { part: 'Preferences', is: 'language and theme' },
    { part: 'Bell', is: 'opens the notifications' },
    { part: 'Account', is: 'who one is, and the other places' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'opens the likes', story: 'LikesOpen' },
    { keys: 'Enter, arrow down', does: 'opens the account menu and moves in it', story: 'AccountMenuByKeyboard' },
  ],
  reader: [
    'The current place is `aria-current`.',
    'The bell’s name says how many are unread; badges on icons are hidden.',
  ],
  dos: ['Lead only to pages that exist.'],
  donts: ['Add a place without taking it into the BottomBar’s sheet.'],
};
