export { createLeavingMachine, type LeavingMachine, type LeavingSnapshot } from './leaving.machine.ts';
export type * from './leaving.types.ts';
export { leavingView, type LeavingView } from './leaving.view.ts';
