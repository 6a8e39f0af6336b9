export { lastAction } from './audit.repository.ts';
export { OPERATOR_ID } from './audit.view.ts';
export { requireUndoable } from './undo.rules.ts';
