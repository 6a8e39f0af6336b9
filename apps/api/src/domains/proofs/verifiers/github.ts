import { type Github, loginIn } from '../../../integrations/github/github.ts';
import { Problem } from '../../../problem.ts';
import { githubReturn, githubSignIn } from './sign-in.ts';
import { CHALLENGE_MS, ONE_YEAR_DAYS, type Verifier } from './verifier.ts';

/** An account of GitHub signs in. Its id is what is held: names are reused. */
export const githubVerifier = (github: Github, origin: string): Verifier => ({
  lastsDays: () => ONE_YEAR_DAYS,
  challengeMs: CHALLENGE_MS,
  isShownAtFirst: true,
  normalise: (text) => loginIn(text)?.toLowerCase() ?? null,
  async begin(claim) {
    if ((await github.accountNamed(claim.subject)) === null) throw new Problem('proof_subject_not_found');
    return { challenge: { type: 'oauth', ...githubSignIn(github, origin, claim) } };
  },
  async verify({ subject }, challenge, answer) {
    const { account } = await githubReturn(github, challenge, answer);
    if (account.login.toLowerCase() !== subject) throw new Problem('proof_not_yours');
    return { method: 'sign_in', key: account.id, evidence: { account: account.login, id: account.id } };
  },
  async recheck({ key }) {
    const account = await github.account(key);
    return account === null ? { result: 'false' } : { result: 'true', subject: account.login.toLowerCase() };
  },
});
