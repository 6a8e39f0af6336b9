import { defineParts } from '../../lib/parts.ts';

export const commandPaletteParts = defineParts('command-palette', 'the panel', {
  overlay: 'the scrim around it; a press on it closes the palette',
  field: 'around the input',
  input: 'takes the words; it has the focus all the while',
  ring: 'turns while some of the sections are searched',
  close: 'for those without a keyboard',
  list: 'what was found',
  section: 'results of one kind; one without anything is left out',
  title: 'its name',
  item: 'a place, or something to do',
  icon: 'its picture',
  label: 'its name',
  description: 'what tells it from others',
  waiting: 'in place of the list while nothing is found yet',
  empty: 'why there is nothing',
  notice: 'what could not be searched; the footer, its keys, stands below',
  retry: 'tries again',
});
