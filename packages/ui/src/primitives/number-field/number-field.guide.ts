import type { Guide } from '../../lib/story/guide.ts';

export const numberFieldGuide: Guide = {
  use: ['For an amount that is counted or measured and that may be stepped: members, team size, a price limit.'],
  avoid: [
    'For figures that are no amounts, such as addresses, codes or years: take TextField with `inputMode`.',
    'For a number out of five or fewer: take RadioCards or Select.',
  ],
  anatomy: [
    { part: 'Label', is: 'what is counted' },
    { part: 'Input', is: 'the number, written as the reader’s language writes it' },
    { part: 'Steps', is: 'one less, one more; off at `minValue` and `maxValue`; no stop for Tab' },
    { part: 'Message', is: 'help, or the error in its place' },
  ],
  keyboard: [
    { keys: 'Arrow up, arrow down', does: 'One step more or less', story: 'Keyboard' },
    { keys: 'Home, End', does: 'The least and the most, where they are given', story: 'LeastAndMost' },
    { keys: 'Tab', does: 'Leaves the field: what was typed is brought within the limits', story: 'Keyboard' },
  ],
  reader: [
    'Its label, the number, and the description or error. Each step says the new number.',
    'The two buttons are named after the label: “Increase Members”.',
  ],
  dos: [
    'Give `minValue` wherever less makes no sense.',
    'Write the unit with `formatOptions`, so that it follows the language.',
  ],
  donts: [
    'Do not use it for amounts of money to pay: those come from the server and are not typed.',
    'Do not set a step that people have to know: what is typed between two steps is moved to one of them.',
  ],
};
