import type { Guide } from '../../lib/story/guide.ts';

export const chipGuide: Guide = {
  use: [
    'Chip: a tag, a skill, a language; a word that describes.',
    'ChipGroup: chips that can be chosen or removed, such as filters.',
  ],
  avoid: [
    'For a status: use Badge.',
    'To type tags: use TagField.',
    'For one of two or three views: use Tabs with `segment`.',
  ],
  anatomy: [
    { part: 'Chip', is: 'a word in a pill of 28 or 36 px; a long one is cut with an ellipsis' },
    { part: 'Mark', is: 'on `shared`: two profiles have this in common' },
    { part: 'ChipGroup', is: 'names its chips; one stop for Tab' },
    { part: 'Cross', is: 'on chips that can be removed' },
  ],
  keyboard: [
    { keys: 'Arrow keys', does: 'Move from chip to chip', story: 'Removable' },
    { keys: 'Delete, Backspace', does: 'Removes the chip', story: 'Removable' },
    { keys: 'Space', does: 'Chooses the chip', story: 'Choosable' },
  ],
  reader: [
    'A Chip is read as its word.',
    'A group is a grid with its label; each chip says whether it is chosen and that it can be removed.',
  ],
  dos: ['Keep to a word or two.', 'Show at most a handful, and say how many more there are.'],
  donts: ['Don’t mark as `shared` what only one of the two has.', 'Don’t use colours to tell kinds of tags apart.'],
};
