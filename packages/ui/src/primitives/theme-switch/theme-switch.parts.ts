import { defineParts } from '../../lib/parts.ts';

export const themeSwitchParts = defineParts('theme-switch', 'named by `label`', {
  choice: 'system, light or dark, named by `choiceLabels`',
  icon: 'its picture',
});
