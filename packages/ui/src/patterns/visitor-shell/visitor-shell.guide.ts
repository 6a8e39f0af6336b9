import type { Guide } from '../../lib/story/guide.ts';

export const visitorShellGuide: Guide = {
  use: ['Around every page of somebody who is not signed in.'],
  avoid: ['Members: AppShell.'],
  anatomy: [
    { part: 'Bar', is: 'logo, ways through the landing page, language and theme, sign in' },
    { part: 'Menu', is: 'the same in a sheet, below 1024 px; fetched when it is first opened' },
    { part: 'Content', is: 'the page' },
    { part: 'Footer', is: 'where else to go' },
  ],
  keyboard: [{ keys: 'Enter', does: 'opens language and theme, or the menu', story: 'ChoosesLanguageByKeyboard' }],
  reader: ['A skip link comes first.', 'The buttons say that they open a dialog, and whether it is open.'],
  dos: ['Leave `onSignIn` out while nobody knows who is there.'],
  donts: ['Import from it what most visitors never open.'],
};
