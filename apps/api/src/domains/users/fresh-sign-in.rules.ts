import type { Clock } from '../../clock.ts';
import { Problem } from '../../problem.ts';

/** D50. */
const SIGN_IN_MS = 12 * 3_600_000;

/** Lets those of the team go on who signed in within 12 hours: what moves money or gives power asks for it (D50). Throws `sign_in_too_old`. */
export function requireFreshSignIn({ signedInAt }: { signedInAt: Date | null }, clock: Clock): void {
  if (signedInAt === null || clock.now().getTime() - signedInAt.getTime() > SIGN_IN_MS)
    throw new Problem('sign_in_too_old');
}
