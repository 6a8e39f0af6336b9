export { createPushMachine, type PushMachine, type PushSnapshot } from './push.machine.ts';
export type * from './push.types.ts';
export { pushView, type PushView } from './push.view.ts';
