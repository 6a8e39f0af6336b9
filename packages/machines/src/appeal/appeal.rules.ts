import type { Fault } from '../shared/fault.ts';

/** AP2: whether there are words. */
export const hasWords = ({ message }: { readonly message: string }): boolean => message.trim() !== '';

/** AP5: the decision can have no further appeal, whoever sends one. */
const OVER: ReadonlySet<string> = new Set(['already_appealed', 'appeal_too_late', 'decision_not_found']);
export const isOver = ({ code }: Fault): boolean => OVER.has(code);
