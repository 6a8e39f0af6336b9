import { defineParts } from '../../lib/parts.ts';

export const languagePickerParts = defineParts(
  'language-picker',
  'the button: a globe and the language at hand, written in itself',
  {
    icon: 'the globe',
    arrow: 'at the end of the button',
    menu: 'the languages',
    item: 'one of them in its own words, marked as such, with a tick at the one at hand',
  },
);
