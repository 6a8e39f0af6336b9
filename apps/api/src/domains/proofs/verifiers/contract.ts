import type { ChainAddress } from '../../../integrations/chain/chain.ts';
import type { Contracts } from '../../../integrations/chain/contracts.ts';
import { lowerCase } from '../../../integrations/chain/deposit-address.ts';
import { Problem } from '../../../problem.ts';
import { addressIn, isStillSigned, readSignature, signChallenge, type Signing } from './signing.ts';
import { CHALLENGE_MS, type Verifier } from './verifier.ts';

/** Who owns a token or another contract, or deployed it, signs. Of a proxy its own owner counts, not that of its code. */
export function contractVerifier(signing: Signing, contracts: Contracts): Verifier {
  async function roleOf(contract: ChainAddress, account: ChainAddress): Promise<'owner' | 'deployer' | null> {
    if ((await contracts.owner(contract)) === account) return 'owner';
    return (await contracts.isDeployedBy(contract, account)) ? 'deployer' : null;
  }

  return {
    lastsDays: () => null,
    challengeMs: CHALLENGE_MS,
    isShownAtFirst: true,
    normalise: addressIn,
    async begin(claim) {
      const contract = lowerCase(claim.subject);
      if (!(await contracts.isContract(contract))) throw new Problem('proof_subject_not_found');
      const named = claim.account === null ? null : lowerCase(claim.account);
      if (named !== null && (await roleOf(contract, named)) === null) throw new Problem('proof_not_yours');
      const account = named ?? (await contracts.owner(contract)) ?? (await contracts.deployer(contract));
      if (account === null) throw new Problem('subject_unprovable');
      return { account, challenge: signChallenge(signing, claim, account) };
    },
    async verify(claim, challenge, answer) {
      const { evidence } = await readSignature(signing, challenge, answer);
      // It may have been given away while its owner signed.
      const role = await roleOf(lowerCase(claim.subject), lowerCase(challenge['address'] ?? ''));
      if (role === null) throw new Problem('proof_not_yours');
      return { method: role, key: claim.subject, evidence: { ...evidence, contract: claim.subject, role } };
    },
    async recheck({ subject, method, evidence }) {
      const [contract, account] = [lowerCase(subject), lowerCase(evidence['address'] ?? '')];
      if (!(await contracts.isContract(contract))) return { result: 'false' };
      // Who deployed it stays true.
      const owner = method === 'deployer' ? account : await contracts.owner(contract);
      if (owner !== null && owner !== account) return { result: 'ended', because: 'changed_hands' };
      // An owner that is a contract itself may have got other signers.
      return { result: owner !== null && (await isStillSigned(signing, evidence)) ? 'true' : 'false' };
    },
  };
}
