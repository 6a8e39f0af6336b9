import { Problem } from '../../../problem.ts';
import type { Verifier } from './verifier.ts';

/** How long a project may take to answer. */
const ANSWER_MS = 30 * 86_400_000;

/** A project, as far as seats need it. */
export interface SeatProject {
  name: string;
  userId: string;
}

/** A project says that somebody belongs to it. What it says is stored by `answerSeat`, not found out here. */
export const seatVerifier = (
  /** A living project that this person may see. */
  findProject: (userId: string, projectId: string) => Promise<SeatProject | null>,
  /** Whether its owner has not deleted it. */
  isThere: (projectId: string) => Promise<boolean>,
): Verifier => ({
  lastsDays: () => null,
  challengeMs: ANSWER_MS,
  isShownAtFirst: true,
  normalise: (text) => (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text.toLowerCase() : null),
  async begin({ userId, profileId, subject }) {
    const project = subject === profileId ? null : await findProject(userId, subject);
    if (project === null) throw new Problem('proof_subject_not_found');
    return { projectId: subject, challenge: { type: 'seat', project: project.name } };
  },
  async verify() {
    throw new Problem('seat_unanswered');
  },
  recheck: async ({ subject }) =>
    (await isThere(subject)) ? { result: 'true' } : { result: 'ended', because: 'project' },
});
