import { ECDH } from 'node:crypto';
import { HDKey, publicKeyToAddress } from 'viem/accounts';

/** An address on the chain in lower case, as all of the code and the database has it. */
export type ChainAddress = `0x${string}`;

/** Where the extended public key that is configured stands below the seed: account 1, so that no wallet made from the same seed shows it. */
export const DEPOSIT_PATH = "m/44'/60'/1'/0";

/** The last index that can be derived without hardening, which a public key cannot do. */
const LAST_INDEX = 2 ** 31 - 1;

/**
 * The deposit address of an index, in lower case: child `index` of the extended public key of `m/44'/60'/1'/0` (D16). Nothing else in the
 * product knows how addresses are made, so that another scheme can take its place (D47). Throws for a key or an index that has none.
 */
export function depositAddress(xpub: string, index: number): ChainAddress {
  if (!Number.isSafeInteger(index) || index < 0 || index > LAST_INDEX)
    throw new RangeError(`There is no deposit address ${index}`);
  const { publicKey } = publicKeyOf(xpub).deriveChild(index);
  if (publicKey === null) throw new Error(`There is no deposit address ${index}`);
  const uncompressed = ECDH.convertKey(Buffer.from(publicKey), 'secp256k1', undefined, undefined, 'uncompressed');
  return lowerCase(publicKeyToAddress(`0x${Buffer.from(uncompressed).toString('hex')}`));
}

/** Names an extended public key in 8 hexadecimal digits (BIP-32), so that what it made is known after another took its place. */
export const xpubFingerprint = (xpub: string): string => publicKeyOf(xpub).fingerprint.toString(16).padStart(8, '0');

/** Why a text cannot be what deposit addresses are derived from; null where it can. Never says the text: it may be a private key. */
export function complaintAboutDepositKey(text: string): string | null {
  // Whatever else is wrong with it: this must never come near the server.
  if (/^[a-z]prv/i.test(text)) return 'is an extended private key; the server may hold the public one (xpub…) alone';
  try {
    publicKeyOf(text);
    return null;
  } catch {
    return 'is no extended public key (xpub…)';
  }
}

/** An address in lower case. */
export const lowerCase = (address: string): ChainAddress => `0x${address.slice(2).toLowerCase()}`;

/** The last key that was read: mostly there is one in a process, and reading it takes longer than deriving from it. */
let last: { xpub: string; key: HDKey } | null = null;

function publicKeyOf(xpub: string): HDKey {
  if (last?.xpub === xpub) return last.key;
  const key = HDKey.fromExtendedKey(xpub);
  if (key.privateKey !== null) throw new Error('This is an extended private key');
  last = { xpub, key };
  return key;
}
