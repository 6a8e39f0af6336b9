import { randomBytes } from 'node:crypto';
import { createSiweMessage } from 'viem/siwe';
import { hashMessage, isErc6492Signature, parseErc6492Signature, recoverMessageAddress } from 'viem/utils';
import type { ProofFacts } from '../../../database/schema.ts';
import type { Accounts } from '../../../integrations/chain/accounts.ts';
import type { ChainAddress } from '../../../integrations/chain/chain.ts';
import { lowerCase } from '../../../integrations/chain/deposit-address.ts';
import { isAddress, withChecksum } from '../../../lib/eip55.ts';
import { OutsideAway } from '../../../lib/outside-away.ts';
import { Problem } from '../../../problem.ts';
import type { Claim, ProofAnswer } from './verifier.ts';

/** Who asks for signatures, and on which chain. */
export interface Signing {
  /** Of the installation: a message for another one is none of ours. */
  origin: string;
  chainId: number;
  /** Asks accounts that are contracts (EIP-1271); null without a chain, so that keys alone can sign. */
  accounts: Accounts | null;
}

type Signed = { address: ChainAddress; message: string; signature: `0x${string}` };

/** The address in a text in lower case; null if there is none, or if its checksum is wrong. */
export const addressIn = (text: string): ChainAddress | null => (isAddress(text) ? lowerCase(text) : null);

/**
 * A message by EIP-4361 that is for this installation, profile and claim alone, once, until it ends.
 * @param address in lower case
 */
export function signChallenge({ origin, chainId }: Signing, claim: Claim, address: string): ProofFacts {
  const message = createSiweMessage({
    domain: new URL(origin).host,
    address: withChecksum(address),
    statement: 'Show that this address is yours. Signing this moves nothing and allows nothing.',
    uri: `${origin}/profiles/${claim.profileId}/proofs`,
    version: '1',
    chainId,
    nonce: claim.nonce,
    issuedAt: claim.now,
    expirationTime: claim.endsAt,
    requestId: claim.proofId,
    resources: [`urn:mutuals:profile:${claim.profileId}`],
  });
  return { type: 'sign', address, chainId: String(chainId), message };
}

/**
 * Checks the signature over a stored challenge. The message is the one that was made here, so that another domain's,
 * profile's or day's never fits. Throws `signature_invalid`, `account_not_deployed` or
 * `account_accepts_all`.
 */
export async function readSignature(
  signing: Signing,
  challenge: ProofFacts,
  answer: ProofAnswer,
): Promise<{ method: 'signature' | 'smart_account'; evidence: ProofFacts }> {
  const { address = '', message = '' } = challenge;
  const signature = answer.signature === undefined ? null : lowerCase(answer.signature);
  // Bytes have two digits each.
  if (signature === null || signature.length % 2 !== 0) throw new Problem('signature_invalid');
  const signed = { address: lowerCase(address), message, signature };
  if (await isOfKey(signed)) return { method: 'signature', evidence: { address, message, signature } };
  const { accounts } = signing;
  const inner = withoutWrapper(signature);
  if (accounts === null || inner === null) throw new Problem('signature_invalid');
  if (!(await accounts.isContract(signed.address)))
    throw new Problem(inner === signature ? 'signature_invalid' : 'account_not_deployed');
  const ofAccount = { ...signed, signature: inner };
  if (!(await isOfContract(accounts, ofAccount))) throw new Problem('signature_invalid');
  if (await acceptsAll(accounts, ofAccount)) throw new Problem('account_accepts_all');
  return { method: 'smart_account', evidence: { address, message, signature: inner } };
}

/**
 * The signature of an account itself, where its wallet wrapped it with how the account is to be made (EIP-6492): code of the
 * claimant's own choice, which is never run here. Null if the wrapper is broken.
 */
function withoutWrapper(signature: `0x${string}`): `0x${string}` | null {
  if (!isErc6492Signature(signature)) return signature;
  try {
    return parseErc6492Signature(signature).signature;
  } catch {
    return null;
  }
}

/** Whether a signature that was taken still is one: a contract may have got another owner. Throws OutsideAway. */
export async function isStillSigned({ accounts }: Signing, evidence: ProofFacts): Promise<boolean> {
  const { address = '', message = '', signature = '' } = evidence;
  const signed = { address: lowerCase(address), message, signature: lowerCase(signature) };
  if (await isOfKey(signed)) return true;
  if (accounts === null) throw new OutsideAway('The chain', 'is not configured');
  return (await isOfContract(accounts, signed)) && !(await acceptsAll(accounts, signed));
}

/** Whether the key of an address signed. That is enough for one with delegated code (EIP-7702), too: the key rules it. */
async function isOfKey({ address, message, signature }: Signed): Promise<boolean> {
  try {
    return lowerCase(await recoverMessageAddress({ message, signature })) === address;
  } catch {
    // It is no signature of a key, or no point on the curve.
    return false;
  }
}

const isOfContract = (accounts: Accounts, { address, message, signature }: Signed): Promise<boolean> =>
  accounts.accepts(address, hashMessage(message), signature);

/**
 * A contract that calls other words, or other bytes, signed as well knows no owner: anybody could say that it is theirs.
 */
async function acceptsAll(accounts: Accounts, { address, message, signature }: Signed): Promise<boolean> {
  const others = [
    [hashMessage(randomHex(32)), signature],
    [hashMessage(message), randomHex(65)],
    [hashMessage(randomHex(32)), randomHex(65)],
  ] as const;
  const answers = await Promise.all(others.map(([hash, other]) => accounts.accepts(address, hash, other)));
  return answers.includes(true);
}

const randomHex = (bytes: number): `0x${string}` => `0x${randomBytes(bytes).toString('hex')}`;
