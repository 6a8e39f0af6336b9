export { lastAction } from './audit.repository.ts';
export { requireUndoable } from './undo.ts';
