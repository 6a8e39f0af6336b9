import { defineParts } from '../../lib/parts.ts';

export const dialogParts = defineParts('dialog', 'the panel', {
  overlay: 'the scrim; a press on it closes a Dialog, never an AlertDialog',
  header: 'stays in sight while the content scrolls',
  title: 'the task or the question',
  close: 'the cross; without one the content offers a way out',
  content: 'scrolls by itself',
  footer: 'the actions, the main one last; on phones the main one on top',
});
