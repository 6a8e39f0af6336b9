import type { Guide } from '../../lib/story/guide.ts';

export const selectGuide: Guide = {
  use: ['For one of five to about fifteen known answers, in a form or a toolbar: role, type, order of a list.'],
  avoid: [
    'Up to five answers that deserve a word of explanation: take RadioCards.',
    'Many answers that people can name: take ComboBox.',
    'Actions: take Menu. On or off: take Switch or Checkbox.',
  ],
  anatomy: [
    { part: 'Label', is: 'what is asked for' },
    { part: 'Button', is: 'shows the chosen answer, or the placeholder, and opens the list' },
    {
      part: 'List',
      is: 'the answers, each with an icon and a second line where that helps; the chosen one has a tick',
    },
    { part: 'Message', is: 'help, or the error in its place' },
  ],
  keyboard: [
    { keys: 'Arrow down, Enter or Space', does: 'Opens the list at the chosen answer', story: 'Keyboard' },
    { keys: 'Arrow down, arrow up', does: 'Moves in the list', story: 'Keyboard' },
    { keys: 'Enter', does: 'Chooses and closes; the focus returns to the button', story: 'Keyboard' },
    { keys: 'Letters', does: 'Choose the answer that begins with them, without opening', story: 'Keyboard' },
    { keys: 'Escape', does: 'Closes without choosing', story: 'EscapeKeepsTheAnswer' },
  ],
  reader: [
    'A button that opens a list, named by its label and the chosen answer; then the description or the error.',
    'In the list each option is read with its second line and whether it is selected.',
  ],
  dos: [
    'Order the answers as people think of them; by the alphabet only where there is nothing better.',
    'Leave it empty with a placeholder where no answer is more likely than the others.',
  ],
  donts: [
    'Do not put “Choose …” among the answers: it is the placeholder.',
    'Do not do something at once that cannot be undone: choosing is no confirmation.',
  ],
};
