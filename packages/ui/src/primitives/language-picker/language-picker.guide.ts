import type { Guide } from '../../lib/story/guide.ts';

export const languagePickerGuide: Guide = {
  use: [
    'Changing the language of the page, from every page: in the bar for visitors, in the account menu for members.',
  ],
  avoid: ['For the languages that a person speaks, use TagField or Select: this one changes the page.'],
  anatomy: [
    { part: 'Button', is: 'a globe and the language at hand, written in itself' },
    { part: 'List', is: 'each language in its own words, marked as such, with a tick at the one at hand' },
  ],
  keyboard: [
    { keys: 'Enter, Space, Arrow down', does: 'Opens the list at the language at hand', story: 'Keyboard' },
    { keys: 'Arrow keys, Home, End', does: 'Move', story: 'Keyboard' },
    { keys: 'Enter', does: 'Chooses and closes', story: 'Keyboard' },
  ],
  reader: ['“Language: English, button, opens a menu”.', 'Each language is read in its own voice (`lang`).'],
  dos: ['Name languages in themselves: somebody who is lost reads only that.'],
  donts: ['Flags: a language is not a country.'],
};
