import type { ProofFacts } from '../../../database/schema.ts';
import { type Github, type GithubRepository, repositoryIn } from '../../../integrations/github/github.ts';
import { Problem } from '../../../problem.ts';
import { hasLine, lineOf, PLACED_PATH } from './placed.ts';
import { githubReturn, githubSignIn } from './sign-in.ts';
import { CHALLENGE_MS, ONE_YEAR_DAYS, type Verifier } from './verifier.ts';

const evidenceOf = ({ fullName, id, ownerId }: GithubRepository): ProofFacts => ({
  repository: fullName,
  id,
  ownerId,
});

/**
 * A file in a repository, which has to stay, or the right to administer it. The repository is held by its id, so that
 * one that takes a free name is another one; whoever it is given to has not proven it.
 */
export function repositoryVerifier(github: Github, origin: string): Verifier {
  const hasFile = async (repository: GithubRepository, line: string): Promise<boolean> => {
    const text = await github.file(repository, PLACED_PATH);
    return text !== null && hasLine(text, line);
  };

  return {
    lastsDays: (method) => (method === 'admin' ? ONE_YEAR_DAYS : null),
    challengeMs: CHALLENGE_MS,
    isShownAtFirst: true,
    normalise: (text) => repositoryIn(text)?.toLowerCase() ?? null,
    async begin(claim) {
      const repository = await github.repositoryNamed(claim.subject);
      if (repository === null) throw new Problem('proof_subject_not_found');
      const { url: signInUrl, ...signIn } = githubSignIn(github, origin, claim);
      const placed = { path: PLACED_PATH, content: lineOf(claim) };
      return {
        subject: repository.fullName.toLowerCase(),
        challenge: { type: 'file', id: repository.id, ...placed, signInUrl, ...signIn },
      };
    },
    async verify(claim, challenge, answer) {
      const repository = await github.repository(challenge['id'] ?? '');
      if (repository === null) throw new Problem('proof_subject_not_found');
      const found = { key: repository.id, subject: repository.fullName.toLowerCase() };
      if (answer.code !== undefined) {
        const { account, administers } = await githubReturn(github, challenge, answer, repository.fullName);
        if (!administers.some(({ id }) => id === repository.id)) throw new Problem('proof_not_yours');
        return { ...found, method: 'admin', evidence: { ...evidenceOf(repository), administrator: account.id } };
      }
      const line = lineOf(claim);
      if (!(await hasFile(repository, line))) throw new Problem('challenge_not_met');
      return { ...found, method: 'file', evidence: { ...evidenceOf(repository), line } };
    },
    async recheck(held) {
      const repository = await github.repository(held.key);
      if (repository === null) return { result: 'false' };
      if (repository.ownerId !== held.evidence['ownerId']) return { result: 'ended', because: 'changed_hands' };
      if (held.method === 'file' && !(await hasFile(repository, lineOf(held)))) return { result: 'false' };
      return { result: 'true', subject: repository.fullName.toLowerCase() };
    },
  };
}
