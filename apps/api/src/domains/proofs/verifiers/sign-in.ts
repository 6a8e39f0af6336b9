import { createHash, randomBytes } from 'node:crypto';
import type { ProofFacts } from '../../../database/schema.ts';
import type { Github, SignedIn } from '../../../integrations/github/github.ts';
import { Problem } from '../../../problem.ts';
import type { Claim, ProofAnswer } from './verifier.ts';

/** The page of a profile's proofs, where people come back to. */
export const proofsPage = (origin: string, profileId: string): string => `${origin}/profiles/${profileId}/proofs`;

/** A sign-in at GitHub (PKCE). The verifier stays in the database; the token that it brings is dropped at once. */
export function githubSignIn(github: Github, origin: string, claim: Claim) {
  const [state, codeVerifier] = [randomBytes(24).toString('base64url'), randomBytes(48).toString('base64url')];
  const redirectUri = proofsPage(origin, claim.profileId);
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  return { url: github.signInUrl({ redirectUri, state, codeChallenge }), state, codeVerifier, redirectUri };
}

/** Who came back. Throws `challenge_over` for a state or a code that is not, or no longer, of this challenge. */
export async function githubReturn(
  github: Github,
  challenge: ProofFacts,
  { code, state }: ProofAnswer,
  repository?: string,
): Promise<SignedIn> {
  const { codeVerifier = '', redirectUri = '' } = challenge;
  if (code === undefined) throw new Problem('challenge_not_met');
  if (state === undefined || state !== challenge['state']) throw new Problem('challenge_over');
  const signedIn = await github.signIn({ redirectUri, code, codeVerifier }, repository);
  if (signedIn === null) throw new Problem('challenge_over');
  return signedIn;
}
