import { defineParts } from '../../lib/parts.ts';

export const toggleButtonParts = defineParts(
  'toggle-button',
  'one answer, with an icon before the label, or alone with an `aria-label`; its `id` is its key in the group',
  {},
);

export const toggleButtonGroupParts = defineParts(
  'toggle-button-group',
  'names the question and decides the look: `chip`, `segment` or `quiet`',
  {},
);
