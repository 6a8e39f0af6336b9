export { createConnectionMachine, type ConnectionMachine, type ConnectionSnapshot } from './connection.machine.ts';
export type { PollIntervals } from './connection.rules.ts';
export type * from './connection.types.ts';
export { connectionView, type ConnectionView } from './connection.view.ts';
