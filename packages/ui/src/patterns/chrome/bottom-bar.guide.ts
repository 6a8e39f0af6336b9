import type { Guide } from '../../lib/story/guide.ts';

export const bottomBarGuide: Guide = {
  use: ['Inside AppShell, below 1024 px.'],
  avoid: ['Wide windows: TopBar.'],
  anatomy: [
    { part: 'Likes, messages, alerts', is: 'with what is new, capped at 9+' },
    { part: 'Discover', is: 'the mark, in the middle, the largest target' },
    { part: 'Account', is: 'opens a sheet: who one is, places, language, theme, sign out' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'opens the notifications', story: 'NotificationsOpen' },
    {
      keys: 'Enter, Escape',
      does: 'opens and closes the account sheet; the focus comes back',
      story: 'ChoosesLanguageThemeAndLeaves',
    },
  ],
  reader: ['The same navigation as the TopBar’s, with counts in words.'],
  dos: ['Keep five entries: what is sixth goes into the sheet.'],
  donts: ['Cover content: it takes room at the foot of the page.'],
};
