import type { Fault } from '../shared/fault.ts';
import type { AppealSnapshot } from './appeal.machine.ts';
import { hasWords } from './appeal.rules.ts';

/** What a page needs to write an appeal. */
export interface AppealView {
  readonly status: 'reading' | 'open' | 'failed' | 'sending' | 'sent' | 'appealed' | 'over';
  readonly message: string;
  readonly canSend: boolean;
  /** Why it was not sent; null if nothing failed. */
  readonly fault: Fault | null;
}

/** The view of a snapshot. */
export function appealView({ value, context }: AppealSnapshot): AppealView {
  const { message, fault } = context;
  const state = typeof value === 'string' ? value : value.writing;
  const status = state === 'over' && fault?.code === 'already_appealed' ? 'appealed' : state;
  return { status, message, canSend: hasWords(context), fault };
}
