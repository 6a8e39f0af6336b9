import { defineParts } from '../../lib/parts.ts';

export const copyButtonParts = defineParts(
  'copy-button',
  'a Button, or an IconButton with `hideLabel`; it keeps its width through all three states',
  {
    icon: 'two sheets, then a check, or an alert when it failed',
    tooltip: 'with `hideLabel`: the words, open while the result shows',
  },
);
