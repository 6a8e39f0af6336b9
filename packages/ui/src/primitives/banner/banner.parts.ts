import { defineParts } from '../../lib/parts.ts';

export const bannerParts = defineParts('banner', 'the message, in the colour of its kind', {
  icon: 'the kind of message',
  content: 'the words; an action stands beside them where there is room',
  title: 'what is the case',
  text: 'what it means and what to do',
  dismiss: 'only where closing it loses nothing',
});
