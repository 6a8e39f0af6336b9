import { defineParts } from '../../lib/parts.ts';

export const toastRegionParts = defineParts('toast-region', 'one a page; at most three toasts, the others wait', {
  toast: 'one message',
  icon: 'the kind of news',
  content: 'the words and the action',
  title: 'what happened',
  description: 'a second line',
  action: 'one thing to do about it; the toast closes with it',
  close: 'closes it before its time',
});
