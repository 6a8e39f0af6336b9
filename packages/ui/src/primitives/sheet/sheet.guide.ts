import type { Guide } from '../../lib/story/guide.ts';

export const sheetGuide: Guide = {
  use: [
    '`bottom`: more of the same page within reach of the thumb, such as the account, filters or a choice.',
    '`end`: a panel beside the page, such as notifications.',
  ],
  avoid: [
    'For a task with a beginning and an end: use Dialog.',
    'For a question: use AlertDialog.',
    'For a short list of actions on a wide screen: use Menu.',
  ],
  anatomy: [
    { part: 'Scrim', is: 'a press on it closes the sheet' },
    { part: 'Handle', is: 'at the top of a bottom sheet: pulled down it closes the sheet' },
    { part: 'Heading', is: 'what it shows; stays in sight while the content scrolls' },
    { part: 'Cross', is: 'closes it' },
    { part: 'Content', is: 'scrolls by itself; the page behind does not' },
  ],
  keyboard: [
    { keys: 'Escape', does: 'Closes it; the focus returns to what opened it', story: 'LocksThePage' },
    { keys: 'Tab', does: 'Stays within the sheet', story: 'Keyboard' },
  ],
  reader: [
    'A dialog with its heading as the name; the page behind is out of reach.',
    'The handle is silent: the cross does the same.',
  ],
  dos: [
    'Keep what is needed most at the lower end of a bottom sheet.',
    'Give it a heading even where it is hidden by eye.',
  ],
  donts: ['Don’t open a sheet from a sheet.', 'Don’t hide the cross: pulling is a shortcut.'],
};
