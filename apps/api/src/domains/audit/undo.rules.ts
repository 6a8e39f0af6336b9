import type { Clock } from '../../clock.ts';
import { Problem } from '../../problem.ts';

/** How long whoever of the team decided something may take it back. */
const UNDO_MS = 10 * 60_000;

/** Lets a change go on to be taken back: one's own, made a moment ago. Throws `nothing_to_undo`. */
export function requireUndoable<Change extends { actorId: string; at: Date }>(
  last: Change | undefined,
  caller: { userId: string },
  clock: Clock,
): Change {
  if (last?.actorId !== caller.userId || clock.now().getTime() - last.at.getTime() > UNDO_MS)
    throw new Problem('nothing_to_undo');
  return last;
}
