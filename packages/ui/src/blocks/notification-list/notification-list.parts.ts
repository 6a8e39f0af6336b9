import { defineParts } from '../../lib/parts.ts';

export const notificationListParts = defineParts('notification-list', 'the list and what is done with all of it', {
  head: 'how many are unread',
  all: 'the button that marks all of them as read',
  group: 'a section of one kind',
  title: 'its name, and how many of it are unread',
});

export const notificationItemParts = defineParts('notification-item', 'one notification', {
  press: 'a link, or a button where it leads nowhere',
  text: 'what happened',
  detail: 'a second line, and how long ago',
  mark: 'before one that is unread',
  delete: 'the cross; shown on hover and focus, always on touch screens',
});
