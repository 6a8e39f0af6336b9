import { defineParts } from '../../lib/parts.ts';

export const tabsParts = defineParts('tabs', 'the whole', {});

export const tabListParts = defineParts('tab-list', 'the row of tabs; on a narrow screen it scrolls sideways', {});

export const tabParts = defineParts('tab', 'the name of a part, with a count or badge where something is new', {
  mark: 'the line below or the plate behind the chosen tab; it slides to the next one',
});

export const tabPanelParts = defineParts('tab-panel', 'what the chosen tab stands for', {});
