import type { Guide } from '../../lib/story/guide.ts';

export const conversationListGuide: Guide = {
  use: ['All conversations of the profile one acts as, beside or before the thread.'],
  avoid: ['Notifications: NotificationPanel.', 'Profiles that one has not matched with: ProfileCard.'],
  anatomy: [
    { part: 'Row', is: 'a link: picture, name, last words, how long ago, unread count' },
    { part: 'Below the last', is: 'room for “show more”' },
  ],
  keyboard: [{ keys: 'Tab', does: 'goes from row to row', story: 'Keyboard' }],
  reader: [
    'A navigation with links; the open one is the current page.',
    'The unread count is said in words, uncapped.',
  ],
  dos: ['Sort by the last message, the newest first.'],
  donts: ['Show more than one line of the last message.'],
};
