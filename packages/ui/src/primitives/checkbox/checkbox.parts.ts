import { defineParts } from '../../lib/parts.ts';

export const checkboxParts = defineParts('checkbox', 'the whole line, which can be pressed', {
  box: 'empty, ticked, or with a line where only some of what it stands for is chosen',
  label: 'the yes in words',
  description: 'what follows from it',
});
