import type { Fault } from '../shared/fault.ts';
import type { LeavingSnapshot } from './leaving.machine.ts';
import { isTyped } from './leaving.rules.ts';

/** What a page needs to ask for a deletion, and to take it back. */
export interface LeavingView {
  readonly status:
    | 'staying'
    | 'confirming'
    | 'outdated'
    | 'refused'
    | 'failed'
    | 'deleting'
    | 'pending'
    | 'restoring'
    | 'notRestored'
    | 'over';
  /** What the person types to confirm. */
  readonly word: string;
  readonly typed: string;
  /** The word is typed. */
  readonly canConfirm: boolean;
  /** ISO 8601, UTC; null without a deletion. */
  readonly finalAt: string | null;
  /** Why the last step failed; null if it did not. */
  readonly fault: Fault | null;
}

/** The view of a snapshot. */
export function leavingView({ value, context }: LeavingSnapshot): LeavingView {
  const { word, typed, finalAt, fault } = context;
  return {
    status: typeof value === 'object' ? value.asking : value,
    word,
    typed,
    canConfirm: isTyped(context),
    finalAt,
    fault,
  };
}
