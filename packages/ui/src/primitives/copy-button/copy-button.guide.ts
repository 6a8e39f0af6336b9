import type { Guide } from '../../lib/story/guide.ts';

export const copyButtonGuide: Guide = {
  use: [
    'Beside a text that people need in another app: a payment address, an amount, a transaction hash, a link to a profile.',
  ],
  avoid: [
    'To share with a person: use Button with the system’s share sheet.',
    'For a text that people only read: they can select it.',
  ],
  anatomy: [
    { part: 'Button', is: 'keeps its width through all three states' },
    { part: 'Icon', is: 'two sheets, then a check, or an alert when it failed' },
    { part: 'Tooltip', is: 'with `hideLabel`: the words, open while the result shows' },
    { part: 'Announcement', is: 'a polite live region beside the button' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'Copies', story: 'Keyboard' }],
  reader: [
    'The name stays “Copy address” throughout.',
    '“Copied” or the failure is announced politely after each press, also the second time.',
  ],
  dos: [
    'Say what is copied: “Copy address”.',
    'Show the text itself near the button, so that a failure leaves a way to select it.',
  ],
  donts: ['Don’t add a toast: the button already says it.', 'Don’t copy something other than what is shown beside it.'],
};
