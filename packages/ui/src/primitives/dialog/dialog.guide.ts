import type { Guide } from '../../lib/story/guide.ts';

export const dialogGuide: Guide = {
  use: [
    'Dialog: a task that interrupts the page for a moment and has an end, such as renaming or paying.',
    'AlertDialog: a question before something that cannot be taken back.',
  ],
  avoid: ['For more of the same page: use Sheet.', 'For what supports a control: use Popover.', 'For news: use Toast.'],
  anatomy: [
    { part: 'Scrim', is: 'a press on it closes a Dialog, never an AlertDialog' },
    { part: 'Heading', is: 'the task or the question; stays in sight while the content scrolls' },
    { part: 'Cross', is: 'closes it; without one the content offers a way out' },
    { part: 'Content', is: 'scrolls by itself' },
    { part: 'Footer', is: 'the actions, the main one last; on phones the main one on top' },
  ],
  keyboard: [
    { keys: 'Escape', does: 'Closes it; the focus returns to what opened it', story: 'Keyboard' },
    { keys: 'Tab', does: 'Stays within the dialog', story: 'Keyboard' },
    {
      keys: 'Tab, then Enter',
      does: 'In an AlertDialog: the way back comes first, then the confirming button',
      story: 'AlertKeyboard',
    },
  ],
  reader: [
    'A dialog with its heading as the name; an AlertDialog also reads its text at once.',
    'The page behind is out of reach.',
  ],
  dos: [
    'Name the buttons by what they do: “Delete profile”, “Keep it”.',
    'Say in an AlertDialog what follows and whether it can be undone.',
  ],
  donts: ['Don’t open a dialog nobody asked for.', 'Don’t ask for confirmation where it can be undone.'],
};
