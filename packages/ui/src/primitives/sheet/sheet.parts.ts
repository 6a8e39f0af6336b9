import { defineParts } from '../../lib/parts.ts';

export const sheetParts = defineParts('sheet', 'the panel', {
  overlay: 'the scrim; a press on it closes the sheet',
  header: 'stays in sight while the content scrolls',
  handle: 'at the top of a bottom sheet: pulled down it closes the sheet',
  title: 'what it shows',
  close: 'closes it',
  content: 'scrolls by itself; the page behind does not',
});
