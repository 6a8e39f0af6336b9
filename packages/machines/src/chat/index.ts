export type { Fault } from '../shared/fault.ts';
export { createChatMachine, type ChatMachine, type ChatSnapshot } from './chat.machine.ts';
export { unsentDraftOf } from './chat.rules.ts';
export type * from './chat.types.ts';
export { chatView, type ChatRow, type ChatView } from './chat.view.ts';
