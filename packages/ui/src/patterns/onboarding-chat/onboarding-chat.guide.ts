import type { Guide } from '../../lib/story/guide.ts';

export const onboardingChatGuide: Guide = {
  use: ['For creating a profile by talking with the assistant, between choosing the type and the preview.'],
  avoid: [
    'People who know what to write: the profile form.',
    'A conversation between two people: ChatThread and ChatComposer.',
  ],
  anatomy: [
    { part: 'Progress', is: 'how much of the profile is known, 0 to 100%' },
    { part: 'Talk', is: 'the assistant’s words as plain text, one’s own in bubbles, dimmed until they have arrived' },
    { part: 'Profile so far', is: 'what was understood, what is missing, tags to add; in a sheet below 768 px' },
    { part: 'Composer', is: 'the same as in messages' },
    { part: 'Milestone', is: 'a dialog that its owner opens once, at 90%' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'sends, as in messages', story: 'Keyboard' },
    { keys: 'Enter on a tag', does: 'adds it to the answer', story: 'SuggestedTag' },
    { keys: 'Escape', does: 'closes the milestone', story: 'Milestone' },
  ],
  reader: [
    'The assistant’s answer is said when it comes, and that it is writing before.',
    'Known and missing things are lists under headings.',
  ],
  dos: ['Put the words of a failed message back into the draft.', 'Call it an assistant only where one answers.'],
  donts: ['Open the milestone again when progress falls and rises.', 'Publish anything before the preview was seen.'],
};
