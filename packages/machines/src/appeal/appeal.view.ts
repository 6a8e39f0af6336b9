import type { Fault } from '../shared/fault.ts';
import type { AppealSnapshot } from './appeal.machine.ts';
import { hasWords } from './appeal.rules.ts';

/** What a page needs to write an appeal. */
export interface AppealView {
  readonly status: 'reading' | 'open' | 'failed' | 'sending' | 'sent' | 'over';
  readonly message: string;
  readonly canSend: boolean;
  /** Why it was not sent; null if nothing failed. */
  readonly fault: Fault | null;
}

/** The view of a snapshot. */
export function appealView({ value, context }: AppealSnapshot): AppealView {
  const { message, fault } = context;
  const status = typeof value === 'string' ? value : value.writing;
  return { status, message, canSend: hasWords(context), fault };
}
