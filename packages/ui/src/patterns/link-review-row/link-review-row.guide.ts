import type { Guide } from '../../lib/story/guide.ts';

export const linkReviewRowGuide: Guide = {
  use: ['For a project link that waits for the team, in the list of /admin/links.'],
  avoid: [
    'For links that are published already: a profile shows those itself.',
    'For reports and tickets: they have a conversation.',
  ],
  anatomy: [
    { part: 'Picture and name', is: 'whose link it is; drawn art where there is no picture' },
    { part: 'Address', is: 'all of it, in a new tab; one that is not https is shown, never linked' },
    { part: 'Answers', is: 'reject and approve; both locked while one is on its way' },
    { part: 'Outcome', is: 'what was done, or that it failed and can be tried again' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from the address to reject, then approve', story: 'Keyboard' },
    { keys: 'Enter or space', does: 'Gives the answer', story: 'Keyboard' },
  ],
  reader: [
    'Each answer names the address and the profile, so that rows can be told apart.',
    'A failure interrupts, an outcome is read politely.',
  ],
  dos: ['Leave the row in place until its outcome was seen.', 'Divide rows by hairlines in one list.'],
  donts: [
    'Don’t shorten the address: the end of it may be what matters.',
    'Don’t ask for a confirmation: an approval can be taken back.',
  ],
};
