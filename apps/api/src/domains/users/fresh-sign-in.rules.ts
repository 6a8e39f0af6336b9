import type { Clock } from '../../clock.ts';
import { Problem } from '../../problem.ts';

/** D50. */
const SIGN_IN_MS = 12 * 3_600_000;

/** Requires a sign-in within 12 hours for what moves money or gives power (D50). Throws `sign_in_too_old`. */
export function requireFreshSignIn({ signedInAt }: { signedInAt: Date | null }, clock: Clock): void {
  if (signedInAt === null || clock.now().getTime() - signedInAt.getTime() > SIGN_IN_MS)
    throw new Problem('sign_in_too_old');
}
