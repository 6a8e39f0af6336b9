import { defineParts } from '../../lib/parts.ts';

export const chatThreadParts = defineParts('chat-thread', 'the messages of one conversation', {
  scroller: 'what scrolls and takes the focus',
  top: 'above the first message: older ones, on their way or failed, or the first day',
  day: 'the day that begins here',
  bubble: 'around one message’s words or picture',
  report: 'the button beside a message of the partner’s',
  failure: 'below a message that was not sent: why, and what can be done',
  foot: 'below the last of a run: when, and how far it is',
  end: 'the way to the newest messages, and how many are new',
});

export const chatComposerParts = defineParts('chat-composer', 'where a message is written', {
  box: 'around the field and its button',
  field: 'three lines that grow to 200 px',
  send: 'the button',
  tools: 'the line below: tools, what the keys do, or why nothing can be sent',
  count: 'how many characters are left, from 200 on',
});
