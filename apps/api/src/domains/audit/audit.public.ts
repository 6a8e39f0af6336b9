export { lastAction } from './audit.repository.ts';
export { requireUndoable } from './undo.rules.ts';
