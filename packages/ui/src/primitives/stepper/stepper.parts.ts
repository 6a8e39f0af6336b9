import { defineParts } from '../../lib/parts.ts';

export const stepperParts = defineParts('stepper', 'the list of steps', {
  step: 'one of them',
  mark: 'its number; a tick once it is done',
  label: 'its name; a link where one can go back to it',
  line: 'to the next one',
});
