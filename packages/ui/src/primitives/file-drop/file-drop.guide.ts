import type { Guide } from '../../lib/story/guide.ts';

export const fileDropGuide: Guide = {
  use: ['For one picture from the person’s device: the portrait of a profile, its cover, one place in a gallery.'],
  avoid: [
    'For a picture that lies elsewhere: ask for its link with TextField.',
    'For many files at once: use one FileDrop for each.',
  ],
  anatomy: [
    { part: 'Label', is: 'what is asked for' },
    { part: 'Zone', is: 'takes what is dropped or pasted; shows the picture once there is one' },
    { part: 'Chooser', is: 'the button that opens the device’s files' },
    { part: 'Actions', is: 'cancel while it uploads, retry after a failure, replace and remove when it is there' },
    { part: 'Message', is: 'what went wrong and what to do' },
    { part: 'Description', is: 'the types and the size that are taken' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the zone, which takes a pasted picture, then to the buttons', story: 'Keyboard' },
    { keys: 'Enter, Space', does: 'Presses the button: choose, cancel, retry, replace or remove', story: 'Keyboard' },
  ],
  reader: [
    'A group with the label; the chooser is described by the rules and by what went wrong.',
    'A refusal or a failure interrupts; progress is a progress bar with the file’s name.',
    'The focus stays in the field when the pressed button goes away.',
  ],
  dos: [
    'Show the preview at once, from the file itself, while it uploads.',
    'After a failed replacement show the picture that was there before.',
  ],
  donts: ['Don’t clear a failed file: keep it for another try.', 'Don’t rely on dropping: the chooser does the same.'],
};
