import type { Guide } from '../../lib/story/guide.ts';

export const notificationItemGuide: Guide = {
  use: ['One row of the notification panel, or of a page of notifications.'],
  avoid: ['Conversations: ConversationList.', 'Passing news: Toast.'],
  anatomy: [
    { part: 'Unread mark', is: 'the gold diamond before the picture' },
    {
      part: 'Picture',
      is: 'the other side; a blur made from the notification’s own id when nobody may know; an icon for the plan',
    },
    { part: 'Text', is: 'what happened, for whom, and how long ago' },
    { part: 'Cross', is: 'deletes it; shown on hover and focus, always on touch screens' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'opens it and marks it as read', story: 'Keyboard' },
    { keys: 'Tab', does: 'reaches the cross', story: 'Keyboard' },
  ],
  reader: ['What happened, for whom, when, and whether it is unread.', 'The cross names what it deletes.'],
  dos: ['Give `href` wherever there is something to see.'],
  donts: ['Compose a name into the text of an anonymous like.'],
};
