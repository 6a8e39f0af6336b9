import { addressIn, isStillSigned, readSignature, signChallenge, type Signing } from './signing.ts';
import { CHALLENGE_MS, ONE_YEAR_DAYS, type Verifier } from './verifier.ts';

/** An address signs (SIWE), by its key or as a contract. Shown only where its owner says so (D87). */
export const walletVerifier = (signing: Signing): Verifier => ({
  lastsDays: () => ONE_YEAR_DAYS,
  challengeMs: CHALLENGE_MS,
  isShownAtFirst: false,
  normalise: addressIn,
  begin: async (claim) => ({ challenge: signChallenge(signing, claim, claim.subject) }),
  async verify(claim, challenge, answer) {
    const { method, evidence } = await readSignature(signing, challenge, answer);
    return { method, key: claim.subject, evidence };
  },
  recheck: async ({ evidence }) => ({ result: (await isStillSigned(signing, evidence)) ? 'true' : 'false' }),
});
