export { type AppealMachine, type AppealSnapshot, createAppealMachine } from './appeal.machine.ts';
export type * from './appeal.types.ts';
export { appealView, type AppealView } from './appeal.view.ts';
