import type { Guide } from '../../lib/story/guide.ts';

export const upgradeDialogGuide: Guide = {
  use: ['When a like, a super-like or a filter was just blocked by the plan.'],
  avoid: [
    'To advertise: it answers an action and never opens by itself.',
    'To compare plans: lead to the page of plans.',
  ],
  anatomy: [
    { part: 'Title', is: 'what is used up or not in the plan' },
    { part: 'Counter and text', is: 'how many there were, and when they come back' },
    { part: 'What the plan brings', is: 'the wanted thing first' },
    { part: 'Answers', is: 'not now, or see the plan' },
  ],
  keyboard: [
    { keys: 'Escape', does: 'Closes it', story: 'LikesUsedUp' },
    { keys: 'Tab, Enter', does: 'Reaches and presses the answers', story: 'Keyboard' },
  ],
  reader: ['A dialog named by its title; focus returns to the action that opened it.'],
  dos: ['Pass the server’s clock as `now`, so that the wait is right.', 'Keep the card in the deck as it was.'],
  donts: ['Don’t open it before the limit is reached.', 'Don’t hide when the limit starts anew.'],
};
