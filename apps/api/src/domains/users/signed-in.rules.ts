import type { Caller } from '../../caller.ts';
import { Problem } from '../../problem.ts';

/** Requires that a locked person did not sign out everywhere after their call was let in. Throws `signed_out`. */
export function requireSignedIn({ signed_out_at }: Pick<Caller['user'], 'signed_out_at'>, { user }: Caller): void {
  if (signed_out_at?.getTime() !== user.signed_out_at?.getTime()) throw new Problem('signed_out');
}
