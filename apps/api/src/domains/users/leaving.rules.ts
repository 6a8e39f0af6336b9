import type { Caller } from '../../caller.ts';
import type { Operation } from '../../contract.ts';
import { Problem } from '../../problem.ts';

type Account = Pick<Caller['user'], 'deletion_due_at'>;

/** Requires that a locked person did not ask for the deletion of their account (D68). Throws `account_deletion_pending`. */
export function requireStaying({ deletion_due_at }: Account): void {
  if (deletion_due_at !== null) throw new Problem('account_deletion_pending');
}

/**
 * The caller of an operation, if they may call it: one whose account is about to be deleted is a guest where guests may
 * call, and calls what is marked `x-while-leaving` (D68). Throws `account_deletion_pending`, and `account_deleted` once
 * nothing can be taken back.
 */
export function admitted(
  caller: Caller,
  { access, whileLeaving }: Pick<Operation, 'access' | 'whileLeaving'>,
  now: Date,
): Caller | null {
  const { deletion_due_at } = caller.user;
  if (deletion_due_at === null) return caller;
  if (access === 'guest') return null;
  if (deletion_due_at <= now) throw new Problem('account_deleted');
  if (!whileLeaving) throw new Problem('account_deletion_pending');
  return caller;
}
