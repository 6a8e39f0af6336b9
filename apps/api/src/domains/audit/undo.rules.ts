import type { Clock } from '../../clock.ts';
import { Problem } from '../../problem.ts';

/** How long a member of the team may undo a decision. */
const UNDO_MS = 10 * 60_000;

/** Allows an undo of one's own change within ten minutes. Throws `nothing_to_undo`. */
export function requireUndoable<Change extends { actorId: string; at: Date }>(
  last: Change | undefined,
  caller: { userId: string },
  clock: Clock,
): Change {
  if (last?.actorId !== caller.userId || clock.now().getTime() - last.at.getTime() > UNDO_MS)
    throw new Problem('nothing_to_undo');
  return last;
}
