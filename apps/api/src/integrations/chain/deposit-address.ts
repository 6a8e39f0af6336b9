import { ECDH } from 'node:crypto';
import { HDKey, publicKeyToAddress } from 'viem/accounts';

/** An address on the chain in lower case, as everywhere in the code and the database. */
export type ChainAddress = `0x${string}`;

/**
 * The derivation path of the configured extended public key. Account 1, so that ordinary wallets of the same seed do
 * not show these addresses.
 */
export const DEPOSIT_PATH = "m/44'/60'/1'/0";

/** The last non-hardened index; a public key derives no others. */
const LAST_INDEX = 2 ** 31 - 1;

/**
 * The deposit address of an index, in lower case: child `index` of the extended public key of `m/44'/60'/1'/0` (D16).
 * The only place that knows how addresses are made, so that another scheme can replace it (D47). Throws for an invalid
 * key or index.
 */
export function depositAddress(xpub: string, index: number): ChainAddress {
  if (!Number.isSafeInteger(index) || index < 0 || index > LAST_INDEX)
    throw new RangeError(`There is no deposit address ${index}`);
  const { publicKey } = publicKeyOf(xpub).deriveChild(index);
  if (publicKey === null) throw new Error(`There is no deposit address ${index}`);
  const uncompressed = ECDH.convertKey(Buffer.from(publicKey), 'secp256k1', undefined, undefined, 'uncompressed');
  return lowerCase(publicKeyToAddress(`0x${Buffer.from(uncompressed).toString('hex')}`));
}

/**
 * The fingerprint of an extended public key in 8 hexadecimal digits (BIP-32). It tells which key made an address after
 * the key was replaced.
 */
export const xpubFingerprint = (xpub: string): string => publicKeyOf(xpub).fingerprint.toString(16).padStart(8, '0');

/**
 * Why a text cannot be the key that deposit addresses are derived from; null if it can. Never quotes the text: it may
 * be a private key.
 */
export function complaintAboutDepositKey(text: string): string | null {
  // Checked before anything else: a private key must never come near the server.
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

/** The key that was parsed last. A process mostly has one, and parsing takes longer than deriving. */
let last: { xpub: string; key: HDKey } | null = null;

function publicKeyOf(xpub: string): HDKey {
  if (last?.xpub === xpub) return last.key;
  const key = HDKey.fromExtendedKey(xpub);
  if (key.privateKey !== null) throw new Error('This is an extended private key');
  last = { xpub, key };
  return key;
}
