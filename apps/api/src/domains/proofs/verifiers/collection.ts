import type { ChainAddress } from '../../../integrations/chain/chain.ts';
import type { Contracts } from '../../../integrations/chain/contracts.ts';
import { lowerCase } from '../../../integrations/chain/deposit-address.ts';
import { OutsideAway } from '../../../lib/outside-away.ts';
import { Problem } from '../../../problem.ts';
import { addressIn, isStillSigned, readSignature, signChallenge, type Signing } from './signing.ts';
import { CHALLENGE_MS, type Verifier } from './verifier.ts';

interface Pieces {
  method: 'holds' | 'minted';
  count: number;
}

/** Somebody holds pieces of a collection, or minted them, and signs. Many may: what is held is held by an address. */
export function collectionVerifier(signing: Signing, contracts: Contracts): Verifier {
  /** Throws `proof_not_yours` where there are none, and OutsideAway where nobody can say how many. */
  async function piecesOf(collection: ChainAddress, account: ChainAddress): Promise<Pieces> {
    const standard = await contracts.collection(collection);
    if (standard === null) throw new Problem('proof_subject_not_found');
    const held = await contracts.held(collection, standard, account);
    if (held !== null && held > 0) return { method: 'holds', count: held };
    const minted = await contracts.minted(collection, standard, account);
    if (minted !== null && minted > 0) return { method: 'minted', count: minted };
    if (held === null) throw new OutsideAway('The explorer', 'does not say who holds a collection');
    throw new Problem('proof_not_yours');
  }

  return {
    lastsDays: () => null,
    challengeMs: CHALLENGE_MS,
    isShownAtFirst: true,
    normalise: addressIn,
    async begin(claim) {
      const account = claim.account ?? claim.wallet;
      if (account === null)
        throw new Problem('validation_failed', {
          errors: [{ path: 'body/account', code: 'required', message: 'Say which address holds it.' }],
        });
      await piecesOf(lowerCase(claim.subject), lowerCase(account));
      return { account, challenge: signChallenge(signing, claim, account) };
    },
    async verify(claim, challenge, answer) {
      const { evidence } = await readSignature(signing, challenge, answer);
      const address = challenge['address'] ?? '';
      const pieces = await piecesOf(lowerCase(claim.subject), lowerCase(address));
      return { ...pieces, key: `${claim.subject} ${address}`, evidence: { ...evidence, collection: claim.subject } };
    },
    async recheck({ subject, method, evidence }) {
      // A holder that is a contract may have got other signers.
      if (!(await isStillSigned(signing, evidence))) return { result: 'false' };
      // What was minted stays minted.
      if (method === 'minted') return { result: 'true' };
      const [collection, account] = [lowerCase(subject), lowerCase(evidence['address'] ?? '')];
      const standard = await contracts.collection(collection);
      if (standard === null) return { result: 'false' };
      const count = await contracts.held(collection, standard, account);
      if (count === null) throw new OutsideAway('The explorer', 'does not say who holds a collection');
      return count > 0 ? { result: 'true', count } : { result: 'false' };
    },
  };
}
