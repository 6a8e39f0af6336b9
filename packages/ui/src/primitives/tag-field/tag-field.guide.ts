import type { Guide } from '../../lib/story/guide.ts';

export const tagFieldGuide: Guide = {
  use: ['For a short list of somebody’s own words: tags, skills, languages, interests.'],
  avoid: [
    'For one answer: take TextField or ComboBox.',
    'To choose several of a few known ones: take ChipGroup or checkboxes.',
    'For words with commas in them: take several TextFields.',
  ],
  anatomy: [
    { part: 'Label', is: 'what the words describe' },
    { part: 'Tags', is: 'the words so far, each with a cross' },
    { part: 'Input', is: 'where the next one is typed, behind the last tag' },
    { part: 'Message', is: 'help, or the error in its place' },
    { part: 'Count', is: 'how many of the most are used, from four fifths on' },
  ],
  keyboard: [
    { keys: 'Comma', does: 'Makes a word of what was typed; Chinese commas too', story: 'Keyboard' },
    {
      keys: 'Enter',
      does: 'Makes a word of what was typed; with nothing typed it belongs to the form',
      story: 'Keyboard',
    },
    { keys: 'Backspace', does: 'In an empty field takes the last word back, to be mended', story: 'Keyboard' },
    { keys: 'Tab', does: 'Makes a word of what was typed and goes on', story: 'Keyboard' },
    {
      keys: 'Shift Tab, arrow keys, Delete',
      does: 'Goes back to the words, moves among them, removes one',
      story: 'RemovedByKeyboard',
    },
  ],
  reader: [
    'The field with its label and description; the words are a list of that name, each of which says that it can be removed.',
    'A pasted list becomes words at once; one that is there already is not added again, whatever its case.',
  ],
  dos: [
    'Say that commas separate: “Separate them by commas.”',
    'Show examples of the right length in the placeholder.',
  ],
  donts: [
    'Do not lose what was typed when the field is left.',
    'Do not ask for more than the twenty words that the contract takes.',
  ],
};
