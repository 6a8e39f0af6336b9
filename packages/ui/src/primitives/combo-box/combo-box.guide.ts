import type { Guide } from '../../lib/story/guide.ts';

export const comboBoxGuide: Guide = {
  use: [
    'For one of many known answers that people can name: a language, a country, a token.',
    'Where the answers are found over the network while somebody types (`isSearchedElsewhere`).',
    'With `allowsCustomValue` where the known answers are suggestions and another one is as good.',
  ],
  avoid: [
    'Up to about ten answers, or ones nobody knows by name: take Select, which shows them all.',
    'For several words of one’s own: take TagField.',
    'To find things in a list on the page: take SearchField.',
  ],
  anatomy: [
    { part: 'Label', is: 'what is asked for' },
    { part: 'Input', is: 'takes the words that narrow the list, and shows the chosen answer' },
    { part: 'Ring', is: 'turns while options are on their way' },
    { part: 'Button', is: 'opens the whole list to those who would rather look than type; no stop for Tab' },
    { part: 'List', is: 'the options that contain what was typed, or why there are none' },
    { part: 'Message', is: 'help that stays in sight, or what is wrong' },
  ],
  keyboard: [
    { keys: 'Letters', does: 'Narrow the list to the options that contain them', story: 'Keyboard' },
    {
      keys: 'Arrow down, arrow up',
      does: 'Opens the list and moves in it; the text cursor stays in the field',
      story: 'Keyboard',
    },
    { keys: 'Enter', does: 'Takes the option', story: 'Keyboard' },
    { keys: 'Escape', does: 'Closes the list and takes back what was typed', story: 'Keyboard' },
    { keys: 'Tab', does: 'Takes the option that the arrow keys are on and goes on', story: 'TabTakesTheOption' },
  ],
  reader: [
    'A combo box with its label, description or error; whether it is expanded is said.',
    'The number of options is announced as the list narrows, and each option as the arrow keys reach it.',
    'A list without options says why: nothing matches, or they are still coming.',
  ],
  dos: [
    'Say in the placeholder that one can type.',
    'Say in `emptyText` what to do: "No language of that name. Try its English name."',
    'Keep the old options while new ones load, so that the list does not flicker.',
  ],
  donts: [
    'Do not use it for two or three answers.',
    'Do not clear what was typed because nothing matched.',
    'Do not open it by yourself when the field gets the focus: on a phone it covers the form.',
  ],
};
